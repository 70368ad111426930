import { foldSearchLine } from '../../kernel/text/search-folding.ts'
import type { QuotedCoin } from '../quotes/coin.ts'
import { localCoinNames, otherCoinNames } from '../quotes/local-coin-names.ts'
import { sortRows, type Row } from './market-order.ts'
import type { MarketQuery, MarketSort, SortOrder } from './market-query.ts'
import { MarketText } from './market-text.ts'
import { totalsOf, type MarketTotals } from './market-totals.ts'

interface KeptRow extends Row {
  readonly text: string
  readonly place: number
}

export interface RankedCoin extends QuotedCoin {
  readonly rank: number | null
}

/**
 * All coins with their last good quotes, in memory. The market list, the search and all lookups of coins read from
 * here.
 */
export class MarketList {
  readonly #rows = new Map<string, KeptRow>()
  /** Sorted rows of the orders requested so far. Rows of an older version are almost sorted and quick to sort again. */
  readonly #orders = new Map<string, { version: number; rows: KeptRow[] }>()
  readonly #bySymbol = new Map<string, KeptRow[]>()
  /** The searchable texts of all coins; undefined after a name has changed, until the next search makes them again. */
  #text: MarketText | undefined
  #totals: MarketTotals | undefined
  #ranks = new Map<string, number>()
  #ranksOf = -1
  #version = 0

  get size(): number {
    return this.#rows.size
  }

  get version(): number {
    return this.#version
  }

  get totals(): MarketTotals | undefined {
    return this.#totals
  }

  put(coins: readonly QuotedCoin[]): void {
    if (coins.length === 0) return
    for (const { coin, quote } of coins) {
      const before = this.#rows.get(coin.id)
      if (before?.coin !== coin) this.#text = undefined
      const place = before?.place ?? this.#rows.size
      const row = before?.coin === coin ? { ...before, quote } : newRow({ coin, quote, place })
      this.#rows.set(coin.id, row)
      this.#index(row, before)
    }
    this.#version++
    this.#totals = totalsOf(this.#rows.values())
  }

  #index(row: KeptRow, before: KeptRow | undefined): void {
    if (before !== undefined) {
      const others = (this.#bySymbol.get(before.coin.symbol) ?? []).filter((other) => other !== before)
      if (others.length === 0) this.#bySymbol.delete(before.coin.symbol)
      else this.#bySymbol.set(before.coin.symbol, others)
    }
    this.#bySymbol.set(row.coin.symbol, [...(this.#bySymbol.get(row.coin.symbol) ?? []), row])
  }

  all(): readonly QuotedCoin[] {
    return [...this.#rows.values()]
  }

  find(id: string): RankedCoin | undefined {
    const row = this.#rows.get(id)
    return row && this.#ranked(row)
  }

  /**
   * Several coins can share a symbol: the one with the largest market cap is returned. Tries the exact spelling before
   * capitals.
   */
  findBySymbol(symbol: string): RankedCoin | undefined {
    return this.allBySymbol(symbol)[0]
  }

  /** The coins that share a symbol, the largest first. */
  allBySymbol(symbol: string): RankedCoin[] {
    const rows = [...(this.#bySymbol.get(symbol) ?? this.#bySymbol.get(symbol.toUpperCase()) ?? [])]
    sortRows(rows, { sort: 'rank', descending: false })
    return rows.map((row) => this.#ranked(row))
  }

  search({ q, page, sort, order, size, ids }: MarketQuery): { coins: RankedCoin[]; total: number } {
    const matching = this.#matching(this.#ordered(sort, order), { q, ids })
    const from = (page - 1) * size
    return {
      coins: matching.slice(from, from + size).map((row) => this.#ranked(row)),
      total: matching.length,
    }
  }

  #matching(rows: readonly KeptRow[], { q, ids }: Pick<MarketQuery, 'q' | 'ids'>): readonly KeptRow[] {
    const wanted = ids === undefined ? undefined : new Set(ids)
    const listed = wanted === undefined ? rows : rows.filter(({ coin }) => wanted.has(coin.id))
    const words = foldSearchLine(q)
      .split(' ')
      .filter((word) => word !== '')
    if (words.length === 0) return listed
    this.#text ??= new MarketText(Array.from(this.#rows.values(), ({ text }) => text))
    const found = this.#text.matches(words)
    return listed.filter(({ place }) => found[place] === 1)
  }

  #ordered(sort: MarketSort, order: SortOrder): readonly KeptRow[] {
    const key = `${sort} ${order}`
    const known = this.#orders.get(key)
    if (known?.version === this.#version) return known.rows
    const rows =
      known?.rows.length === this.#rows.size
        ? known.rows.map((row) => this.#rows.get(row.coin.id) ?? row)
        : [...this.#rows.values()]
    sortRows(rows, { sort, descending: order === 'desc' })
    this.#orders.set(key, { version: this.#version, rows })
    return rows
  }

  #ranked({ coin, quote }: KeptRow): RankedCoin {
    if (this.#ranksOf !== this.#version) {
      const known = this.#ordered('rank', 'asc').filter((row) => row.quote.marketCap !== null)
      this.#ranks = new Map(known.map((row, place) => [row.coin.id, place + 1]))
      this.#ranksOf = this.#version
    }
    return { coin, quote, rank: this.#ranks.get(coin.id) ?? null }
  }
}

function newRow({ coin, quote, place }: QuotedCoin & { place: number }): KeptRow {
  const folded = foldSearchLine(coin.name)
  // The texts of a coin are joined by line breaks, which no query contains, so that no match spans two of them.
  const names = [...Object.values(localCoinNames.get(coin.id) ?? {}), ...(otherCoinNames.get(coin.id) ?? [])]
  const local = names.map(foldSearchLine)
  const text = [folded, foldSearchLine(coin.symbol), coin.id, ...local].join('\n')
  return { coin, quote, folded, place, text }
}
