import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../database/database.ts'
import { pushFigures, type PushFigures } from './push-figures.store.ts'

/** However often somebody asks, the database is asked no more than once in this time. */
const freshMilliseconds = 5_000

interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly now: () => Date
  readonly logger: Logger
}

/** What an operator watches of notifications. It is the same on every instance: the queue is everybody's. */
export function pushMetrics({ registry, database, now, logger }: MetricsOptions): void {
  let asked: { at: number; figures: Promise<PushFigures | undefined> } | undefined
  const figures = () => {
    const at = now().getTime()
    if (asked === undefined || Math.abs(at - asked.at) >= freshMilliseconds)
      asked = {
        at,
        figures: pushFigures(now(), database).catch((error: unknown) => {
          logger.debug({ err: error }, 'notifications could not be counted')
          return undefined
        }),
      }
    return asked.figures
  }
  const gauge = (name: string, help: string, valueOf: (figures: PushFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await figures()
        // Rather no figure than an old one.
        this.reset()
        if (found === undefined) this.remove()
        else this.set(valueOf(found))
      },
    })
  gauge('push_browsers', 'Browsers that get notifications', ({ browsers }) => browsers)
  gauge('push_waiting', 'Notifications in the queue', ({ waiting }) => waiting)
  gauge('push_oldest_seconds', 'Age of the notification that waits for longest', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000),
  )
  gauge('push_sent_day', 'Notifications sent in the last day', ({ sentInADay }) => sentInADay)
  gauge(
    'push_late_day',
    'Notifications of the last day that were too late to be of use',
    (found) => found.lateInADay,
  )
  gauge(
    'push_given_up_day',
    'Notifications of the last day that were given up',
    (found) => found.givenUpInADay,
  )
  gauge(
    'push_dropped_day',
    'Browsers of the last day whose push service said they are gone',
    (found) => found.droppedInADay,
  )
}
