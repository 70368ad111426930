import type { Queries } from '../../database/database.ts'

interface NewDelivery {
  readonly deliveryId: string
  readonly dappId: string
  readonly event: string
  readonly body: string
  readonly now: Date
}

export async function queueDelivery(
  { deliveryId, dappId, event, body, now }: NewDelivery,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into webhook_deliveries (delivery_id, dapp_id, event, body, queued_at, send_after)
     values ($1, $2, $3, $4, $5, $5)`,
    [deliveryId, dappId, event, body, now],
  )
}

export interface ClaimedDelivery {
  readonly delivery_id: string
  readonly dapp_id: string
  readonly body: string
  readonly attempts: number
}

export async function dueDapps(
  { now, limit, except }: { now: Date; limit: number; except: readonly string[] },
  { query }: Queries,
): Promise<string[]> {
  const rows = await query<{ dapp_id: string }>(
    `select dapp_id from webhook_deliveries
     where outcome is null and send_after <= $1 and dapp_id <> all ($3::text[])
     group by dapp_id order by min(send_after) limit $2`,
    [now, limit, except],
  )
  return rows.map(({ dapp_id }) => dapp_id)
}

/**
 * Claims the due delivery to one dApp that has waited longest. The claim counts as an attempt, and the delivery is due again after
 * the lease and the nth of `pauses` (seconds), so another instance sends it if this one dies, and none while this one still tries.
 */
export async function claimDelivery(
  {
    dappId,
    now,
    leaseSeconds,
    pauses,
  }: { dappId: string; now: Date; leaseSeconds: number; pauses: readonly number[] },
  { query }: Queries,
): Promise<ClaimedDelivery | undefined> {
  const [row] = await query<ClaimedDelivery>(
    `with due as materialized (
       select delivery_id as due_id from webhook_deliveries
       where outcome is null and send_after <= $1 and dapp_id = $2
       order by send_after limit 1 for update skip locked
     )
     update webhook_deliveries set attempts = attempts + 1,
       send_after = $1::timestamptz
         + make_interval(secs => $3::integer + ($4::integer[])[least(attempts + 1, cardinality($4::integer[]))])
     from due where delivery_id = due_id returning delivery_id, dapp_id, body, attempts`,
    [now, dappId, leaseSeconds, pauses],
  )
  return row
}

interface DeliveryOutcome {
  readonly delivery: Pick<ClaimedDelivery, 'delivery_id' | 'attempts'>
  readonly status: number | null
  readonly error: string | null
}

export async function endDelivery(
  {
    delivery,
    outcome,
    status,
    error,
    now,
  }: DeliveryOutcome & { outcome: 'delivered' | 'given up'; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update webhook_deliveries set outcome = $3, ended_at = $6, last_status = $4, last_error = $5
     where delivery_id = $1 and attempts = $2 and outcome is null`,
    [delivery.delivery_id, delivery.attempts, outcome, status, error, now],
  )
}

/** The delivery is due again when its pause, counted from the failure, is over. */
export async function recordFailure(
  {
    delivery,
    status,
    error,
    now,
    pauses,
  }: DeliveryOutcome & { readonly now: Date; readonly pauses: readonly number[] },
  { query }: Queries,
): Promise<void> {
  await query(
    `update webhook_deliveries set last_status = $3, last_error = $4,
       send_after = $5::timestamptz + make_interval(secs => ($6::integer[])[least($2, cardinality($6::integer[]))])
     where delivery_id = $1 and attempts = $2 and outcome is null`,
    [delivery.delivery_id, delivery.attempts, status, error, now, pauses],
  )
}
