import { figureGauges, type MetricsOptions } from '../../database/figures.metrics.ts'
import { pushFigures } from './push-figures.store.ts'

export function pushMetrics({ registry, database, now, logger }: MetricsOptions): void {
  const gauge = figureGauges({
    registry,
    now,
    logger,
    ask: () => pushFigures(now(), database),
    freshMilliseconds: 5_000,
    complaint: 'could not count notifications for the metrics',
  })
  gauge('push_browsers', 'Browsers that get notifications', (own, { browsers }) => own.set(browsers))
  gauge('push_waiting', 'Notifications in the queue', (own, { waiting }) => own.set(waiting))
  gauge('push_oldest_seconds', 'Age of the oldest waiting notification', (own, { oldest }) =>
    own.set(oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000)),
  )
  gauge('push_sent_day', 'Notifications sent in the last day', (own, { sentInADay }) => own.set(sentInADay))
  gauge(
    'push_late_day',
    'Notifications of the last day that were dropped because they came too late',
    (own, { lateInADay }) => own.set(lateInADay),
  )
  gauge('push_given_up_day', 'Notifications abandoned in the last day', (own, { abandonedInADay }) =>
    own.set(abandonedInADay),
  )
  gauge(
    'push_dropped_day',
    'Browsers removed in the last day because their push service said they are gone',
    (own, { droppedInADay }) => own.set(droppedInADay),
  )
}
