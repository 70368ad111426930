import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

export interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly now: () => Date
  readonly logger: Logger
}

interface Asking<Figures> extends Omit<MetricsOptions, 'database'> {
  readonly ask: () => Promise<Figures>
  /** However often somebody asks, the database is asked no more than once in this time. */
  readonly freshMilliseconds: number
  /** What is logged when they cannot be had. */
  readonly complaint: string
}

/** Adds gauges that show figures of the database. */
export function figureGauges<Figures>(asking: Asking<Figures>) {
  const { registry, now, logger, ask, freshMilliseconds, complaint } = asking
  let requested: { at: number; figures: Promise<Figures | undefined> } | undefined
  const figures = () => {
    const at = now().getTime()
    if (requested === undefined || Math.abs(at - requested.at) >= freshMilliseconds)
      requested = {
        at,
        figures: ask().catch((error: unknown) => {
          logger.debug({ err: error }, complaint)
          return undefined
        }),
      }
    return requested.figures
  }
  return (
    name: string,
    help: string,
    set: (gauge: Gauge, figures: Figures) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await figures()
        // Rather no figure than an old one.
        this.reset()
        if (found === undefined) this.remove()
        else set(this, found)
      },
    })
}
