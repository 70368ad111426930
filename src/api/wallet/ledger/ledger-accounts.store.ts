import type { WalletOwner } from '../../../domain/wallet/movement.ts'
import type { Queries } from '../../database/database.ts'

export interface LockedAccount {
  readonly account_id: string
  readonly owner_kind: WalletOwner['kind']
  readonly owner_id: string
  readonly asset_id: string
  readonly balance: string
}

/** Locks every account of these owners, always in the order of their ids, so that two movements cannot deadlock. */
export async function lockAccounts(
  owners: readonly WalletOwner[],
  { query }: Queries,
): Promise<LockedAccount[]> {
  return query<LockedAccount>(
    `select account_id::text as account_id, owner_kind, owner_id, asset_id, balance
     from ledger_accounts where (owner_kind, owner_id) in
       (select kind, id from jsonb_to_recordset($1::jsonb) as given (kind text, id text))
     order by ledger_accounts.account_id for update`,
    [JSON.stringify(owners)],
  )
}

export async function hasWallet({ kind, id }: WalletOwner, { query }: Queries): Promise<boolean> {
  const lacking = await query(
    `select from wallet_assets where not exists (
       select from ledger_accounts
       where owner_kind = $1 and owner_id = $2 and ledger_accounts.asset_id = wallet_assets.asset_id) limit 1`,
    [kind, id],
  )
  return lacking.length === 0
}

export async function addAccounts({ kind, id }: WalletOwner, { query }: Queries): Promise<string[]> {
  const rows = await query<{ asset_id: string }>(
    `insert into ledger_accounts (owner_kind, owner_id, asset_id)
     select $1, $2, asset_id from wallet_assets order by asset_id
     on conflict (owner_kind, owner_id, asset_id) do nothing returning asset_id`,
    [kind, id],
  )
  return rows.map(({ asset_id }) => asset_id)
}

export interface BalanceRow {
  readonly asset_id: string
  readonly balance: string
  readonly decimals: number
}

export async function balancesOf({ kind, id }: WalletOwner, { query }: Queries): Promise<BalanceRow[]> {
  return query<BalanceRow>(
    `select asset_id, balance, decimals from ledger_accounts join wallet_assets using (asset_id)
     where owner_kind = $1 and owner_id = $2 order by asset_id`,
    [kind, id],
  )
}
