import { useRef, type KeyboardEvent } from 'react'
import { isUploading } from '../../../form/fields/is-uploading.ts'
import type { ShownForm } from '../../../form/fields/shown-form.ts'
import { FormNotice } from '../../../form/outcome/form-notice.tsx'
import { ChangedNotice } from '../../../form/submission/changed-notice.tsx'
import { Trap } from '../../../form/trap.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { BarNotice } from '../bar-notice.tsx'
import { FormBody } from '../form-body.tsx'
import { formName } from '../use-form-state.ts'
import type { PostedProject } from './answer-project.ts'
import { LikelyProjects } from './likely-projects.tsx'
import { useNewProject, type ProjectFormPurpose } from './use-new-project.ts'

interface ProjectFormProps {
  readonly shown: ShownForm
  /** What a browser without scripts has sent to the page; undefined on a page where the form needs scripts. */
  readonly posted?: PostedProject | null | undefined
  readonly purpose: ProjectFormPurpose
  readonly sendLabel?: string
  /** Loads what was stored meanwhile, for a correction. */
  readonly onTake?: () => void
}

export function ProjectForm({ shown, posted, purpose, sendLabel, onTake }: ProjectFormProps) {
  const t = useMessages('owner')
  const links = useLinks()
  const form = useRef<HTMLFormElement>(null)
  const { waiting, outcome, isPosted, state, goTo, send, takeBack } = useNewProject({
    shown,
    posted,
    form,
    purpose,
  })
  const sendForm = (confirmed: boolean) => {
    const topic = form.current === null ? '' : new FormData(form.current).get('topic')
    void send({
      confirmed,
      topic: typeof topic === 'string' ? topic : '',
      isUploading: isUploading(form.current),
    })
  }
  const failure = <BarNotice outcome={outcome} title={t.notSent()} />
  return (
    // Handles events that bubble up from the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      {...(posted !== undefined && { method: 'post', action: links.ownerForm() })}
      noValidate
      onKeyDown={keepEnter}
      onSubmit={(event) => {
        event.preventDefault()
        sendForm(false)
      }}
    >
      <FormBody
        shown={shown}
        state={state}
        above={
          <>
            <FormNotice area="owner" form={formName} outcome={outcome} faults={state.faults} onGo={goTo} />
            {/* Without scripts the reader sees the top of the page first. */}
            {isPosted && failure}
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
              {!isPosted && failure}
              <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
                {outcome?.kind === 'refused' ? t.sendAgain() : (sendLabel ?? t.send())}
              </Button>
              <p className="ms-auto text-2xs text-ink-3 noscript:hidden">{t.draftKept()}</p>
            </>
          )
        }
      />
      <Trap label={t.trap()} className="owner-trap" />
    </form>
  )
}

/** Enter in a field does not send an unfinished project. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
