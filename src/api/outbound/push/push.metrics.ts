import { figureGauges, type MetricsOptions } from '../../database/figures.metrics.ts'
import { pushFigures } from './push-figures.store.ts'

/** What an operator watches of notifications. It is the same on every instance: the queue is everybody's. */
export function pushMetrics({ registry, database, now, logger }: MetricsOptions): void {
  const gauge = figureGauges({
    registry,
    now,
    logger,
    ask: () => pushFigures(now(), database),
    freshMilliseconds: 5_000,
    complaint: 'notifications could not be counted',
  })
  gauge('push_browsers', 'Browsers that get notifications', (own, { browsers }) => own.set(browsers))
  gauge('push_waiting', 'Notifications in the queue', (own, { waiting }) => own.set(waiting))
  gauge('push_oldest_seconds', 'Age of the notification that waits for longest', (own, { oldest }) =>
    own.set(oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1000)),
  )
  gauge('push_sent_day', 'Notifications sent in the last day', (own, { sentInADay }) => own.set(sentInADay))
  gauge(
    'push_late_day',
    'Notifications of the last day that were too late to be of use',
    (own, { lateInADay }) => own.set(lateInADay),
  )
  gauge('push_given_up_day', 'Notifications of the last day that were given up', (own, { givenUpInADay }) =>
    own.set(givenUpInADay),
  )
  gauge(
    'push_dropped_day',
    'Browsers of the last day whose push service said they are gone',
    (own, { droppedInADay }) => own.set(droppedInADay),
  )
}
