import { believe } from '../../domain/market/quotes/believable.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import type { Database } from '../database/database.ts'
import type { OnDrift } from '../outbound/market/market-source.ts'
import { quotedCoinOf } from './coin-row.ts'
import { confirmJumps } from './confirm-jumps.ts'
import { storedCoins } from './market.store.ts'

/** A price or market cap ten times the last one, or a tenth of it, counts as a jump. */
const factor = 10

interface Round {
  readonly coins: readonly QuotedCoin[]
  readonly round: number
  readonly now: number
}

/**
 * A quote whose price jumps is left out, and a market cap that jumps is replaced by the last one, until a second round
 * confirms it.
 */
export function steadyQuotes({
  onDrift,
}: {
  onDrift: OnDrift
}): (page: Round, database: Database) => Promise<QuotedCoin[]> {
  const isBelieved = confirmJumps({ factor })
  return async ({ coins, round, now }, database) => {
    const rows = await storedCoins({ coinIds: coins.map(({ coin }) => coin.id), lock: false }, database)
    const known = new Map(
      rows
        .filter(({ source }) => source !== 'demo')
        .map((row) => [row.coin_id, believe(quotedCoinOf(row), now).believed.quote]),
    )
    const jumps: { coinId: string; figure: string; value: number; before: number | null }[] = []
    const isSteady = ({ coin, quote }: QuotedCoin, figure: 'price' | 'marketCap') => {
      const last = known.get(coin.id)
      const value = quote[figure]
      const before = last?.[figure] ?? null
      const beforeAt = last?.quotedAt ?? null
      const key = `${coin.id} ${figure}`
      if (value === null || isBelieved({ key, before, beforeAt, value, now, round })) return true
      jumps.push({ coinId: coin.id, figure, value, before })
      return false
    }
    const kept = coins.flatMap((quoted) => {
      if (!isSteady(quoted, 'price')) return []
      if (isSteady(quoted, 'marketCap')) return [quoted]
      const marketCap = known.get(quoted.coin.id)?.marketCap ?? null
      return [{ ...quoted, quote: { ...quoted.quote, marketCap } }]
    })
    if (jumps.length > 0)
      onDrift('jumps that wait for a second round', { count: jumps.length, example: jumps[0] })
    return kept
  }
}
