/** The database cannot be asked now: it is not there, it is going down, or it does not answer in time. */
export class DatabaseAway extends Error {
  /** What the system, PostgreSQL or the driver called it. */
  readonly code: string

  constructor(cause: Error & { code?: unknown }) {
    super(cause.message, { cause })
    this.name = 'DatabaseAway'
    this.code =
      typeof cause.code === 'string' ? cause.code : /timeout/i.test(cause.message) ? 'timeout' : 'broken'
  }

  /** Nothing was refused and nothing broke, there was no answer: whoever asks next would wait as long. */
  get isSilence(): boolean {
    return this.code === 'timeout' || this.code === 'ETIMEDOUT'
  }
}

/** It answers, but one statement took longer than its deadline. */
export class DatabaseTooSlow extends DatabaseAway {
  override readonly name = 'DatabaseTooSlow'
}

/** PostgreSQL's words for a statement or a lock that took too long. */
const slow = new Set(['57014', '55P03'])
/** Going down, starting up, without a connection to spare, an idle transaction that was ended. */
const away = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03'])
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
/** The driver's own faults have no code: "Connection terminated unexpectedly", "Query read timeout" and their like. */
const words = /^(connection terminated|timeout e|query read timeout|client (has|was)|cannot use a pool)/i

/** What failed, as `DatabaseAway` when it is no fault of the statement; else as it is. */
export function asDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error
  const code = 'code' in error ? String(error.code) : ''
  if (slow.has(code)) return new DatabaseTooSlow(error)
  const isAway = away.has(code) || network.has(code) || code.startsWith('08') || words.test(error.message)
  return isAway ? new DatabaseAway(error) : error
}
