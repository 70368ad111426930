import { lazy, Suspense } from 'react'
import { keyLoginId } from '../../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

const KeyForm = lazy(() => import('./key-form.tsx'))

/** Logs in without the app: this browser holds the key. The limits are said before a key is made. */
export function KeyLogin() {
  const t = useMessages('sdk/key-login')
  return (
    <section id={keyLoginId} aria-labelledby="key-login-title" className="login-card login-key">
      <div>
        <h2 id="key-login-title" className="font-display text-lg">
          {t.heading()}
        </h2>
        <p className="mt-1.5 text-sm">{t.text()}</p>
      </div>
      <div className="border-y border-rule py-3">
        <h3 className="text-xs">{t.limits()}</h3>
        <ul className="mt-1.5 grid gap-1.5 text-xs text-ink-2">
          {[t.limitHere(), t.limitLost(), t.limitShared(), t.limitSandbox()].map((limit) => (
            <li key={limit} className="flex gap-2">
              <Icon name="info" className="mt-0.5 size-4 flex-none text-ink-3" />
              {limit}
            </li>
          ))}
        </ul>
      </div>
      <div className="login-key-form">
        <Suspense>
          <KeyForm />
        </Suspense>
      </div>
    </section>
  )
}
