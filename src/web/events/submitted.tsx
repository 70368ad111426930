import { lazy } from 'react'
import { addEventPath } from '../../words/addresses/addresses.ts'
import { SubmissionPage } from '../form/submission/submission-page.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLinks } from '../reader/use-links.ts'
import '../form/remote-select.css'
import './events.css'

const FoundEvent = lazy(() => import('./submitted/found-event.tsx'))

const load = deferredLoad(() => import('./submitted/submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Review status of a submitted event, and its form, for its sender. */
export default function SubmittedPage() {
  const t = useMessages('event')
  const links = useLinks()
  const submission = useLoaded(load)
  const form = links.inside(addEventPath)
  return (
    <SubmissionPage area="event" form={{ href: form, name: t.addHeading() }}>
      {submission && <FoundEvent submission={submission} form={form} />}
    </SubmissionPage>
  )
}
