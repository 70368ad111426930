import type { createBoard } from '../../api/market/market.board.ts'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { marketQueryOf } from '../../domain/market/list/market-query.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { freshPrice } from '../../domain/market/quotes/fresh-price.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'

const maxTokens = 20

interface MarketFacts {
  readonly board: ReturnType<typeof createBoard>
  readonly now: () => Date
}

/** What other areas take from the market. */
export function marketFor({ board, now }: MarketFacts) {
  return {
    /** The coin that a symbol means, as readers of a language call it. */
    coinOf: (symbol: string, language: Language) => {
      const found = board.list.findBySymbol(symbol)
      return found && namedCoin(found, language)
    },
    /** A coin by its id, the same way. */
    named: (id: string, language: Language) => {
      const found = board.list.find(id)
      return found && namedCoin(found, language)
    },
    /** As it is now; none that is stale or from the future. */
    freshPriceOf: (id: string, currency: Currency) => {
      const found = board.list.find(id)
      const facts = { rates: board.rates(), currency, now: now().getTime() }
      return found && freshPrice({ quote: found.quote, ...facts })
    },
    /** Coins that match a text, the largest first. */
    tokens: (q: string, language: Language) => {
      const meant = board.list.findBySymbol(q)
      const { coins } = board.list.search(marketQueryOf({ q, size: maxTokens }))
      return [...(meant === undefined ? [] : [meant]), ...coins].map((found) => namedCoin(found, language))
    },
    /** Every coin with a page, and when it was last quoted. */
    listed: () => board.list.all(),
    /** What is quoted right now, for those who show it elsewhere. */
    quotes: {
      coinOf: (id: string) => board.list.find(id),
      largestCoins: (count: number) => board.list.search(marketQueryOf({ size: count })).coins,
      rates: () => board.rates()?.values ?? {},
      knownRates: () => board.rates(),
    },
  }
}

function namedCoin({ coin: { id, symbol, name } }: QuotedCoin, language: Language) {
  return { id, symbol, name: coinNameIn({ id, name, language }) }
}
