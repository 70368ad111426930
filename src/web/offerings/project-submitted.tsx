import { SubmissionFacts, SubmissionPage } from '../form/submission/submission-page.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { useLinks } from '../reader/use-links.ts'
import type { LoadedProject } from './owner/project-submitted.load.ts'

const load = deferredLoad(() => import('./owner/project-submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectSubmittedPage() {
  const t = useMessages('owner')
  const links = useLinks()
  const project = useLoaded(load)
  return (
    <SubmissionPage
      area="owner"
      submission={project}
      toShown={t.publicPage()}
      form={{ href: links.ownerForm(), name: t.submitHeading() }}
    >
      {project !== null && <Facts project={project} />}
    </SubmissionPage>
  )
}

function Facts({ project }: { project: LoadedProject }) {
  const t = useMessages('owner')
  const facts = [
    { name: t.project(), text: project.name },
    { name: t.sentOn(), text: project.submitted },
    { name: t.decidedOn(), text: project.decided },
  ]
  return <SubmissionFacts facts={facts} className="wrap-anywhere" />
}
