import type { Database, Queries } from '../../database/database.ts'
import { readInBatches } from '../../database/read-in-batches.ts'

export interface CoinPairRow {
  item_id: string
  name: string
  symbol: string | null
  url: string | null
  coin_id: string | null
  coin_claim: string | null
  hidden: boolean
  candidate_id: string
  candidate_name: string
  candidate_symbol: string
  candidate_website: string | null
}

const hostOf = (address: string) => `lower(substring(${address} from '^https?://(?:www\\.)?([^/?#:]+)'))`

/** Pairs of a sale and a coin with anything in common, and those that somebody has stated. */
const pairsOf = (sales: string) => `with sales as (
    select item_id, entry ->> 'name' as name, entry ->> 'symbol' as symbol, entry ->> 'url' as url,
      entry ->> 'coin_id' as coin_id, coin_claim, hidden
    from offerings where ${sales}
  ), listed as (
    select coins.coin_id, coins.symbol, coins.name, facts.answer #>> '{links,website}' as website
    from coins left join coin_answers facts on facts.coin_id = coins.coin_id and facts.kind = 'facts'
  ), pairs as (
    select item_id, listed.coin_id from sales join listed on upper(listed.symbol) = upper(sales.symbol)
    union select item_id, listed.coin_id from sales join listed on lower(listed.name) = lower(sales.name)
    union select item_id, listed.coin_id from sales join listed
      on ${hostOf('listed.website')} = ${hostOf('sales.url')}
    union select item_id, listed.coin_id from sales join listed
      on listed.coin_id in (sales.coin_id, sales.coin_claim)
  )
  select sales.*, listed.coin_id as candidate_id, listed.name as candidate_name,
    listed.symbol as candidate_symbol, listed.website as candidate_website
  from pairs join sales using (item_id) join listed on listed.coin_id = pairs.coin_id
  order by sales.item_id collate "C", listed.coin_id collate "C"`

export async function pairsOfSale(itemId: string, { query }: Queries): Promise<CoinPairRow[]> {
  return query<CoinPairRow>(pairsOf('item_id = $1'), [itemId])
}

export async function eachPair(
  onRows: (rows: readonly CoinPairRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await readInBatches({ sql: pairsOf('true'), onRows }, database)
}

export interface CoinDecisionRow {
  decision_id: string
  decided_at: Date
  coin_id: string | null
  claim: string | null
  coin_before: string | null
  claim_before: string | null
  reason: string | null
  undone_at: Date | null
}

interface CoinDecisionToAdd extends Omit<CoinDecisionRow, 'decision_id' | 'undone_at'> {
  readonly item_id: string
}

export async function addCoinDecision(decision: CoinDecisionToAdd, { query }: Queries): Promise<void> {
  const { item_id, decided_at, coin_id, claim, coin_before, claim_before, reason } = decision
  await query(
    `insert into coin_decisions (item_id, decided_at, coin_id, claim, coin_before, claim_before, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [item_id, decided_at, coin_id, claim, coin_before, claim_before, reason],
  )
}

/** The decisions about a sale, the latest first. */
export async function coinDecisionsOf(itemId: string, { query }: Queries): Promise<CoinDecisionRow[]> {
  return query<CoinDecisionRow>(
    `select decision_id, decided_at, coin_id, claim, coin_before, claim_before, reason, undone_at
     from coin_decisions where item_id = $1 order by decision_id desc limit 20`,
    [itemId],
  )
}

export async function markUndone(
  { decisionId, now }: { decisionId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update coin_decisions set undone_at = $2 where decision_id = $1', [decisionId, now])
}
