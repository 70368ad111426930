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
  return (
    <dl className="mt-8 border-t border-ink text-sm">
      {facts.map(({ name, text }) =>
        text === null ? null : (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-3"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="whitespace-pre-line text-ink">{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
