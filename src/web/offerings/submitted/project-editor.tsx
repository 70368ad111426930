import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'
import { addressName } from '../../../domain/offerings/owner-form/address-name.ts'
import { labelOf } from '../../form/fields/fault-words.ts'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { useBaseVersion } from '../../form/submission/use-base-version.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import NewProject, { OpenedForm } from '../owner/new/new-project.tsx'
import { ProjectForm } from '../owner/new/project-form.tsx'
import type { ProjectFormPurpose } from '../owner/new/use-new-project.ts'
import { valueText } from '../owner/value-text.ts'
import type { LoadedProject } from './project-submitted.load.ts'

interface ProjectEditorProps {
  readonly project: LoadedProject
  /** The address of the submission without its form. */
  readonly back: string
}

/** The form with what was sent: a correction while it waits for review, afterwards a new project. */
export default function ProjectEditor({ project, back }: ProjectEditorProps) {
  const { status, receipt, version } = project.standing
  const draft = useMemo(() => valuesDraft(`project-draft-${receipt}`), [receipt])
  if (status !== 'waiting') return <NewProject draft={draft} first={project.values} />
  return (
    <OpenedForm>
      {(shown) => <Correction key={version} shown={shown} project={project} draft={draft} back={back} />}
    </OpenedForm>
  )
}

interface CorrectionProps extends ProjectEditorProps {
  readonly shown: ShownForm
  readonly draft: ProjectFormPurpose['draft']
}

function Correction({ shown, project, draft, back }: CorrectionProps) {
  const t = useMessages('submission/page')
  const words = useMessages('form-errors')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { token } = project.standing
  const hasDraft = draft.stored() !== undefined
  const base = useBaseVersion({ ...project.standing, hasDraft })
  const forget = () => {
    draft.forget()
    base.forget()
  }
  const form = useMemo(
    () => ({ ...shown, fields: shown.fields.filter(({ name }) => name !== addressName) }),
    [shown],
  )
  const send: ProjectFormPurpose['send'] = async ({ values, confirmed, client }) => {
    const own = { submission_token: token, version: base.current(), zone: readerZone() }
    const { status, candidates } = await client.correctProject({ ...own, values, confirmed })
    if (status === 'likely_duplicate') return { kind: 'likely', candidates }
    if (status === 'conflict') {
      const now = await client.getProjectSubmission({ token })
      base.take(now.version)
      const differences = differingNames(now.values, values).map((name) => ({
        label: labelOf(form.fields, name, words),
        text: valueText(form.fields, name, now.values[name]),
      }))
      return { kind: 'changed', differences }
    }
    forget()
    notify({ kind: 'ok', title: t.corrected() })
    await navigate(back, { replace: true })
    return undefined
  }
  return (
    <ProjectForm
      shown={form}
      purpose={{ draft, first: project.values, send }}
      sendLabel={t.save()}
      onTake={() => {
        forget()
        void revalidate()
      }}
    />
  )
}
