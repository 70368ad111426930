import { createHash } from 'node:crypto'
import { Refusal } from '../../../contract/problems/problem.ts'
import { contentOf, isBalanced, type Entry, type Movement } from '../../../domain/wallet/movement.ts'
import type { Queries } from '../../database/database.ts'
import { lockAccounts, type LockedAccount } from './ledger-accounts.store.ts'
import { addEntries, addTransaction, findTransaction } from './ledger.store.ts'

export interface PostResult {
  readonly transaction_id: string
  /** False if the trace existed already, so that no money moved this time. */
  readonly isNew: boolean
}

/**
 * Writes one movement in the caller's transaction. A repeated trace returns the first result; the same trace with
 * another content is refused with `trace_reused`, a balance that would go below zero with `balance_too_low`. A refusal
 * rolls the caller's transaction back, so the trace can be used again.
 */
export async function postMovement(movement: Movement, now: Date, queries: Queries): Promise<PostResult> {
  const { entries, ...facts } = movement
  if (!isBalanced(entries))
    throw new Error('The entries of a movement must sum to zero and name each account once.')
  const content = createHash('sha256').update(contentOf(movement)).digest()
  const added = await addTransaction({ movement: facts, content, now }, queries)
  if (added === undefined)
    return { transaction_id: await findByTrace({ facts, content }, queries), isNew: false }
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

async function findByTrace(
  { facts, content }: { facts: Omit<Movement, 'entries'>; content: Uint8Array },
  queries: Queries,
): Promise<string> {
  const found = await findTransaction(facts, queries)
  if (found === undefined) throw new Error('The transaction of a known trace is missing from the ledger.')
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
