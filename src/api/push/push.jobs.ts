import type { Currency } from '../../domain/kernel/money/currency.ts'
import { perLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { day, hour } from '../../domain/kernel/time/durations.ts'
import { stepAlert } from '../../domain/push/price-alert.ts'
import { saleStartUseful, usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Database, Queries } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { deleteOldNotes, queueNotes } from '../outbound/push/push-queue.store.ts'
import type { PushLanes } from '../outbound/push/push-run.ts'
import { moveAlerts, takeTouchedAlerts, watchedPrices, type TouchedAlert } from './due-alerts.store.ts'
import { forgetMilestones, queueForFollowers, takeMilestone } from './due-milestones.store.ts'
import { forgetIdleBrowsers } from './push-browsers.store.ts'
import { saleNote, priceNote } from './push.notes.ts'

export interface RecentMilestone {
  readonly itemId: string
  readonly names: Readonly<Record<Language, string>>
  readonly milestone: 'starts' | 'ends'
  readonly at: number
  readonly closes: number | undefined
  readonly date: string
}

export interface PushJobsDeps {
  readonly database: Database
  readonly now: () => Date
  readonly recentMilestones: (
    since: { readonly since: Date; readonly now: Date },
    queries: Queries,
  ) => Promise<readonly RecentMilestone[]>
  readonly coinOf: (id: string, language: Language) => { readonly name: string } | undefined
  readonly priceOf: (coinId: string, currency: Currency) => number | undefined
}

const maxAlertsPerRun = 1_000

async function queuePriceNotes(deps: PushJobsDeps): Promise<number> {
  const { database, priceOf } = deps
  const prices = (await watchedPrices(database)).flatMap((watched) => {
    const price = priceOf(watched.coin_id, watched.currency)
    return price === undefined ? [] : [{ ...watched, price }]
  })
  let count = 0
  for (;;) {
    const moved = await database.transaction(async (queries) => {
      const touched = await takeTouchedAlerts({ prices, limit: maxAlertsPerRun }, queries)
      count += await applyPrices(touched, deps, queries)
      return touched.length
    })
    if (moved < maxAlertsPerRun) return count
  }
}

async function applyPrices(
  touched: readonly TouchedAlert[],
  deps: PushJobsDeps,
  queries: Queries,
): Promise<number> {
  const now = deps.now()
  const moved = touched.map((alert) => ({
    alert,
    ...stepAlert({ side: alert.side, mark: alert.mark, isArmed: alert.is_armed }, alert.price),
  }))
  const notified = moved.filter(({ notifies }) => notifies).map(({ alert }) => alert)
  const armed = moved.filter(({ isArmed }) => isArmed).map(({ alert }) => alert.alert_id)
  await moveAlerts({ armed, notified: notified.map(({ alert_id: id }) => id), now }, queries)
  const usefulUntil = new Date(now.getTime() + usefulMilliseconds.alert)
  const notes = notified.map((alert) => ({
    ...noteOf(alert, deps, now),
    browserId: alert.browser_id,
    key: `alert ${alert.alert_id} ${now.toISOString()}`,
    usefulUntil,
  }))
  return queueNotes(notes, now, queries)
}

function noteOf(
  { alert_id: alertId, coin_id: coinId, currency, side, mark, price, language }: TouchedAlert,
  { coinOf }: PushJobsDeps,
  at: Date,
) {
  const name = coinOf(coinId, language)?.name ?? coinId
  return priceNote({ alertId, coinId, name, side, mark, price, currency, at, language })
}

const salesMilliseconds = 10_000
const pricesMilliseconds = 5_000
const sendMilliseconds = 500

/** These jobs run on every instance. Row locks give each sale, alert and note to one of them. */
export function pushJobs(deps: PushJobsDeps & { readonly lanes: PushLanes }): Job[] {
  return [
    everyInstance({
      name: 'sales',
      everyMilliseconds: salesMilliseconds,
      complaint: 'notifications about starts and ends of sales could not be queued',
      run: () => queueSaleNotes(deps),
    }),
    everyInstance({
      name: 'prices',
      everyMilliseconds: pricesMilliseconds,
      complaint: 'notifications about prices could not be queued',
      run: () => queuePriceNotes(deps),
    }),
    everyInstanceOnWrites({
      name: 'queue',
      everyMilliseconds: sendMilliseconds,
      complaint: 'queued notifications could not be sent',
      run: ({ isStopping }) => deps.lanes.run(isStopping),
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: hour,
      complaint: 'old notifications could not be deleted',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await deleteOldNotes({ before: before(7 * day) }, database)
        await forgetMilestones(before(7 * day), database)
        await forgetIdleBrowsers(before(90 * day), database)
      },
    }),
  ]
}

async function queueSaleNotes({ database, now, recentMilestones }: PushJobsDeps): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - usefulMilliseconds.sale)
  let count = 0
  for (const sale of await recentMilestones({ since, now: at }, database)) {
    const usefulUntil = new Date(
      sale.milestone === 'starts'
        ? saleStartUseful({ opens: sale.at, closes: sale.closes })
        : sale.at + usefulMilliseconds.sale,
    )
    count += await database.transaction(async (queries) => {
      const due = { itemId: sale.itemId, milestone: sale.milestone, at: new Date(sale.at) }
      if (!(await takeMilestone(due, queries))) return 0
      const notes = perLanguage((language) =>
        saleNote(sale.milestone, { ...sale, name: sale.names[language], language }),
      )
      return queueForFollowers({ ...due, notes, usefulUntil, now: at }, queries)
    })
  }
  return count
}
