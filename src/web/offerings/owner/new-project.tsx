import { useEffect, useState } from 'react'
import { submittedProjectPath } from '../../../words/addresses/owner-addresses.ts'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { SubmissionReceived } from '../../form/submission/submission-received.tsx'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { NotOpened } from './not-opened.tsx'
import { ProjectForm } from './project-form.tsx'

export default function NewProject() {
  const [token, setToken] = useState<string>()
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
  if (shown === 'failed')
    return (
      <NotOpened
        onRetry={() => {
          setShown(undefined)
          setTries(tries + 1)
        }}
      />
    )
  return <ProjectForm shown={shown} onSent={setToken} />
}

async function openForm(): Promise<ShownForm | 'failed'> {
  try {
    return await (await fetchedClient()).getOwnerForm({})
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return 'failed'
    throw error
  }
}
