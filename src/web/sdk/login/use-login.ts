import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import { type LoginState, loginMilliseconds } from '../../../domain/app-users/qr-login.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { storedLogin, storeLogin, type ShownLogin } from './stored-login.ts'

export type LoginView =
  | { readonly kind: 'starting' }
  | { readonly kind: 'error'; readonly message: string | undefined }
  | { readonly kind: LoginState; readonly login: ShownLogin; readonly isCut: boolean }

const pause = 1_500
/** Polls less often while offline. */
const cutPause = 4_000

/**
 * Starts a QR login and polls its state until it ends. It polls only while the page is visible, and at once when the reader returns to
 * it.
 */
export function useLogin() {
  const [view, setView] = useState<LoginView>({ kind: 'starting' })
  const [requested, setRequested] = useState(0)
  const isPolling = useRef(false)

  const begin = useCallback(async () => {
    setView({ kind: 'starting' })
    const started = await start()
    const login = 'login' in started ? started.login : undefined
    storeLogin(login)
    setView(
      'login' in started
        ? { kind: 'waiting', login: started.login, isCut: false }
        : { kind: 'error', message: started.message },
    )
  }, [])

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    // A stored login may have ended, so its state is loaded before it is shown.
    const goOn = async () => {
      const stored = storedLogin(Date.now())
      const state = stored === undefined ? 'expired' : await ask(stored)
      if (stored === undefined || state === 'expired' || state === 'failed') await begin()
      else setView({ kind: state === 'cut' ? 'waiting' : state, login: stored, isCut: state === 'cut' })
    }
    void goOn()
  }, [begin])

  const isOpen = view.kind === 'waiting' || view.kind === 'scanned'
  const login = isOpen ? view.login : undefined
  const isCut = isOpen && view.isCut
  const look = useCallback(async () => {
    if (login === undefined || isPolling.current || document.hidden) return
    isPolling.current = true
    try {
      const state = await ask(login)
      if (state !== 'cut' && state !== 'waiting' && state !== 'scanned') storeLogin(undefined)
      setView((before) => {
        if (!('login' in before) || before.login !== login) return before
        if (state !== 'cut') return { kind: state, login, isCut: false }
        // Without a connection the server cannot say whether the code has expired, so the clock of the browser decides.
        return Date.now() > login.endsAt
          ? { kind: 'expired', login, isCut: false }
          : { ...before, isCut: true }
      })
    } finally {
      isPolling.current = false
      setRequested((times) => times + 1)
    }
  }, [login])

  useEffect(() => {
    if (login === undefined) return undefined
    const timer = setTimeout(() => void look(), isCut ? cutPause : pause)
    const comeBack = () => void look()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [login, isCut, requested, look])
  return { view, begin }
}

type Started = { readonly login: ShownLogin } | { readonly message: string | undefined }

async function start(): Promise<Started> {
  try {
    const client = await fetchedClient()
    const { login_id, code, number } = await client.startLogin({})
    return { login: { login_id, code, number, endsAt: Date.now() + loginMilliseconds } }
  } catch (error) {
    if (error instanceof TypeError) return { message: undefined }
    if (!isHttpFailure(error)) throw error
    return { message: error.problem?.title }
  }
}

/** Loads the state of a login; `cut` if the server cannot be reached. After approval it claims the login, which sets the session cookie. */
async function ask({ login_id }: ShownLogin): Promise<LoginState | 'cut'> {
  try {
    const client = await fetchedClient()
    const current = await client.getLogin({})
    if (current.login_id !== login_id) return await stateOfOtherTab(client)
    if (current.state === 'logged_in') await client.claimLogin({})
    return current.state
  } catch (error) {
    if (error instanceof TypeError) return 'cut'
    if (!isHttpFailure(error)) throw error
    if (error.problem?.code === 'login_not_found' || error.problem?.code === 'login_over')
      return stateOfOtherTab(await fetchedClient())
    return 'cut'
  }
}

/** The state of a login that another tab of this browser may have claimed: if so, this browser is logged in. */
async function stateOfOtherTab(client: Client): Promise<LoginState | 'cut'> {
  try {
    await client.getDeveloper({})
    return 'logged_in'
  } catch (error) {
    return isHttpFailure(error) ? 'expired' : 'cut'
  }
}
