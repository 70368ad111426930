import type { Queries } from '../../database/database.ts'

export async function retryDeliveries(
  { deliveryId, now }: { deliveryId: string | undefined; now: Date },
  { query }: Queries,
): Promise<number> {
  const rows = await query(
    `update webhook_deliveries set outcome = null, ended_at = null, attempts = 0, send_after = $2
     where outcome = 'given up' and ($1::uuid is null or delivery_id = $1) returning 1`,
    [deliveryId ?? null, now],
  )
  return rows.length
}

export interface DeliveryRow {
  readonly delivery_id: string
  readonly dapp_id: string
  readonly event: string
  readonly queued_at: Date
  readonly send_after: Date
  readonly attempts: number
  readonly outcome: 'delivered' | 'given up' | null
  readonly ended_at: Date | null
  readonly last_status: number | null
  readonly last_error: string | null
}

export async function latestDeliveries(
  { dappId, limit }: { dappId?: string | undefined; limit: number },
  { query }: Queries,
): Promise<DeliveryRow[]> {
  return query<DeliveryRow>(
    `select delivery_id, dapp_id, event, queued_at, send_after, attempts, outcome, ended_at, last_status, last_error
     from webhook_deliveries where $1::text is null or dapp_id = $1
     order by queued_at desc, delivery_id limit $2`,
    [dappId ?? null, limit],
  )
}

export async function deleteOldDeliveries(before: Date, { query }: Queries): Promise<void> {
  await query('delete from webhook_deliveries where ended_at < $1', [before])
}
