import { figureGauges, type MetricsOptions } from '../../database/figures.metrics.ts'
import { mailFigures } from './mail-figures.store.ts'
import { suppressionKinds } from './suppressions.store.ts'

export function mailMetrics({ registry, database, now, logger }: MetricsOptions): void {
  const gauge = figureGauges({
    registry,
    now,
    logger,
    ask: () => mailFigures(now(), database),
    freshMilliseconds: 5_000,
    complaint: 'could not count mails for the metrics',
  })
  gauge('mails_waiting', 'Mails in the queue', (own, { waiting }) => own.set(waiting))
  gauge('mails_oldest_seconds', 'Age of the oldest waiting mail', (own, { oldest }) =>
    own.set(oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000)),
  )
  gauge('mails_given_up', 'Mails abandoned in the last 30 days', (own, { abandoned }) => own.set(abandoned))
  gauge('mails_sent_day', 'Mails sent in the last day', (own, { sentInADay }) => own.set(sentInADay))
  gauge(
    'mail_queue_held',
    '1 while the queue is held because the mail server refuses this site by policy or is away',
    (own, { queue }) => {
      for (const by of ['policy', 'away']) own.set({ by }, queue.held_by === by ? 1 : 0)
    },
    ['by'],
  )
  gauge(
    'mail_suppressed',
    'Addresses that get no more mail, by reason',
    (own, { suppressed }) => {
      for (const kind of suppressionKinds) own.set({ kind }, suppressed[kind] ?? 0)
    },
    ['kind'],
  )
  gauge(
    'mail_bounces_day',
    'Bounces of the last day by kind: unknown address, other failure, refusal of this site by policy',
    (own, { bouncesInADay }) => {
      for (const kind of ['address', 'failure', 'policy'] as const)
        own.set({ kind }, bouncesInADay[kind] ?? 0)
    },
    ['kind'],
  )
}
