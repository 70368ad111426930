import type { Messages } from '../../../words/dictionary.ts'
import type { LoginView } from './use-login.ts'

interface LoginWords {
  readonly status: 'pre' | 'ongoing' | 'succeeded' | 'failed'
  readonly state: string
  readonly note: string
  readonly title: string
  readonly text: string
}

/** What is said of each state: its word, and what to do. */
export function loginWords(view: LoginView, t: Messages<'sdk/login'>): LoginWords {
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
