import type { Movement, WalletOwner } from '../../../domain/wallet/movement.ts'
import type { Queries } from '../../database/database.ts'

export interface EntryRow {
  readonly entry_id: string
  readonly transaction_id: string
  readonly trace_id: string
  readonly kind: Movement['kind']
  readonly memo: string
  readonly created_at: Date
  readonly asset_id: string
  readonly decimals: number
  readonly amount: string
  /** The other party of the movement; null if it has several. */
  readonly other_kind: WalletOwner['kind'] | null
  readonly other_id: string | null
}

interface EntriesQuery {
  readonly owner: WalletOwner
  /** Returns the entries after this one, oldest first. If it is null, the most recent entries are returned, newest first. */
  readonly after: string | null
  readonly limit: number
}

export async function entriesOf(
  { owner, after, limit }: EntriesQuery,
  { query }: Queries,
): Promise<EntryRow[]> {
  return query<EntryRow>(
    `select own.entry_id::text as entry_id, transaction_id, trace_id, kind, memo, created_at,
       account.asset_id, decimals, own.amount::text as amount, other.owner_kind as other_kind, other.owner_id as other_id
     from ledger_accounts account join ledger_entries own using (account_id)
     join ledger_transactions using (transaction_id) join wallet_assets on wallet_assets.asset_id = account.asset_id
     left join lateral (
       select min(owner_kind) as owner_kind, min(owner_id) as owner_id
       from ledger_entries side join ledger_accounts holder using (account_id)
       where side.transaction_id = own.transaction_id and side.account_id <> own.account_id
         and holder.asset_id = account.asset_id having count(*) = 1
     ) other on true
     where account.owner_kind = $1 and account.owner_id = $2 and own.entry_id > $3::bigint
     order by own.entry_id ${after === null ? 'desc' : 'asc'} limit $4`,
    [owner.kind, owner.id, after ?? '0', limit],
  )
}
