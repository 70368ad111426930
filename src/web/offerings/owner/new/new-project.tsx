import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { FormValues } from '../../../../domain/kernel/form/form.ts'
import { addressName } from '../../../../domain/offerings/owner-form/address-name.ts'
import { submittedProjectPath } from '../../../../words/addresses/owner-addresses.ts'
import type { ShownForm } from '../../../form/fields/shown-form.ts'
import { arrival, rememberSent } from '../../../form/submission/sent-submissions.ts'
import { valuesDraft } from '../../../form/values-draft.ts'
import { isHttpFailure } from '../../../loading/http-failure.ts'
import { fetchedClient } from '../../../loading/load.ts'
import { readerZone } from '../../../reader/reader-zone.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { NotOpened } from '../not-opened.tsx'
import type { LoadedOwnerForm } from './owner-form.load.ts'
import { ProjectForm } from './project-form.tsx'
import type { ProjectFormPurpose } from './use-new-project.ts'

const nothing: FormValues = {}
const newDraft = valuesDraft('project-draft')

interface NewProjectProps {
  /** What came with the page; undefined on a page where the form needs scripts. */
  readonly loaded?: LoadedOwnerForm
  readonly draft?: ProjectFormPurpose['draft']
  /** What was sent before and refused or withdrawn. */
  readonly first?: FormValues
}

export default function NewProject({ loaded, draft = newDraft, first = nothing }: NewProjectProps) {
  const navigate = useNavigate()
  const links = useLinks()
  const sending = useRef<string>(undefined)
  const send: ProjectFormPurpose['send'] = async ({ client, ...request }) => {
    // The same for every retry, so that a retry after a lost answer makes no second submission.
    sending.current ??= crypto.randomUUID()
    const own = { zone: readerZone(), sending: sending.current }
    const { candidates, token, receipt } = await client.submitProject({ ...request, ...own })
    if (token === null || receipt === null) return { kind: 'likely', candidates }
    draft.forget()
    const { [addressName]: email } = request.values
    rememberSent(receipt, { token, email: typeof email === 'string' ? email : '' })
    await navigate(links.inside(submittedProjectPath({ receipt })), { state: arrival })
    return undefined
  }
  return (
    <OpenedForm ofPage={loaded?.shown ?? null}>
      {(shown) => <ProjectForm shown={shown} posted={loaded?.posted} purpose={{ draft, first, send }} />}
    </OpenedForm>
  )
}

interface OpenedFormProps {
  /** The declaration of the form that came with the page. */
  readonly ofPage?: ShownForm | null
  readonly children: (shown: ShownForm) => ReactNode
}

/** Fetches the declaration of the form if the page has none, and says so if that fails. */
export function OpenedForm({ ofPage = null, children }: OpenedFormProps) {
  const { shown, retry } = useShownForm(ofPage)
  if (shown === undefined) return <FormSkeleton />
  if (shown === 'failed') return <NotOpened onRetry={retry} />
  return children(shown)
}

/** The fields that came with the page, or that are loaded now because the page was that of an entry. */
function useShownForm(ofPage: ShownForm | null) {
  const [shown, setShown] = useState<ShownForm | 'failed' | undefined>(ofPage ?? undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (ofPage !== null) return undefined
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
  }, [ofPage, tries])
  return {
    shown,
    retry: () => {
      setShown(undefined)
      setTries(tries + 1)
    },
  }
}

async function openForm(): Promise<ShownForm | 'failed'> {
  try {
    return await (await fetchedClient()).getOwnerForm({})
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return 'failed'
    throw error
  }
}
