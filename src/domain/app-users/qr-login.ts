export const loginStates = ['waiting', 'scanned', 'logged_in', 'failed', 'expired'] as const
export type LoginState = (typeof loginStates)[number]

/** So long a code can be scanned, and answered. */
export const loginMilliseconds = 120_000
/** So long the browser has to fetch what was approved: at the last second it may be on a slow line. */
export const claimMilliseconds = 60_000

/** What has happened to a login; moments are milliseconds. */
export interface LoginFacts {
  readonly expiresAt: number
  readonly scannedBy: string | null
  readonly approved: boolean | null
  readonly answeredAt: number | null
  readonly claimedAt: number | null
}

/**
 * How a login stands. What somebody answered stays: approved at 119 seconds it can be fetched at 121, and one that was declined does not
 * become one that expired. An approval that nobody fetched within a minute is worth nothing.
 */
export function loginState(login: LoginFacts, now: number): LoginState {
  const { expiresAt, scannedBy, approved, answeredAt, claimedAt } = login
  if (approved === false) return 'failed'
  if (claimedAt !== null) return 'logged_in'
  if (approved && answeredAt !== null) return now < answeredAt + claimMilliseconds ? 'logged_in' : 'expired'
  if (now >= expiresAt) return 'expired'
  return scannedBy === null ? 'waiting' : 'scanned'
}

export type LoginStep = 'done' | 'again' | 'taken' | 'over'

/** The first app that scans it has it; the same app may look again. */
export function scanStep(login: LoginFacts, deviceId: string, now: number): LoginStep {
  if (login.scannedBy !== null && login.scannedBy !== deviceId) return 'taken'
  const state = loginState(login, now)
  return state === 'waiting' ? 'done' : state === 'scanned' ? 'again' : 'over'
}

/** Only the app that scanned it answers, once; saying the same again changes nothing. */
export function answerStep(
  login: LoginFacts,
  { deviceId, approve }: { deviceId: string; approve: boolean },
  now: number,
): LoginStep {
  if (login.scannedBy !== deviceId) return 'taken'
  if (login.approved === approve) return 'again'
  return loginState(login, now) === 'scanned' ? 'done' : 'over'
}

/** An approval is fetched once, by the browser that asked for it. */
export function claimStep(login: LoginFacts, now: number): 'done' | 'over' {
  return login.claimedAt === null && loginState(login, now) === 'logged_in' ? 'done' : 'over'
}

/** Two digits for people to compare: 07 to 99, made of a number below 93. */
export const loginNumbers = 93
export function writeLoginNumber(index: number): string {
  return String(index + 7).padStart(2, '0')
}

/** What the code says is an address with the secret behind `#`, which no browser sends to a server. */
export function loginCode(page: string, secret: string): string {
  return `${page}#${secret}`
}

/** Of a whole code, or of the secret alone; undefined when it is neither. */
export function secretInCode(code: string): string | undefined {
  return /^(?:https?:\/\/[^\s#]+#)?([\w-]{43})$/.exec(code.trim())?.[1]
}
