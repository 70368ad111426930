export const loginStates = ['waiting', 'scanned', 'logged_in', 'failed', 'expired'] as const
export type LoginState = (typeof loginStates)[number]

export const loginMilliseconds = 120_000
/** After an approval the browser has this long to fetch its session, even if the code has expired meanwhile. */
export const claimMilliseconds = 60_000

/** The recorded steps of one login; all times are milliseconds since 1970. */
export interface LoginFacts {
  readonly expiresAt: number
  readonly scannedBy: string | null
  readonly approved: boolean | null
  readonly answeredAt: number | null
  readonly claimedAt: number | null
}

/**
 * The state of a login. An answer outlives the code: an approval at second 119 can be fetched at second 121, and a
 * declined login never becomes an expired one. An approval that no browser fetches within a minute expires.
 */
export function loginState(login: LoginFacts, now: number): LoginState {
  const { expiresAt, scannedBy, approved, answeredAt, claimedAt } = login
  if (approved === false) return 'failed'
  if (claimedAt !== null) return 'logged_in'
  if (approved && answeredAt !== null) return now < answeredAt + claimMilliseconds ? 'logged_in' : 'expired'
  if (now >= expiresAt) return 'expired'
  return scannedBy === null ? 'waiting' : 'scanned'
}

/** A code with less time than this is not shown again: it would run out while somebody scans it. */
const minScanMilliseconds = 30_000

/** Whether a page that is loaded again shows the same login: somebody may be scanning it, or has scanned or approved it. */
export function isUnderWay(login: LoginFacts, now: number): boolean {
  if (login.claimedAt !== null) return false
  const state = loginState(login, now)
  if (state === 'waiting') return now + minScanMilliseconds <= login.expiresAt
  return state === 'scanned' || state === 'logged_in'
}

export type LoginStep = 'done' | 'again' | 'taken' | 'over'

/** The first app that scans a code owns the login; the same app may scan the code again. */
export function scanStep(login: LoginFacts, deviceId: string, now: number): LoginStep {
  if (login.scannedBy !== null && login.scannedBy !== deviceId) return 'taken'
  const state = loginState(login, now)
  return state === 'waiting' ? 'done' : state === 'scanned' ? 'again' : 'over'
}

/** Only the app that scanned the code can answer, once; repeating the same answer changes nothing. */
export function answerStep(
  login: LoginFacts,
  { deviceId, approve }: { deviceId: string; approve: boolean },
  now: number,
): LoginStep {
  if (login.scannedBy !== deviceId) return 'taken'
  if (login.approved === approve) return 'again'
  return loginState(login, now) === 'scanned' ? 'done' : 'over'
}

/**
 * A browser with a key of its own needs neither scan nor answer. It can take only a login that no app has scanned: that one waits
 * for the answer of the app.
 */
export function keyStep(login: LoginFacts, now: number): 'done' | 'taken' | 'over' {
  const state = loginState(login, now)
  return state === 'waiting' ? 'done' : state === 'scanned' ? 'taken' : 'over'
}

/** An approval is fetched once, by the browser that requested the login. */
export function claimStep(login: LoginFacts, now: number): 'done' | 'over' {
  return login.claimedAt === null && loginState(login, now) === 'logged_in' ? 'done' : 'over'
}

/** Browser and app show the same two digits, 07 to 99, for the person to compare. */
export const loginNumbers = 93
export function writeLoginNumber(index: number): string {
  return String(index + 7).padStart(2, '0')
}

/** The text of the QR code: an address with the secret behind `#`, a part that browsers never send to a server. */
export function loginCode(page: string, secret: string): string {
  return `${page}#${secret}`
}

export function secretInCode(code: string): string | undefined {
  return /^(?:https?:\/\/[^\s#]+#)?([\w-]{43})$/.exec(code.trim())?.[1]
}
