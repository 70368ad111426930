import type { RequestState } from '../../domain/wallet/payment-request.ts'
import type { Queries } from '../database/database.ts'
import { requestColumns, type RequestRow } from './payment-requests.store.ts'

interface SettledRequest {
  readonly requestId: string
  readonly state: Exclude<RequestState, 'waiting'>
  readonly payer: string
  readonly transactionId: string | null
  readonly now: Date
}

export async function settleRequest(
  { requestId, state, payer, transactionId, now }: SettledRequest,
  { query }: Queries,
): Promise<void> {
  await query(
    `update payment_requests set state = $2, payer = $3, transaction_id = $4, settled_at = $5 where request_id = $1`,
    [requestId, state, payer, transactionId, now],
  )
}

/** Skips a request that is locked because somebody is answering it; the next run takes it. */
export async function expireRequests(
  { now, limit }: { now: Date; limit: number },
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
     select ${requestColumns} from ended join wallet_assets using (asset_id)`,
    [now, limit],
  )
}

/** Paid requests are kept for ever. */
export async function deleteUnpaid(before: Date, { query }: Queries): Promise<void> {
  await query(`delete from payment_requests where state in ('declined', 'expired') and settled_at < $1`, [
    before,
  ])
}
