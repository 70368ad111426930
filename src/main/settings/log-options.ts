import type { LoggerOptions } from 'pino'
import { withoutSecrets } from '../../api/outbound/without-secrets.ts'

/**
 * A log says what went wrong, not with whose data: the values of a query that failed, or the row that a constraint
 * refused, may hold somebody's address. What would let its reader act as somebody else is taken out of every line.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: { service: 'kawara' },
    redact: { paths: ['err.params', 'err.parameters', 'err.detail', 'err.where'], remove: true },
    hooks: { streamWrite: withoutSecrets },
  }
}
