import type { WalletOwner } from '../../domain/wallet/movement.ts'
import type { RequestKind, RequestState } from '../../domain/wallet/payment-request.ts'
import type { Queries } from '../database/database.ts'

export interface RequestRow {
  readonly request_id: string
  readonly dapp_id: string
  readonly kind: RequestKind
  readonly receiver_kind: Exclude<WalletOwner['kind'], 'system'>
  readonly receiver_id: string
  readonly asset_id: string
  readonly symbol: string
  readonly decimals: number
  /** In smallest units. */
  readonly amount: string
  readonly trace_id: string
  readonly memo: string
  readonly description: string
  readonly state: RequestState
  readonly payer: string | null
  readonly transaction_id: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly settled_at: Date | null
}

const columns = `request_id, dapp_id, kind, receiver_kind, receiver_id, asset_id, symbol, decimals, amount, trace_id, memo,
  description, state, payer, transaction_id, created_at, expires_at, settled_at`

export async function findRequest(requestId: string, { query }: Queries): Promise<RequestRow | undefined> {
  const rows = await query<RequestRow>(
    `select ${columns} from payment_requests join wallet_assets using (asset_id) where request_id = $1`,
    [requestId],
  )
  return rows[0]
}

/** With the row locked until the transaction ends. */
export async function lockRequest(requestId: string, { query }: Queries): Promise<RequestRow | undefined> {
  const rows = await query<RequestRow>(
    `select ${columns} from payment_requests join wallet_assets using (asset_id) where request_id = $1
     for update of payment_requests`,
    [requestId],
  )
  return rows[0]
}

export async function findRequestByTrace(
  { dappId, traceId }: { dappId: string; traceId: string },
  { query }: Queries,
): Promise<RequestRow | undefined> {
  const rows = await query<RequestRow>(
    `select ${columns} from payment_requests join wallet_assets using (asset_id) where dapp_id = $1 and trace_id = $2`,
    [dappId, traceId],
  )
  return rows[0]
}

export async function countWaiting(dappId: string, { query }: Queries): Promise<number> {
  const rows = await query<{ count: number }>(
    `select count(*)::integer as count from payment_requests where dapp_id = $1 and state = 'waiting'`,
    [dappId],
  )
  return rows[0]?.count ?? 0
}

export interface NewRequest {
  readonly requestId: string
  readonly dappId: string
  readonly kind: RequestKind
  readonly receiver: WalletOwner
  readonly assetId: string
  readonly units: bigint
  readonly traceId: string
  readonly memo: string
  readonly description: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Nothing happens when the dApp has used the trace before. */
export async function addRequest(request: NewRequest, { query }: Queries): Promise<void> {
  const { requestId, dappId, kind, receiver, assetId, units, traceId, memo, description } = request
  await query(
    `insert into payment_requests (request_id, dapp_id, kind, receiver_kind, receiver_id, asset_id, amount, trace_id, memo,
       description, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (dapp_id, trace_id) do nothing`,
    [
      requestId,
      dappId,
      kind,
      receiver.kind,
      receiver.id,
      assetId,
      units.toString(),
      traceId,
      memo,
      description,
      request.now,
      request.expiresAt,
    ],
  )
}

interface Settled {
  readonly requestId: string
  readonly state: Exclude<RequestState, 'waiting'>
  readonly payer: string
  readonly transactionId: string | null
  readonly now: Date
}

export async function settleRequest(
  { requestId, state, payer, transactionId, now }: Settled,
  { query }: Queries,
): Promise<void> {
  await query(
    `update payment_requests set state = $2, payer = $3, transaction_id = $4, settled_at = $5 where request_id = $1`,
    [requestId, state, payer, transactionId, now],
  )
}

/** Those whose time is over; one that is being answered at this moment is passed over until the next time. */
export async function expireRequests(
  { now, most }: { now: Date; most: number },
  { query }: Queries,
): Promise<RequestRow[]> {
  return query<RequestRow>(
    `with due as materialized (
       select request_id as due_id from payment_requests where state = 'waiting' and expires_at <= $1
       order by expires_at limit $2 for update skip locked
     ), ended as (
       update payment_requests set state = 'expired', settled_at = expires_at from due where request_id = due_id
       returning payment_requests.*
     )
     select ${columns} from ended join wallet_assets using (asset_id)`,
    [now, most],
  )
}

/** What was paid is kept for ever. */
export async function forgetUnpaid(before: Date, { query }: Queries): Promise<void> {
  await query(`delete from payment_requests where state in ('declined', 'expired') and settled_at < $1`, [
    before,
  ])
}
