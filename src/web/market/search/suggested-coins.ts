import type { Language } from '../../../domain/kernel/site/language.ts'
import { likeliestFirst } from '../../../domain/market/list/suggestion-order.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { fetchedClient } from '../../loading/load.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'

export interface SuggestedCoin {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly logo: string | null
  readonly price: number | null
}

/** Enough to find the likeliest among, and how many of them are shown. */
const requested = 24
const shown = 7

/** The coins that a reader who has typed this may mean; undefined when it cannot be known now. */
export async function suggestedCoins(q: string, language: Language): Promise<SuggestedCoin[] | undefined> {
  try {
    const client = await fetchedClient()
    const { items } = await client.searchMarket({ q, size: requested })
    const coins = items.map((item) => {
      const name = coinNameIn({ ...item, language })
      const { id, symbol, logo, price_usd: price } = item
      return { id, name, symbol, logo, price, names: [name, item.name] }
    })
    return likeliestFirst(coins, q).slice(0, shown)
  } catch (error) {
    // No line, or no answer: the search itself says so when it is tried.
    if (isHttpFailure(error) || error instanceof TypeError) return undefined
    throw error
  }
}
