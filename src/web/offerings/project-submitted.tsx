import { lazy } from 'react'
import { SubmissionPage } from '../form/submission/submission-page.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLinks } from '../reader/use-links.ts'
import '../form/remote-select.css'
import './owner/owner.css'

const FoundProject = lazy(() => import('./submitted/found-project.tsx'))

const load = deferredLoad(() => import('./submitted/project-submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Review status of a submitted project, and its form, for its sender. */
export default function ProjectSubmittedPage() {
  const t = useMessages('owner')
  const links = useLinks()
  const project = useLoaded(load)
  return (
    <SubmissionPage area="owner" form={{ href: links.ownerForm(), name: t.submitHeading() }}>
      {project && <FoundProject project={project} />}
    </SubmissionPage>
  )
}
