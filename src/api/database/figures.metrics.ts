import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

export interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly now: () => Date
  readonly logger: Logger
}

interface FigureOptions<Figures> extends Omit<MetricsOptions, 'database'> {
  readonly ask: () => Promise<Figures>
  readonly freshMilliseconds: number
  readonly complaint: string
}

export function figureGauges<Figures>(options: FigureOptions<Figures>) {
  const { registry, now, logger, ask, freshMilliseconds, complaint } = options
  let cached: { at: number; figures: Promise<Figures | undefined> } | undefined
  const figures = () => {
    const at = now().getTime()
    if (cached === undefined || Math.abs(at - cached.at) >= freshMilliseconds)
      cached = {
        at,
        figures: ask().catch((error: unknown) => {
          logger.debug({ err: error }, complaint)
          return undefined
        }),
      }
    return cached.figures
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
        // The values of the last collection are dropped first: no value is better than an outdated one.
        this.reset()
        if (found === undefined) this.remove()
        else set(this, found)
      },
    })
}
