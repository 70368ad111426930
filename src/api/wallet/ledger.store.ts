import type { Movement, WalletOwner } from '../../domain/wallet/movement.ts'
import type { Queries } from '../database/database.ts'

interface AddedTransaction {
  readonly movement: Omit<Movement, 'entries'>
  readonly content: Uint8Array
  readonly now: Date
}

/** Its id, or undefined when the trace is known. Whoever writes the same trace at this moment is waited for. */
export async function addTransaction(
  { movement: { scope, trace_id, kind, memo }, content, now }: AddedTransaction,
  { query }: Queries,
): Promise<string | undefined> {
  const rows = await query<{ transaction_id: string }>(
    `insert into ledger_transactions (scope, trace_id, kind, memo, content, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (scope, trace_id) do nothing returning transaction_id`,
    [scope, trace_id, kind, memo, content, now],
  )
  return rows[0]?.transaction_id
}

interface TracedTransaction {
  readonly transaction_id: string
  readonly content: Uint8Array
}

export async function findTransaction(
  { scope, trace_id }: Pick<Movement, 'scope' | 'trace_id'>,
  { query }: Queries,
): Promise<TracedTransaction | undefined> {
  const rows = await query<TracedTransaction>(
    'select transaction_id, content from ledger_transactions where scope = $1 and trace_id = $2',
    [scope, trace_id],
  )
  return rows[0]
}

export interface LockedAccount {
  readonly account_id: string
  readonly owner_kind: WalletOwner['kind']
  readonly owner_id: string
  readonly asset_id: string
  readonly balance: string
}

/** Every account of these owners, locked in the one order that all keep to, so that two movements never wait for each other. */
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

export async function addEntries(
  {
    transactionId,
    entries,
  }: {
    transactionId: string
    entries: readonly { readonly account_id: string; readonly amount: bigint }[]
  },
  { query }: Queries,
): Promise<void> {
  const given = entries.map(({ account_id, amount }) => ({ account_id, amount: amount.toString() }))
  await query(
    `insert into ledger_entries (transaction_id, account_id, amount)
     select $1, account_id::bigint, amount::numeric
     from jsonb_to_recordset($2::jsonb) as given (account_id text, amount text)`,
    [transactionId, JSON.stringify(given)],
  )
}

/** Whether there is an account for every asset. */
export async function hasWallet({ kind, id }: WalletOwner, { query }: Queries): Promise<boolean> {
  const lacking = await query(
    `select from wallet_assets where not exists (
       select from ledger_accounts
       where owner_kind = $1 and owner_id = $2 and ledger_accounts.asset_id = wallet_assets.asset_id) limit 1`,
    [kind, id],
  )
  return lacking.length === 0
}

/** Accounts that the owner lacks are opened; answers which assets these are. */
export async function addAccounts({ kind, id }: WalletOwner, { query }: Queries): Promise<string[]> {
  const rows = await query<{ asset_id: string }>(
    `insert into ledger_accounts (owner_kind, owner_id, asset_id)
     select $1, $2, asset_id from wallet_assets order by asset_id
     on conflict (owner_kind, owner_id, asset_id) do nothing returning asset_id`,
    [kind, id],
  )
  return rows.map(({ asset_id }) => asset_id)
}

export interface AssetRow {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly gift: string
}

const assetColumns = 'asset_id, symbol, name, decimals, gift'

export async function findAsset(assetId: string, { query }: Queries): Promise<AssetRow | undefined> {
  const rows = await query<AssetRow>(`select ${assetColumns} from wallet_assets where asset_id = $1`, [
    assetId,
  ])
  return rows[0]
}

export async function listAssets({ query }: Queries): Promise<AssetRow[]> {
  return query<AssetRow>('select asset_id, symbol, name, decimals, gift from wallet_assets order by asset_id')
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
  /** Who stood on the other side; null when there were several. */
  readonly other_kind: WalletOwner['kind'] | null
  readonly other_id: string | null
}

interface EntriesAsked {
  readonly owner: WalletOwner
  /** Entries after this one, oldest first; null: the last ones, newest first. */
  readonly after: string | null
  readonly most: number
}

export async function entriesOf(
  { owner, after, most }: EntriesAsked,
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
    [owner.kind, owner.id, after ?? '0', most],
  )
}
