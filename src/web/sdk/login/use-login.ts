import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { LoginState } from '../../../domain/app-users/qr-login.ts'
import { second } from '../../../domain/kernel/time/durations.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

export interface ShownLogin {
  readonly login_id: string
  readonly code: string
  readonly number: string
  /** Milliseconds by the clock of this browser. */
  readonly endsAt: number
}

export type LoginView =
  /** The picture of the code is loading; it starts the first login. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'error'; readonly message: string | undefined }
  | { readonly kind: LoginState; readonly login: ShownLogin; readonly isCut: boolean }

const pause = 1_500
/** Polls less often while offline. */
const cutPause = 4_000

/**
 * Follows the QR login of this browser until it ends. The picture of the code starts it, before this runs; after that `begin`
 * starts another. It polls only while the page is visible, and at once when the reader returns to it.
 */
export function useLogin(picture: RefObject<HTMLImageElement | null>) {
  const [view, setView] = useState<LoginView>({ kind: 'opening' })
  const [requested, setRequested] = useState(0)
  const isPolling = useRef(false)

  const begin = useCallback(async () => {
    setView({ kind: 'starting' })
    setView(await opened((client) => client.startLogin({})))
  }, [])

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const goOn = async () => {
      const isShown = await hasLoaded(picture.current)
      const standing = isShown ? await opened((client) => client.getLogin({})) : undefined
      if (standing === undefined || standing.kind === 'expired' || standing.kind === 'failed') await begin()
      else setView(standing)
    }
    void goOn()
  }, [begin, picture])

  const isOpen = view.kind === 'waiting' || view.kind === 'scanned'
  const login = isOpen ? view.login : undefined
  const isCut = isOpen && view.isCut
  const look = useCallback(async () => {
    if (login === undefined || isPolling.current || document.hidden) return
    isPolling.current = true
    try {
      const state = await ask(login)
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

/** Whether the picture of the code has come. Before that the browser has no login. */
async function hasLoaded(picture: HTMLImageElement | null): Promise<boolean> {
  if (picture === null) return false
  if (!picture.complete)
    await new Promise<void>((resolve) => {
      picture.addEventListener('load', () => resolve(), { once: true })
      picture.addEventListener('error', () => resolve(), { once: true })
    })
  return picture.naturalWidth > 0
}

type Known = Reply<Operations['getLogin']>

async function opened(call: (client: Client) => Promise<Known>): Promise<LoginView> {
  try {
    const client = await fetchedClient()
    const { login_id, code, number, seconds_left: left, state } = await call(client)
    if (state === 'logged_in') await client.claimLogin({})
    return {
      kind: state,
      login: { login_id, code, number, endsAt: Date.now() + left * second },
      isCut: false,
    }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'error', message: undefined }
    if (!isHttpFailure(error)) throw error
    return { kind: 'error', message: error.problem?.title }
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
