import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { QrCode } from '../parts/qr-code.tsx'
import type { LoginView } from './use-login.ts'

const ends = {
  logged_in: { icon: 'check', look: 'text-ok-text' },
  failed: { icon: 'close', look: 'text-error-text' },
  error: { icon: 'warn', look: 'text-error-text' },
  expired: { icon: 'clock', look: 'text-ink-3' },
} as const satisfies Record<string, { icon: IconName; look: string }>

/** The square that a phone is pointed at; once it is scanned, the number to compare. Its place is taken before it comes. */
export function LoginBox({ view }: { view: LoginView }) {
  const t = useMessages('sdk/login')
  if (view.kind === 'starting')
    return (
      <div className="login-box">
        <i className="spin text-2xl text-ink-3" />
        <span className="sr-only">{t.loading()}</span>
      </div>
    )
  if (view.kind === 'waiting')
    return (
      <div className="login-box">
        <QrCode text={view.login.code} label={t.codeAlt()} className="size-full" />
      </div>
    )
  if (view.kind === 'scanned')
    return (
      <div className="login-box">
        <b className="login-number">{view.login.number}</b>
      </div>
    )
  const { icon, look } = ends[view.kind]
  return (
    <div className={`login-box ${look}`}>
      <Icon name={icon} className="login-sign" />
    </div>
  )
}
