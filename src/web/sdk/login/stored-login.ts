export interface ShownLogin {
  readonly login_id: string
  readonly code: string
  readonly number: string
  /** Milliseconds by the clock of this browser. */
  readonly endsAt: number
}

const name = 'sdk-login'

/** Restores a login after a phone unloaded this tab while the app was open. Without storage a new login starts. */
export function storedLogin(now: number): ShownLogin | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isLogin(stored) && stored.endsAt > now ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeLogin(login: ShownLogin | undefined): void {
  try {
    if (login === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(login))
  } catch {
    // Private windows of some browsers have no storage; the login is then lost when the tab is unloaded.
  }
}

function isLogin(stored: unknown): stored is ShownLogin {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'login_id' in stored &&
    'code' in stored &&
    typeof stored.code === 'string' &&
    'number' in stored &&
    'endsAt' in stored &&
    typeof stored.endsAt === 'number'
  )
}
