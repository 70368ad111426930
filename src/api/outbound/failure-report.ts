import type { ErrorEvent } from '@sentry/node'
import type { Logger } from 'pino'
import { withoutSecrets } from './without-secrets.ts'

/** Where failures are told: the log, or Sentry as well when it is configured. */
export interface FailureReport {
  /** Something outside answered badly, or a browser said so: worth seeing, not worth waking anyone. */
  warn(message: string, facts: Readonly<Record<string, unknown>>): void
  /** A fault of ours. */
  error(error: unknown, facts: Readonly<Record<string, unknown>>): void
  /** Sends what is still queued. */
  close(): Promise<void>
}

export function logReport(logger: Logger): FailureReport {
  return {
    warn: (message, facts) => logger.warn(facts, message),
    error: (error, facts) => logger.error({ ...facts, err: error }, 'failed'),
    close: async () => {},
  }
}

/** The SDK is loaded only here, so a site without SENTRY_DSN never pays for it. */
export async function sentryReport({ dsn, logger }: { dsn: string; logger: Logger }): Promise<FailureReport> {
  const sentry = await import('@sentry/node')
  sentry.init({ dsn, defaultIntegrations: false, tracesSampleRate: 0, beforeSend: cleaned })
  const log = logReport(logger)
  return {
    warn(message, facts) {
      log.warn(message, facts)
      sentry.captureMessage(message, { level: 'warning', extra: { ...facts } })
    },
    error(error, facts) {
      log.error(error, facts)
      sentry.captureException(error, { extra: { ...facts } })
    },
    async close() {
      await sentry.close(2_000)
    },
  }
}

/** What is told in words; the rest is places in our own code. */
function cleaned(event: ErrorEvent): ErrorEvent {
  if (event.message !== undefined) event.message = withoutSecrets(event.message)
  for (const exception of event.exception?.values ?? [])
    if (exception.value !== undefined) exception.value = withoutSecrets(exception.value)
  if (event.extra !== undefined)
    // Facts are plain data, and what goes in as JSON comes out as JSON.
    event.extra = JSON.parse(withoutSecrets(JSON.stringify(event.extra))) as typeof event.extra
  return event
}
