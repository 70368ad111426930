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
  /** The amount in smallest units of the asset. */
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

export const requestColumns = `request_id, dapp_id, kind, receiver_kind, receiver_id, asset_id, symbol, decimals, amount, trace_id, memo,
  description, state, payer, transaction_id, created_at, expires_at, settled_at`

export async function findRequest(requestId: string, { query }: Queries): Promise<RequestRow | undefined> {
  const rows = await query<RequestRow>(
    `select ${requestColumns} from payment_requests join wallet_assets using (asset_id) where request_id = $1`,
    [requestId],
  )
  return rows[0]
}

export async function lockRequest(requestId: string, { query }: Queries): Promise<RequestRow | undefined> {
  const rows = await query<RequestRow>(
    `select ${requestColumns} from payment_requests join wallet_assets using (asset_id) where request_id = $1
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
    `select ${requestColumns} from payment_requests join wallet_assets using (asset_id) where dapp_id = $1 and trace_id = $2`,
    [dappId, traceId],
  )
  return rows[0]
}
