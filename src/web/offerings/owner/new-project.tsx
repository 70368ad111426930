import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { addressName } from '../../../domain/offerings/owner-form/address-name.ts'
import { submittedProjectPath } from '../../../words/addresses/owner-addresses.ts'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { arrival, rememberSent } from '../../form/submission/sent-submissions.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { useLinks } from '../../reader/use-links.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { NotOpened } from './not-opened.tsx'
import { ProjectForm } from './project-form.tsx'
import type { ProjectFormPurpose } from './use-new-project.ts'

const nothing: FormValues = {}
const newDraft = valuesDraft('project-draft')

interface NewProjectProps {
  readonly draft?: ProjectFormPurpose['draft']
  /** What was sent before and refused or withdrawn. */
  readonly first?: FormValues
}

export default function NewProject({ draft = newDraft, first = nothing }: NewProjectProps) {
  const navigate = useNavigate()
  const links = useLinks()
  const send: ProjectFormPurpose['send'] = async ({ client, ...request }) => {
    const zone = readerZone()
    const { candidates, token, receipt } = await client.submitProject({ ...request, zone })
    if (token === null || receipt === null) return { kind: 'likely', candidates }
    draft.forget()
    const { [addressName]: email } = request.values
    rememberSent(receipt, { token, email: typeof email === 'string' ? email : '' })
    await navigate(links.inside(submittedProjectPath({ receipt })), { state: arrival })
    return undefined
  }
  return <OpenedForm>{(shown) => <ProjectForm shown={shown} purpose={{ draft, first, send }} />}</OpenedForm>
}

/** Fetches the declaration of the form and says so if that fails. */
export function OpenedForm({ children }: { children: (shown: ShownForm) => ReactNode }) {
  const [shown, setShown] = useState<ShownForm | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    openForm().then(
      (found) => void (isGone || setShown(found)),
      (error: unknown) => {
        setShown(() => {
          throw error
        })
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])
  if (shown === undefined) return <FormSkeleton />
  if (shown === 'failed')
    return (
      <NotOpened
        onRetry={() => {
          setShown(undefined)
          setTries(tries + 1)
        }}
      />
    )
  return children(shown)
}

async function openForm(): Promise<ShownForm | 'failed'> {
  try {
    return await (await fetchedClient()).getOwnerForm({})
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return 'failed'
    throw error
  }
}
