import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { AlertSide } from '../../domain/push/price-alert.ts'
import type { Queries } from '../database/database.ts'

export interface AlertRow {
  readonly alert_id: string
  readonly coin_id: string
  readonly currency: Currency
  readonly side: AlertSide
  readonly mark: number
  readonly is_armed: boolean
}

export async function followedItems(browserId: string, { query }: Queries): Promise<string[]> {
  const rows = await query<{ item_id: string }>(
    'select item_id from push_follows where browser_id = $1 order by followed_at desc, item_id',
    [browserId],
  )
  return rows.map(({ item_id }) => item_id)
}

export async function alertsOf(browserId: string, { query }: Queries): Promise<AlertRow[]> {
  return query<AlertRow>(
    `select alert_id::text as alert_id, coin_id, currency, side, mark, is_armed from push_alerts
     where browser_id = $1 order by coin_id, currency, mark desc`,
    [browserId],
  )
}

export async function addFollow(
  { browserId, itemId, now }: { browserId: string; itemId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into push_follows (browser_id, item_id, followed_at) values ($1, $2, $3)
     on conflict do nothing`,
    [browserId, itemId, now],
  )
}

export async function removeFollow(
  { browserId, itemId }: { browserId: string; itemId: string },
  { query }: Queries,
): Promise<void> {
  await query('delete from push_follows where browser_id = $1 and item_id = $2', [browserId, itemId])
}

export type NewAlert = Omit<AlertRow, 'alert_id' | 'is_armed'>

/** Adds an alert. If the browser has an equal one already, that one is armed again. */
export async function addAlert(
  { browserId, alert, now }: { browserId: string; alert: NewAlert; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into push_alerts (browser_id, coin_id, currency, side, mark, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (browser_id, coin_id, currency, side, mark) do update set is_armed = true`,
    [browserId, alert.coin_id, alert.currency, alert.side, alert.mark, now],
  )
}

export async function removeAlert(
  { browserId, alertId }: { browserId: string; alertId: string },
  { query }: Queries,
): Promise<void> {
  await query('delete from push_alerts where browser_id = $1 and alert_id = $2', [browserId, alertId])
}
