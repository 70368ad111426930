import { createHash } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  contentOf,
  entriesBetween,
  isBalanced,
  type Entry,
  type Movement,
  type WalletOwner,
} from '../../domain/wallet/movement.ts'
import type { Queries } from '../database/database.ts'
import {
  addAccounts,
  addEntries,
  addTransaction,
  findTransaction,
  hasWallet,
  listAssets,
  lockAccounts,
  type LockedAccount,
} from './ledger.store.ts'

/** The account of the site: what it lacks is what it has given away. */
export const faucet: WalletOwner = { kind: 'system', id: 'faucet' }

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

/**
 * Accounts for every asset, each with its test money from the site itself; whoever has them gets nothing more. Part of the caller's
 * transaction, and before it posts anything: then nobody waits for the account of the site with another locked.
 */
export async function openWallet(queries: Queries, owner: WalletOwner, now = new Date()): Promise<void> {
  if (await hasWallet(owner, queries)) return
  const opened = new Set(await addAccounts(owner, queries))
  if (opened.size === 0) return
  await addAccounts(faucet, queries)
  const gifts = (await listAssets(queries)).filter(
    ({ asset_id, gift }) => opened.has(asset_id) && BigInt(gift) > 0n,
  )
  if (gifts.length === 0) return
  const entries = gifts.flatMap(({ asset_id, gift }) =>
    entriesBetween({ from: faucet, to: owner, asset_id, units: BigInt(gift) }),
  )
  const assets = gifts.map(({ asset_id }) => asset_id).join(' ')
  const scope = `gift ${owner.kind} ${owner.id} ${assets}`
  await post(queries, { scope, trace_id: giftTrace, kind: 'gift', memo: '', entries }, now)
}

/** The scope says whose gift it is and of which assets: each is given once. */
const giftTrace = '00000000-0000-4000-8000-000000000000'

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
