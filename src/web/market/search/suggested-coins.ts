import type { Language } from '../../../domain/kernel/site/language.ts'
import { likeliestFirst } from '../../../domain/market/list/suggestion-order.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

export interface SuggestedCoin {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly logo: string | null
  readonly price: number | null
}

/** How many candidates are requested from the API, and how many of the best are shown. */
const requested = 24
const shown = 7

/** Coins that match what the reader typed; undefined if the API did not answer. */
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
    // The browser is offline or the API has failed. No error is shown, because an actual search will report it.
    if (isHttpFailure(error) || error instanceof TypeError) return undefined
    throw error
  }
}
