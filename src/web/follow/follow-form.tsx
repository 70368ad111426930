import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmailAddress } from '../../domain/kernel/text/email-address.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { Input } from '../ui/controls/input.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { storedEmail } from './stored-email.ts'
import type { Follow } from './use-follow.ts'

/** An address that cannot be one is marked until it is edited, and not sent. What was typed stays whatever happens. */
export function FollowForm({ follow }: { follow: Follow }) {
  const t = useMessages('follow')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (input.current !== null && input.current.value === '') input.current.value = storedEmail()
  }, [])

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
    const isDone = await follow.follow(email)
    setWaiting(false)
    if (isDone) notify({ kind: 'ok', title: t.doneTitle(), message: t.doneText() })
    else setFault(t.failed())
  }
  return (
    // Pressed before it is hydrated it does nothing: no address gets into an address, and what was typed stays.
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
            <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
              <Icon name="mail" />
              {t.send()}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
