import { addEventPath } from '../../words/addresses/addresses.ts'
import { SubmissionPage } from '../form/submission/submission-page.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLinks } from '../reader/use-links.ts'
import { SubmittedFacts } from './submitted/submitted-facts.tsx'
import './events.css'

const load = deferredLoad(() => import('./submitted/submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** How a submitted event stands, for who has the link. */
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
