import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Site } from './site.ts'

/** Milliseconds that stopping may take after the drain. A process that takes longer hangs, and is ended. */
const stopMilliseconds = 6_500

interface Stop {
  readonly site: Pick<Site, 'drain' | 'close'>
  readonly drainSeconds: number
  readonly logger: Logger
  readonly close: () => Promise<void>
}

/**
 * On SIGTERM the site first drains: `/readyz` answers 503 while every request is still answered, until the proxy in front
 * has had the time to notice. SIGINT comes from a person at a terminal and does not drain. A second signal is ignored: a
 * terminal interrupts both npm and the site, and npm passes its signal on.
 */
export function stopOnSignal({ site, drainSeconds, logger, close }: Stop): void {
  let received: NodeJS.Signals | undefined
  const grace = closeWithGrace(
    { delay: drainSeconds * 1000 + stopMilliseconds, logger, skip: ['SIGTERM', 'SIGINT'] },
    async ({ err, signal = received }) => {
      if (err) logger.error({ err }, 'stopping the site because of an unexpected error')
      else logger.info({ signal }, 'stopping the site after a signal')
      site.drain()
      if (received === 'SIGTERM') await wait(drainSeconds * 1000)
      await site.close()
      await close()
    },
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (received !== undefined) return
      received = signal
      grace.close()
    })
  }
}
