export class DatabaseUnavailable extends Error {
  readonly code: string

  constructor(cause: Error & { code?: unknown }) {
    super(cause.message, { cause })
    this.name = 'DatabaseUnavailable'
    this.code =
      typeof cause.code === 'string' ? cause.code : /timeout/i.test(cause.message) ? 'timeout' : 'broken'
  }

  /** True if the database did not answer at all, so that another query would wait for an answer just as long. */
  get isTimeout(): boolean {
    return this.code === 'timeout' || this.code === 'ETIMEDOUT'
  }
}

export class DatabaseTooSlow extends DatabaseUnavailable {
  override readonly name = 'DatabaseTooSlow'
}

/** SQLSTATEs of a statement that ran too long or waited too long for a lock. */
const slow = new Set(['57014', '55P03'])
/** SQLSTATEs for shutdown, startup, too many connections, and a transaction ended because it was idle. */
const unavailable = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03'])
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
/**
 * Recognises the driver's own errors by their first words, because they have no code: "Connection terminated unexpectedly",
 * "Query read timeout" and similar.
 */
const words = /^(connection terminated|timeout e|query read timeout|client (has|was)|cannot use a pool)/i

export function asDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = 'code' in error ? String(error.code) : ''
  if (slow.has(code)) return new DatabaseTooSlow(error)
  const isUnavailable =
    unavailable.has(code) || network.has(code) || code.startsWith('08') || words.test(error.message)
  return isUnavailable ? new DatabaseUnavailable(error) : error
}
