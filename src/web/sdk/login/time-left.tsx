import { useEffect, useState } from 'react'
import { loginMilliseconds } from '../../../domain/app-users/qr-login.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** A countdown. Screen readers do not announce every second, but can read it on demand. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const t = useMessages('sdk/login')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.min(loginMilliseconds, endsAt - now))
  const seconds = Math.ceil(left / 1_000)
  return (
    <>
      <span role="timer" aria-live="off">
        {t.expiresIn()}{' '}
        <b className="font-strong text-ink tabular-nums">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </b>
      </span>
      <span aria-hidden="true" className="login-bar">
        <i style={{ inlineSize: `${(left / loginMilliseconds) * 100}%` }} />
      </span>
    </>
  )
}
