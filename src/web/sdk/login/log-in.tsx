import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readLoginBack } from '../../../words/addresses/dapp-addresses.ts'
import { dappListPath } from '../../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { LoginBox } from './login-box.tsx'
import { loginWords } from './login-words.ts'
import { TimeLeft } from './time-left.tsx'
import { useLogin, type LoginView } from './use-login.ts'
import { WithoutApp } from './without-app.tsx'

/** What only a script can do: the code, what becomes of it, and the way on. */
export default function LogIn() {
  const t = useMessages('sdk/login')
  const links = useLinks()
  const navigate = useNavigate()
  const { view, begin } = useLogin()
  const words = loginWords(view, t)
  const query = new URLSearchParams(useLocation().search)
  const list = links.inside(readLoginBack(query.get('to')) ?? dappListPath)
  const isLoggedIn = view.kind === 'logged_in'
  useEffect(() => {
    if (isLoggedIn) void navigate(list, { replace: true })
  }, [isLoggedIn, navigate, list])
  return (
    <>
      <section aria-labelledby="login-title" className="login-card">
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-3">
          <StatusMark status={words.status}>{words.state}</StatusMark>
          <span>{words.note}</span>
        </p>
        <LoginBox view={view} />
        <p className="login-left">
          {(view.kind === 'waiting' || view.kind === 'scanned') && <TimeLeft endsAt={view.login.endsAt} />}
        </p>
        {/* One place that says what has happened, so that a screen reader tells it when it changes. */}
        <div aria-live="polite" className="login-words">
          <h2 id="login-title" className="font-display text-lg">
            {words.title}
          </h2>
          <p className="mt-1.5 text-sm">{words.text}</p>
          {view.kind === 'waiting' && (
            <p className="mt-3 flex items-center justify-center gap-3 text-xs text-ink-3">
              {t.number()} <b className="text-lg font-head text-ink tabular-nums">{view.login.number}</b>
            </p>
          )}
        </div>
        <div className="login-acts">
          <Acts view={view} begin={begin} />
        </div>
      </section>
      {'isCut' in view && view.isCut && (
        <Notice kind="warn" role="alert" className="mt-4">
          {t.cut()}
        </Notice>
      )}
      <WithoutApp code={view.kind === 'waiting' ? view.login.code : undefined} />
    </>
  )
}

function Acts({ view, begin }: { view: LoginView; begin: () => Promise<void> }) {
  const t = useMessages('sdk/login')
  if (view.kind === 'waiting')
    return (
      <a
        href={view.login.code}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ className: 'w-full lg:hidden' })}
      >
        <Icon name="phone" />
        {t.openApp()}
      </a>
    )
  if (view.kind === 'expired' || view.kind === 'failed' || view.kind === 'error')
    return (
      <Button kind="primary" className="w-full" onClick={() => void begin()}>
        {view.kind === 'expired' ? t.newCode() : t.tryAgain()}
      </Button>
    )
  return null
}
