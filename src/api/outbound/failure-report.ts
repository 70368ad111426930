import type { ErrorEvent } from '@sentry/node'
import type { Logger } from 'pino'
import { withoutSecrets } from './without-secrets.ts'

/** Receives failures: writes them to the log and, when configured, to Sentry. */
export interface FailureReport {
  /** Records a failure that needs no operator now: an outside service failed, or a browser reported an error. */
  warn(message: string, facts: Readonly<Record<string, unknown>>): void
  error(error: unknown, facts: Readonly<Record<string, unknown>>): void
  close(): Promise<void>
}

export function logReport(logger: Logger): FailureReport {
  return {
    warn: (message, facts) => logger.warn(facts, message),
    error: (error, facts) =>
      logger.error(
        { ...facts, err: error },
        'an unexpected error occurred while the site answered a request',
      ),
    close: async () => {},
  }
}

/** The SDK is imported dynamically, so a site without SENTRY_DSN does not load it. */
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

/** Removes secrets from the free texts of an event; its other fields only refer to our own code. */
function cleaned(event: ErrorEvent): ErrorEvent {
  if (event.message !== undefined) event.message = withoutSecrets(event.message)
  for (const exception of event.exception?.values ?? [])
    if (exception.value !== undefined) exception.value = withoutSecrets(exception.value)
  if (event.extra !== undefined)
    event.extra = JSON.parse(withoutSecrets(JSON.stringify(event.extra))) as typeof event.extra
  return event
}
