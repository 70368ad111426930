import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

interface Part {
  readonly what: string
  /** As `performance.now()` counts. */
  readonly until: number
  readonly work: Promise<unknown>
  readonly logger: Logger
}

/**
 * A part of the stop that hangs is left: what was acknowledged is stored already, and whoever ends this process by
 * force would leave more undone. A silent database costs its seconds here, and the exit code stays 0.
 */
export async function stopInTime({ what, until, work, logger }: Part): Promise<void> {
  const done = new AbortController()
  const late = wait(until - performance.now(), true, { signal: done.signal }).catch(() => false)
  const gaveUp = await Promise.race([late, work.then(() => false)]).finally(() => done.abort())
  if (gaveUp) logger.warn({ what }, 'stopped without waiting any longer')
}
