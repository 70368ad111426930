import type { Logger } from 'pino'

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
  sentry.init({ dsn, defaultIntegrations: false, tracesSampleRate: 0 })
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
