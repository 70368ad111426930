import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { priceBackFactors, type AlertSide } from '../../domain/push/price-alert.ts'
import type { Queries } from '../database/database.ts'

export interface WatchedPrice {
  readonly coin_id: string
  readonly currency: Currency
}

export async function watchedPrices({ query }: Queries): Promise<WatchedPrice[]> {
  return query<WatchedPrice>('select distinct coin_id, currency from push_alerts')
}

export interface TouchedAlert extends WatchedPrice {
  readonly alert_id: string
  readonly browser_id: string
  readonly language: Language
  readonly side: AlertSide
  readonly mark: number
  readonly is_armed: boolean
  readonly price: number
}

/**
 * Alerts that the current prices may change: armed ones whose mark is reached, and disarmed ones whose price has gone
 * back. `stepAlert` of the domain decides. The rows are locked, and other instances skip them.
 */
export async function takeTouchedAlerts(
  { prices, limit }: { prices: readonly (WatchedPrice & { price: number })[]; limit: number },
  { query }: Queries,
): Promise<TouchedAlert[]> {
  if (prices.length === 0) return []
  return query<TouchedAlert>(
    `select alert_id::text as alert_id, browser_id::text as browser_id, language, coin_id, currency, side, mark,
       is_armed, price
     from jsonb_to_recordset($1::jsonb) as current_prices (coin_id text, currency text, price double precision)
     join push_alerts using (coin_id, currency) join push_browsers using (browser_id)
     where case when is_armed = (side = 'above') then price >= mark * case when is_armed then 1 else $3::double precision end
       else price <= mark * case when is_armed then 1 else $4::double precision end end
     limit $2 for update of push_alerts skip locked`,
    [JSON.stringify(prices), limit, priceBackFactors.below, priceBackFactors.above],
  )
}

export async function moveAlerts(
  { armed, notified, now }: { armed: readonly string[]; notified: readonly string[]; now: Date },
  { query }: Queries,
): Promise<void> {
  if (armed.length > 0)
    await query('update push_alerts set is_armed = true where alert_id = any ($1::bigint[])', [armed])
  if (notified.length > 0)
    await query('update push_alerts set is_armed = false, told_at = $2 where alert_id = any ($1::bigint[])', [
      notified,
      now,
    ])
}
