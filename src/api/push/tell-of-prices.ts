import { nextOfAlert } from '../../domain/push/price-alert.ts'
import { usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Queries } from '../database/database.ts'
import { queueNotes } from '../outbound/push/push-queue.store.ts'
import { moveAlerts, takeTouchedAlerts, watchedPrices, type TouchedAlert } from './due-alerts.store.ts'
import type { DueDeps } from './due-needs.ts'
import { priceNote } from './push.notes.ts'

const maxAlertsPerRun = 1_000

/** Queues what prices have come to; answers how many notes. */
export async function tellOfPrices(deps: DueDeps): Promise<number> {
  const { database, priceOf } = deps
  const prices = (await watchedPrices(database)).flatMap((watched) => {
    const price = priceOf(watched.coin_id, watched.currency)
    return price === undefined ? [] : [{ ...watched, price }]
  })
  let count = 0
  for (;;) {
    const moved = await database.transaction(async (queries) => {
      const touched = await takeTouchedAlerts({ prices, limit: maxAlertsPerRun }, queries)
      count += await move(touched, deps, queries)
      return touched.length
    })
    if (moved < maxAlertsPerRun) return count
  }
}

async function move(touched: readonly TouchedAlert[], deps: DueDeps, queries: Queries): Promise<number> {
  const now = deps.now()
  const moved = touched.map((alert) => ({
    alert,
    ...nextOfAlert({ side: alert.side, mark: alert.mark, isArmed: alert.is_armed }, alert.price),
  }))
  const telling = moved.filter(({ tells }) => tells).map(({ alert }) => alert)
  const armed = moved.filter(({ isArmed }) => isArmed).map(({ alert }) => alert.alert_id)
  await moveAlerts({ armed, told: telling.map(({ alert_id: id }) => id), now }, queries)
  const usefulUntil = new Date(now.getTime() + usefulMilliseconds.alert)
  const notes = telling.map((alert) => ({
    ...noteOf(alert, deps, now),
    browserId: alert.browser_id,
    key: `alert ${alert.alert_id} ${now.toISOString()}`,
    usefulUntil,
  }))
  return queueNotes(notes, now, queries)
}

function noteOf(
  { alert_id: alertId, coin_id: coinId, currency, side, mark, price, language }: TouchedAlert,
  { coinOf }: DueDeps,
  at: Date,
) {
  const name = coinOf(coinId, language)?.name ?? coinId
  return priceNote({ alertId, coinId, name, side, mark, price, currency, at, language })
}
