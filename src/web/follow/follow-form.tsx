import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { followStatus } from '../../domain/follow/follow.ts'
import { isEmailAddress } from '../../domain/kernel/text/email-address.ts'
import { FocusedNotice } from '../form/focused-notice.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { storedEmail } from './stored-email.ts'
import { useEarlyPress } from './use-early-press.ts'
import type { Follow } from './use-follow.ts'

interface FollowFormProps {
  readonly follow: Follow
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onSent?: () => void
}

/** An invalid address is marked until it is edited, and is not submitted. What was typed is always kept. */
export function FollowForm({ follow, field, onSent }: FollowFormProps) {
  const t = useMessages('follow')
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const [fault, setFault] = useState<string>()
  /** An object for each failure, so that the same failure is shown again. */
  const [failure, setFailure] = useState<object>()
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (input.current !== null && input.current.value === '') input.current.value = storedEmail()
  }, [input])
  // `onClick` is left out, because the browser submits the form on a click already, and the form would be sent twice.
  const { onClick: _, ...sending } = useEarlyPress(() => input.current?.form?.requestSubmit())

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    if (waiting) return
    if (!isEmailAddress(email)) {
      setFault(email === '' ? t.required() : t.invalid())
      input.current?.focus()
      return
    }
    setWaiting(true)
    const status = await follow.follow(email)
    setWaiting(false)
    setFailure(status === undefined ? {} : undefined)
    if (status === undefined) return
    const next = status === followStatus.waiting ? t.doneNext({ email }) : undefined
    onSent?.()
    notify({ kind: 'ok', title: t.doneTitle(), message: t.doneText(), next })
  }
  return (
    // `method="dialog"`: before hydration a submit does nothing, so the email address never gets into the URL and stays in the field.
    <form method="dialog" noValidate onSubmit={(event) => void send(event)} className="noscript:hidden">
      <Field label={t.email()} error={fault} help={t.help()}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={input}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              placeholder="you@example.com"
              className="min-w-0 flex-1 basis-56"
              onInput={() => setFault(undefined)}
            />
            <Button {...sending} type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
              <Icon name="mail" />
              {failure === undefined ? t.send() : t.sendAgain()}
            </Button>
          </div>
        )}
      </Field>
      {failure !== undefined && (
        <div className="mt-3">
          <FocusedNotice kind="error" title={t.failed()} of={failure} />
        </div>
      )}
    </form>
  )
}
