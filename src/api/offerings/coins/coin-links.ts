import {
  coinReasonsOf,
  decideCoin,
  type CoinDecision,
  type CoinReason,
} from '../../../domain/offerings/coin/coin-candidates.ts'
import type { Database, Queries } from '../../database/database.ts'
import { unknownCoins } from '../offerings.store.ts'
import { saveOfferings } from '../save-offerings.ts'
import { storedOfferings, type StoredOffering } from '../stored-offerings.store.ts'
import {
  addCoinDecision,
  coinDecisionsOf,
  markUndone,
  pairsOfSale,
  type CoinPairRow,
} from './coin-links.store.ts'

/** A decision cannot be carried out; the message, one line, says why. */
export class CoinLinkRefused extends Error {}

export interface CoinCandidate {
  readonly coin: { readonly id: string; readonly symbol: string; readonly name: string }
  readonly reasons: CoinReason[]
  readonly decision: CoinDecision
}

export function candidateOf(row: CoinPairRow): CoinCandidate {
  const coin = {
    id: row.candidate_id,
    symbol: row.candidate_symbol,
    name: row.candidate_name,
    website: row.candidate_website,
  }
  const reasons = coinReasonsOf({ sale: row, coin })
  const { id, symbol, name } = coin
  return {
    coin: { id, symbol, name },
    reasons: [...reasons],
    decision: decideCoin({ sale: row, coin }, reasons),
  }
}

/** Linked and claimed coins are candidates even with nothing in common; a shared platform as website is no reason. */
export function isCandidate({ reasons, decision }: CoinCandidate): boolean {
  return reasons.length > 0 || decision === 'linked' || decision === 'claimed'
}

export async function coinCandidates(itemId: string, queries: Queries): Promise<CoinCandidate[]> {
  return (await pairsOfSale(itemId, queries)).map(candidateOf).filter(isCandidate)
}

interface Decide {
  readonly itemId: string
  readonly reason: string | null
  readonly now: Date
}

export async function setCoin(
  { coinId, ...decide }: Decide & { coinId: string | null },
  database: Database,
): Promise<void> {
  await database.transaction(async (queries) => {
    const stored = await lockSale(decide.itemId, queries)
    if (coinId !== null && (await unknownCoins([coinId], queries)).length > 0)
      throw new CoinLinkRefused(`There is no coin ${coinId} in the market.`)
    await settle({ ...decide, stored, coinId }, queries)
  })
}

/** Settles the claim of the owner: `approve` makes it the coin of the sale, otherwise the sale stays as it is. */
export async function settleClaim(
  { approve, ...decide }: Decide & { approve: boolean },
  database: Database,
): Promise<{ coinId: string | null }> {
  return database.transaction(async (queries) => {
    const stored = await lockSale(decide.itemId, queries)
    if (stored.coin_claim === stored.entry.coin_id)
      throw new CoinLinkRefused(`No claim about the coin of ${decide.itemId} waits.`)
    const coinId = approve ? stored.coin_claim : stored.entry.coin_id
    await settle({ ...decide, stored, coinId }, queries)
    return { coinId }
  })
}

/** Takes back the last decision. What has changed since, by an import or the owner, is not overwritten. */
export async function undoCoin(
  { itemId, now }: Omit<Decide, 'reason'>,
  database: Database,
): Promise<{ coinId: string | null }> {
  return database.transaction(async (queries) => {
    const stored = await lockSale(itemId, queries)
    const last = (await coinDecisionsOf(itemId, queries)).find(({ undone_at }) => undone_at === null)
    if (last === undefined) throw new CoinLinkRefused(`There is no decision about ${itemId} to undo.`)
    if (stored.entry.coin_id !== last.coin_id || stored.coin_claim !== last.claim)
      throw new CoinLinkRefused(`The coin of ${itemId} has changed since that decision; use set or clear.`)
    await put({ stored, coinId: last.coin_before, claim: last.claim_before, now }, queries)
    await markUndone({ decisionId: last.decision_id, now }, queries)
    return { coinId: last.coin_before }
  })
}

async function lockSale(itemId: string, queries: Queries): Promise<StoredOffering> {
  const [stored] = await storedOfferings({ itemIds: [itemId], lock: true }, queries)
  if (stored === undefined) throw new CoinLinkRefused(`There is no entry ${itemId}.`)
  return stored
}

async function settle(
  { stored, coinId, reason, now }: Decide & { stored: StoredOffering; coinId: string | null },
  queries: Queries,
): Promise<void> {
  await addCoinDecision(
    {
      item_id: stored.item_id,
      decided_at: now,
      coin_id: coinId,
      claim: coinId,
      coin_before: stored.entry.coin_id,
      claim_before: stored.coin_claim,
      reason,
    },
    queries,
  )
  await put({ stored, coinId, claim: coinId, now }, queries)
}

async function put(
  {
    stored,
    coinId,
    claim,
    now,
  }: { stored: StoredOffering; coinId: string | null; claim: string | null; now: Date },
  queries: Queries,
): Promise<void> {
  const offering = {
    ...stored.entry,
    feedback_email: stored.feedback_email,
    coin_id: coinId,
    coin_claim: claim,
  }
  await saveOfferings({ offerings: [offering], source: 'operator', now }, queries)
}
