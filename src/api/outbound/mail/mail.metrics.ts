import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../database/database.ts'
import { mailFigures, type MailFigures } from './mail-figures.store.ts'
import { suppressionKinds } from './suppressions.store.ts'

/** However often somebody asks, the database is asked no more than once in this time. */
const freshMilliseconds = 5_000

interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly now: () => Date
  readonly logger: Logger
}

/** What an operator watches of the mails. It is the same on every instance: the queue is everybody's. */
export function mailMetrics({ registry, database, now, logger }: MetricsOptions): void {
  let asked: { at: number; figures: Promise<MailFigures | undefined> } | undefined
  const figures = () => {
    const at = now().getTime()
    if (asked === undefined || Math.abs(at - asked.at) >= freshMilliseconds)
      asked = {
        at,
        figures: mailFigures(now(), database).catch((error: unknown) => {
          logger.debug({ err: error }, 'the mails could not be counted')
          return undefined
        }),
      }
    return asked.figures
  }
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, figures: MailFigures) => void,
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
  gauge('mails_waiting', 'Mails in the queue', (own, { waiting }) => own.set(waiting))
  gauge('mails_oldest_seconds', 'Age of the mail that waits for longest', (own, { oldest }) =>
    own.set(oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000)),
  )
  gauge('mails_given_up', 'Mails of the last 30 days that were given up', (own, { givenUp }) =>
    own.set(givenUp),
  )
  gauge('mails_sent_day', 'Mails sent in the last day', (own, { sentInADay }) => own.set(sentInADay))
  gauge(
    'mail_queue_held',
    '1 while no mail is sent: the server refuses us by policy, or is away',
    (own, { queue }) => {
      for (const by of ['policy', 'away']) own.set({ by }, queue.held_by === by ? 1 : 0)
    },
    ['by'],
  )
  gauge(
    'mail_suppressed',
    'Addresses that get no mail any more, by what ended it',
    (own, { suppressed }) => {
      for (const kind of suppressionKinds) own.set({ kind }, suppressed[kind] ?? 0)
    },
    ['kind'],
  )
  gauge(
    'mail_bounces_day',
    'Failures of the last day: of the address, of other kinds, and refusals of us by policy',
    (own, { bouncesInADay }) => {
      for (const kind of ['address', 'failure', 'policy'] as const)
        own.set({ kind }, bouncesInADay[kind] ?? 0)
    },
    ['kind'],
  )
}
