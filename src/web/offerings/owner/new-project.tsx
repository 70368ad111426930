import { useEffect, useRef, useState } from 'react'
import { submittedProjectPath } from '../../../words/owner-addresses.ts'
import { FaultSummary } from '../../form/fault-summary.tsx'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { TakenSubmission } from '../../form/submission/taken-submission.tsx'
import { Trap } from '../../form/trap.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { isUploading, useFaultsFocused } from './entry-form.tsx'
import { FormBody } from './form-body.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LikelyProjects } from './likely-projects.tsx'
import { Seen } from '../../form/seen.tsx'
import { formName } from './use-form-state.ts'
import { useNewProject } from './use-new-project.ts'

/** Anybody may submit a project; it is listed once somebody has looked at it. */
export default function NewProject() {
  const t = useMessages('owner')
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
      <TakenSubmission
        area="owner"
        path={submittedProjectPath(token)}
        className="grid max-w-prose gap-5"
        onMore={() => setToken(undefined)}
      />
    )
  if (shown === undefined) return <FormSkeleton />
  if (shown === 'failed')
    return (
      <Notice kind="error" role="alert" title={t.notOpened()}>
        <p>{t.notOpenedText()}</p>
        <div className="mt-3">
          <Button
            onClick={() => {
              setShown(undefined)
              setTries(tries + 1)
            }}
          >
            {t.retry()}
          </Button>
        </div>
      </Notice>
    )
  return <ProjectForm shown={shown} onSent={setToken} />
}

function ProjectForm({ shown, onSent }: { shown: ShownForm; onSent: (token: string) => void }) {
  const t = useMessages('owner')
  const form = useRef<HTMLFormElement>(null)
  const { waiting, outcome, state, goTo, send, takeBack } = useNewProject({ shown, onSent })
  useFaultsFocused(outcome, goTo)
  const sendForm = (confirmed: boolean) => {
    const topic = form.current === null ? '' : new FormData(form.current).get('topic')
    void send({
      confirmed,
      topic: typeof topic === 'string' ? topic : '',
      isUploading: isUploading(form.current),
    })
  }
  return (
    <form ref={form} noValidate>
      <FormBody
        shown={shown}
        state={state}
        above={
          <>
            {outcome?.kind === 'faults' && (
              <FaultSummary
                form={formName}
                title={t.faults({ count: outcome.faults.length })}
                faults={outcome.faults}
                onGo={goTo}
              />
            )}
            {outcome?.kind === 'uploading' && <Seen kind="warn" title={t.uploadsFirst()} of={outcome} />}
            {outcome?.kind === 'refused' && (
              <Seen kind="error" title={t.notSent()} of={outcome}>
                <p>{outcome.text ?? t.notReached()}</p>
              </Seen>
            )}
          </>
        }
        bar={
          outcome?.kind === 'likely' ? (
            <LikelyProjects
              candidates={outcome.candidates}
              waiting={waiting}
              onConfirm={() => sendForm(true)}
              onTakeBack={takeBack}
            />
          ) : (
            <>
              <Button
                kind="primary"
                waiting={waiting}
                waitingLabel={t.sending()}
                onClick={() => sendForm(false)}
              >
                {t.send()}
              </Button>
              <p className="ms-auto text-2xs text-ink-3">{t.draftKept()}</p>
            </>
          )
        }
      />
      <Trap label={t.trap()} className="owner-trap" />
    </form>
  )
}

async function openForm(): Promise<ShownForm | 'failed'> {
  try {
    return await (await fetchedClient()).getOwnerForm({})
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return 'failed'
    throw error
  }
}
