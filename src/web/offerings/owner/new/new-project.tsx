import { useEffect, useState } from 'react'
import { submittedProjectPath } from '../../../../words/addresses/owner-addresses.ts'
import type { ShownForm } from '../../../form/fields/shown-form.ts'
import { SubmissionReceived } from '../../../form/submission/submission-received.tsx'
import { isHttpFailure } from '../../../loading/http-failure.ts'
import { fetchedClient } from '../../../loading/load.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { NotOpened } from '../not-opened.tsx'
import type { LoadedOwnerForm } from './owner-form.load.ts'
import { ProjectForm } from './project-form.tsx'

interface NewProjectProps {
  readonly loaded: LoadedOwnerForm
}

export default function NewProject({ loaded }: NewProjectProps) {
  const [token, setToken] = useState<string>()
  const { shown, retry } = useShownForm(loaded.shown)
  if (token !== undefined)
    return (
      <SubmissionReceived
        area="owner"
        path={submittedProjectPath(token)}
        className="grid max-w-prose gap-5"
        onMore={() => setToken(undefined)}
      />
    )
  if (shown === undefined) return <FormSkeleton />
  if (shown === 'failed') return <NotOpened onRetry={retry} />
  return <ProjectForm shown={shown} posted={loaded.posted} onSent={setToken} />
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
