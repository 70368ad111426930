import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { FollowForm } from './follow-form.tsx'
import { storedEmail } from './stored-email.ts'
import type { Follow } from './use-follow.ts'

/** What a reader has to do next, the address as they typed it, and a form for a typo in it. */
export default function FollowWaiting({ follow }: { follow: Follow }) {
  const t = useMessages('follow')
  const [isMending, setMending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The pressed button has disappeared with the focus, so the focus moves to the field.
  useEffect(() => {
    if (isMending) field.current?.focus()
  }, [isMending])
  if (isMending)
    return (
      <div className="grid gap-4">
        <p className="text-sm">{t.otherAddressText()}</p>
        <FollowForm follow={follow} field={field} onSent={() => setMending(false)} />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t.waitingText()}</p>
      <p className="text-sm wrap-anywhere text-ink-2">{t.sentTo({ email: storedEmail() })}</p>
      <Button size="sm" onClick={() => setMending(true)}>
        {t.otherAddress()}
      </Button>
    </div>
  )
}
