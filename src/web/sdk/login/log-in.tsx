import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { loginCodePath } from '../../../words/addresses/endpoints.ts'
import type { Messages } from '../../../words/dictionary.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { TimeLeft } from './time-left.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { useLogin, type LoginView } from './use-login.ts'
import { WithoutApp } from './without-app.tsx'

const ends = {
  logged_in: { icon: 'check', look: 'text-ok-text' },
  failed: { icon: 'close', look: 'text-error-text' },
  error: { icon: 'warn', look: 'text-error-text' },
  expired: { icon: 'clock', look: 'text-ink-3' },
} as const satisfies Record<string, { icon: IconName; look: string }>

interface LoginBoxProps {
  readonly view: LoginView
  readonly picture: RefObject<HTMLImageElement | null>
}

function LoginBox({ view, picture }: LoginBoxProps) {
  const t = useMessages('sdk/login')
  if (view.kind === 'starting')
    return (
      <div className="login-box">
        <i className="spin text-2xl text-ink-3" />
        <span className="sr-only">{t.loading()}</span>
      </div>
    )
  if (view.kind === 'opening' || view.kind === 'waiting')
    return (
      <div className="login-box">
        <img
          ref={picture}
          // Once the login is known its own code is loaded: another tab may have started this one's meanwhile.
          src={view.kind === 'opening' ? loginCodePath : `${loginCodePath}?login=${view.login.login_id}`}
          alt={t.codeAlt()}
          width={240}
          height={240}
          fetchPriority="high"
          className="size-full"
        />
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

export default function LogIn() {
  const t = useMessages('sdk/login')
  const navigate = useNavigate()
  const picture = useRef<HTMLImageElement>(null)
  const { view, begin } = useLogin(picture)
  const words = loginWords(view, t)
  const list = useAfterLogin()
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
        <LoginBox view={view} picture={picture} />
        <p className="login-left">
          {(view.kind === 'waiting' || view.kind === 'scanned') && <TimeLeft endsAt={view.login.endsAt} />}
        </p>
        {/* One live region for all states, so that screen readers announce each change. */}
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
          <LoginActions view={view} begin={begin} />
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

function LoginActions({ view, begin }: { view: LoginView; begin: () => Promise<void> }) {
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

interface LoginWords {
  readonly status: 'pre' | 'ongoing' | 'succeeded' | 'failed'
  readonly state: string
  readonly note: string
  readonly title: string
  readonly text: string
}

function loginWords(view: LoginView, t: Messages<'sdk/login'>): LoginWords {
  const number = view.kind === 'scanned' ? view.login.number : ''
  const message = view.kind === 'error' ? view.message : undefined
  const waiting: LoginWords = {
    status: 'pre',
    state: t.stateWaiting(),
    note: t.noteWaiting(),
    title: t.scan(),
    text: t.scanText(),
  }
  const words: Readonly<Record<LoginView['kind'], LoginWords>> = {
    opening: waiting,
    starting: waiting,
    waiting,
    scanned: {
      status: 'ongoing',
      state: t.stateScanned(),
      note: t.noteScanned(),
      title: t.compare({ number }),
      text: t.compareText(),
    },
    logged_in: {
      status: 'succeeded',
      state: t.stateLoggedIn(),
      note: '',
      title: t.loggedIn(),
      text: t.loggedInText(),
    },
    expired: {
      status: 'pre',
      state: t.stateExpired(),
      note: t.noteOver(),
      title: t.expired(),
      text: t.expiredText(),
    },
    failed: {
      status: 'failed',
      state: t.stateFailed(),
      note: t.noteOver(),
      title: t.failed(),
      text: t.failedText(),
    },
    error: {
      status: 'failed',
      state: t.stateFailed(),
      note: '',
      title: t.serverError(),
      text: message ?? t.serverErrorText(),
    },
  }
  return words[view.kind]
}
