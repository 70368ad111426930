import type { WalletOwner } from '../../domain/wallet/movement.ts'
import type { RequestKind } from '../../domain/wallet/payment-request.ts'
import type { Queries } from '../database/database.ts'

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

/** Inserts a payment request; nothing if the dApp has used the trace before. */
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
