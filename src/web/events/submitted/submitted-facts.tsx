import { SubmissionFacts } from '../../form/submission/submission-page.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { LoadedSubmission } from './submitted.load.ts'

/** As it was sent, with what the reviewer has mended. */
export function SubmittedFacts({ submission }: { submission: LoadedSubmission }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const { start, end, zone } = submission
  const when = end === null ? start : `${start} – ${end}`
  const facts = [
    { name: t.titleField(), text: submission.title },
    { name: t.type(), text: types[submission.type]() },
    { name: t.token(), text: submission.token },
    { name: t.when(), text: zone === null ? when : `${when} (${zone})` },
    { name: t.placeField(), text: submission.place },
    { name: t.proofField(), text: submission.proof },
    { name: t.text(), text: submission.description },
    { name: t.sentOn(), text: submission.submitted },
    { name: t.decidedOn(), text: submission.decided },
  ]
  return <SubmissionFacts facts={facts} className="whitespace-pre-line" />
}
