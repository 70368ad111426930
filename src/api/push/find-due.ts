import type { Currency } from '../../domain/kernel/money/currency.ts'
import { perLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { nextOfAlert } from '../../domain/push/price-alert.ts'
import { saleStartUseful, usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Database, Queries } from '../database/database.ts'
import { queueNotes } from '../outbound/push/push-queue.store.ts'
import {
  moveAlerts,
  queueForFollowers,
  takeTouchedAlerts,
  takeTurn,
  watchedPrices,
  type TouchedAlert,
} from './push-due.store.ts'
import { priceNote, saleNote } from './push.notes.ts'

const mostAlertsAtOnce = 1_000

/** A sale that has come to its start or its end. */
export interface TurnedSale {
  readonly itemId: string
  readonly name: string
  readonly turn: 'starts' | 'ends'
  readonly at: number
  readonly closes: number | undefined
  readonly date: string
}

export interface DueNeeds {
  readonly database: Database
  readonly now: () => Date
  readonly salesTurned: (
    since: { readonly since: Date; readonly now: Date },
    queries: Queries,
  ) => Promise<readonly TurnedSale[]>
  readonly coinOf: (id: string, language: Language) => { readonly name: string } | undefined
  /** Undefined when it is stale, from the future or unknown. */
  readonly priceOf: (coinId: string, currency: Currency) => number | undefined
}

/** Queues what followers of sales are to be told; answers how many notes. */
export async function tellOfSales({ database, now, salesTurned }: DueNeeds): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - usefulMilliseconds.sale)
  let count = 0
  for (const sale of await salesTurned({ since, now: at }, database)) {
    const usefulUntil = new Date(
      sale.turn === 'starts'
        ? saleStartUseful({ opens: sale.at, closes: sale.closes })
        : sale.at + usefulMilliseconds.sale,
    )
    count += await database.transaction(async (queries) => {
      const turn = { itemId: sale.itemId, turn: sale.turn, at: new Date(sale.at) }
      if (!(await takeTurn(turn, queries))) return 0
      const notes = perLanguage((language) => saleNote(sale.turn, { ...sale, language }))
      return queueForFollowers({ ...turn, notes, usefulUntil, now: at }, queries)
    })
  }
  return count
}

/** Queues what prices have come to; answers how many notes. */
export async function tellOfPrices(needs: DueNeeds): Promise<number> {
  const { database, priceOf } = needs
  const prices = (await watchedPrices(database)).flatMap((watched) => {
    const price = priceOf(watched.coin_id, watched.currency)
    return price === undefined ? [] : [{ ...watched, price }]
  })
  let count = 0
  for (;;) {
    const moved = await database.transaction(async (queries) => {
      const touched = await takeTouchedAlerts({ prices, limit: mostAlertsAtOnce }, queries)
      count += await move(touched, needs, queries)
      return touched.length
    })
    if (moved < mostAlertsAtOnce) return count
  }
}

async function move(touched: readonly TouchedAlert[], needs: DueNeeds, queries: Queries): Promise<number> {
  const now = needs.now()
  const moved = touched.map((alert) => ({
    alert,
    ...nextOfAlert({ side: alert.side, mark: alert.mark, isArmed: alert.is_armed }, alert.price),
  }))
  const telling = moved.filter(({ tells }) => tells).map(({ alert }) => alert)
  const armed = moved.filter(({ isArmed }) => isArmed).map(({ alert }) => alert.alert_id)
  await moveAlerts({ armed, told: telling.map(({ alert_id: id }) => id), now }, queries)
  const usefulUntil = new Date(now.getTime() + usefulMilliseconds.alert)
  const notes = telling.map((alert) => ({
    ...noteOf(alert, needs, now),
    browserId: alert.browser_id,
    key: `alert ${alert.alert_id} ${now.toISOString()}`,
    usefulUntil,
  }))
  return queueNotes(notes, now, queries)
}

function noteOf(
  { alert_id: alertId, coin_id: coinId, currency, side, mark, price, language }: TouchedAlert,
  { coinOf }: DueNeeds,
  at: Date,
) {
  const name = coinOf(coinId, language)?.name ?? coinId
  return priceNote({ alertId, coinId, name, side, mark, price, currency, at, language })
}
