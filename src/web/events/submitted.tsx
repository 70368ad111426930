import { addEventPath } from '../../words/addresses/addresses.ts'
import { SubmissionPage, SubmissionFacts } from '../form/submission/submission-page.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLinks } from '../reader/use-links.ts'
import './events.css'
import type { LoadedSubmission } from './submitted/submitted.load.ts'

const load = deferredLoad(() => import('./submitted/submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Review status of a submitted event, for readers with its link. */
export default function SubmittedPage() {
  const t = useMessages('event')
  const links = useLinks()
  const submission = useLoaded(load)
  return (
    <SubmissionPage
      area="event"
      submission={submission}
      toShown={t.toEvent()}
      form={{ href: links.inside(addEventPath), name: t.addHeading() }}
    >
      {submission !== null && <SubmittedFacts submission={submission} />}
    </SubmissionPage>
  )
}

function SubmittedFacts({ submission }: { submission: LoadedSubmission }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const facts = [
    { name: t.titleField(), text: submission.title },
    { name: t.type(), text: types[submission.type]() },
    { name: t.token(), text: submission.token },
    { name: t.when(), text: submission.when },
    { name: t.placeField(), text: submission.place },
    { name: t.proofField(), text: submission.proof },
    { name: t.text(), text: submission.description },
    { name: t.sentOn(), text: submission.submitted },
    { name: t.decidedOn(), text: submission.decided },
  ]
  return <SubmissionFacts facts={facts} className="whitespace-pre-line" />
}
