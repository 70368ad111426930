import { lazy } from 'react'
import { submittedProjectPath } from '../../../words/addresses/owner-addresses.ts'
import { FoundSubmission } from '../../form/submission/submission-found.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import type { LoadedProject } from './project-submitted.load.ts'

const ProjectEditor = lazy(() => import('./project-editor.tsx'))

export default function FoundProject({ project }: { project: LoadedProject }) {
  const t = useMessages('owner')
  const links = useLinks()
  const { standing, href, facts } = project
  return (
    <FoundSubmission
      area="owner"
      standing={standing}
      shown={{ href, text: t.publicPage() }}
      form={links.ownerForm()}
      pathOf={submittedProjectPath}
      facts={facts}
      withdraw={(client, token) => client.withdrawProjectSubmission({ submission_token: token })}
      renderEditor={(back) => <ProjectEditor project={project} back={back} />}
    />
  )
}
