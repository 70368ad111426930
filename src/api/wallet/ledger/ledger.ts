import { createHash } from 'node:crypto'
import { Refusal } from '../../../contract/problems/problem.ts'
import { contentOf, isBalanced, type Entry, type Movement } from '../../../domain/wallet/movement.ts'
import type { Queries } from '../../database/database.ts'
import { addEntries, addTransaction, findTransaction } from './ledger.store.ts'
import { lockAccounts, type LockedAccount } from './ledger-accounts.store.ts'

export interface Posted {
  readonly transaction_id: string
  /** False: it had been written before, and nothing moved now. */
  readonly isNew: boolean
}

/**
 * Writes one movement, as a part of the caller's transaction. The same trace again is the first answer; the trace of another
 * movement is refused with `trace_reused`, and what an account has not with `balance_too_low`: the caller's transaction then fails
 * as a whole, and the trace is free again.
 */
export async function post(queries: Queries, movement: Movement, now = new Date()): Promise<Posted> {
  const { entries, ...facts } = movement
  if (!isBalanced(entries)) throw new Error('The entries of a movement sum to zero, each account once.')
  const content = createHash('sha256').update(contentOf(movement)).digest()
  const added = await addTransaction({ movement: facts, content, now }, queries)
  if (added === undefined) return { transaction_id: await known({ facts, content }, queries), isNew: false }
  const locked = await lockAccounts(
    entries.map(({ account }) => account),
    queries,
  )
  const moved = entries.map((entry) => ({ ...entry, account: accountOf(entry, locked) }))
  if (moved.some(({ account, amount }) => isTooLow(account, amount))) throw new Refusal('balance_too_low')
  await addEntries(
    {
      transactionId: added,
      entries: moved.map(({ account, amount }) => ({ account_id: account.account_id, amount })),
    },
    queries,
  )
  return { transaction_id: added, isNew: true }
}

async function known(
  { facts, content }: { facts: Omit<Movement, 'entries'>; content: Uint8Array },
  queries: Queries,
): Promise<string> {
  const found = await findTransaction(facts, queries)
  if (found === undefined) throw new Error('A trace that is taken has a transaction.')
  if (!Buffer.from(found.content).equals(content)) throw new Refusal('trace_reused')
  return found.transaction_id
}

function accountOf({ account, asset_id }: Entry, locked: readonly LockedAccount[]): LockedAccount {
  const found = locked.find(
    (candidate) =>
      candidate.owner_kind === account.kind &&
      candidate.owner_id === account.id &&
      candidate.asset_id === asset_id,
  )
  if (found === undefined) throw new Error(`${account.kind} ${account.id} has no account of ${asset_id}.`)
  return found
}

function isTooLow({ owner_kind: kind, balance }: LockedAccount, amount: bigint): boolean {
  return kind !== 'system' && BigInt(balance) + amount < 0n
}
