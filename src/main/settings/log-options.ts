import type { LoggerOptions } from 'pino'
import { withoutSecrets } from '../../api/outbound/without-secrets.ts'

/**
 * Keeps personal data and secrets out of the log. The parameters of a failed query and the database's description of a refused
 * row are left out, because they may contain mail addresses; tokens and keys are removed from every line.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: { service: 'kawara' },
    redact: { paths: ['err.params', 'err.parameters', 'err.detail', 'err.where'], remove: true },
    hooks: { streamWrite: withoutSecrets },
  }
}
