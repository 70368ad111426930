import type { Movement } from '../../../domain/wallet/movement.ts'
import type { Queries } from '../../database/database.ts'

interface NewTransaction {
  readonly movement: Omit<Movement, 'entries'>
  readonly content: Uint8Array
  readonly now: Date
}

/**
 * Adds a transaction and returns its id; undefined if the trace exists. Waits for a concurrent transaction with the
 * same trace.
 */
export async function addTransaction(
  { movement: { scope, trace_id, kind, memo }, content, now }: NewTransaction,
  { query }: Queries,
): Promise<string | undefined> {
  const rows = await query<{ transaction_id: string }>(
    `insert into ledger_transactions (scope, trace_id, kind, memo, content, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (scope, trace_id) do nothing returning transaction_id`,
    [scope, trace_id, kind, memo, content, now],
  )
  return rows[0]?.transaction_id
}

interface StoredTransaction {
  readonly transaction_id: string
  readonly content: Uint8Array
}

export async function findTransaction(
  { scope, trace_id }: Pick<Movement, 'scope' | 'trace_id'>,
  { query }: Queries,
): Promise<StoredTransaction | undefined> {
  const rows = await query<StoredTransaction>(
    'select transaction_id, content from ledger_transactions where scope = $1 and trace_id = $2',
    [scope, trace_id],
  )
  return rows[0]
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
  const input = entries.map(({ account_id, amount }) => ({ account_id, amount: amount.toString() }))
  await query(
    `insert into ledger_entries (transaction_id, account_id, amount)
     select $1, account_id::bigint, amount::numeric
     from jsonb_to_recordset($2::jsonb) as given (account_id text, amount text)`,
    [transactionId, JSON.stringify(input)],
  )
}
