import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Site } from './site.ts'

/** What a stop may take after the drain, before the process is ended as one that hangs. */
const stopMilliseconds = 6_500

interface Stop {
  readonly site: Pick<Site, 'drain' | 'close'>
  readonly drainSeconds: number
  readonly logger: Logger
  /** What stands beside the site, to be closed after it. */
  readonly close: () => Promise<void>
}

/**
 * Told to stop, the site first drains: `/readyz` says 503 and everybody is answered, until whoever sends requests has
 * had the time to notice. SIGINT is a person at a terminal, who waits for no proxy. One stop is enough: a terminal
 * interrupts npm and the site, and npm passes its own on.
 */
export function stopOnSignal({ site, drainSeconds, logger, close }: Stop): void {
  let told: NodeJS.Signals | undefined
  const grace = closeWithGrace(
    { delay: drainSeconds * 1000 + stopMilliseconds, logger, skip: ['SIGTERM', 'SIGINT'] },
    async ({ err, signal = told }) => {
      if (err) logger.error({ err }, 'stopping after an error')
      else logger.info({ signal }, 'stopping')
      site.drain()
      if (told === 'SIGTERM') await wait(drainSeconds * 1000)
      await site.close()
      await close()
    },
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (told !== undefined) return
      told = signal
      grace.close()
    })
  }
}
