import { useRef } from 'react'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { isUploading } from '../../form/fields/is-uploading.ts'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { FocusedNotice } from '../../form/focused-notice.tsx'
import { ChangedNotice } from '../../form/submission/changed-notice.tsx'
import { Trap } from '../../form/trap.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormBody } from './form-body.tsx'
import { LikelyProjects } from './likely-projects.tsx'
import { formName, useFaultsFocused } from './use-form-state.ts'
import { useNewProject, type ProjectFormPurpose } from './use-new-project.ts'

interface ProjectFormProps {
  readonly shown: ShownForm
  readonly purpose: ProjectFormPurpose
  readonly sendLabel?: string
  /** Loads what was stored meanwhile, for a correction. */
  readonly onTake?: () => void
}

export function ProjectForm({ shown, purpose, sendLabel, onTake }: ProjectFormProps) {
  const t = useMessages('owner')
  const form = useRef<HTMLFormElement>(null)
  const { waiting, outcome, state, goTo, send, takeBack } = useNewProject({ shown, purpose })
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
            {outcome?.kind === 'uploading' && (
              <FocusedNotice kind="warn" title={t.uploadsFirst()} of={outcome} />
            )}
            {outcome?.kind === 'refused' && (
              <FocusedNotice kind="error" title={t.notSent()} of={outcome}>
                <p>{outcome.text ?? t.notReached()}</p>
              </FocusedNotice>
            )}
          </>
        }
        bar={
          outcome?.kind === 'changed' ? (
            <ChangedNotice
              changed={outcome}
              waiting={waiting}
              onTake={() => onTake?.()}
              onSend={() => sendForm(true)}
            />
          ) : outcome?.kind === 'likely' ? (
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
                {sendLabel ?? t.send()}
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
