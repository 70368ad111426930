import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database } from '../database/database.ts'
import type { Coin, Found } from './events.presenter.ts'
import { symbolsWithEvents } from './events.store.ts'

export interface TokenSources {
  readonly database: Database
  /** The coins with a symbol, the largest first. */
  readonly coinsOf: (symbol: string, language: Language) => readonly Coin[]
  /** Whether a token sale has a symbol. */
  readonly isSold: (symbol: string, language: Language) => Promise<boolean>
}

/**
 * What the site knows of the symbols of a search. A symbol without a coin is known all the same if any event or any sale has it.
 */
export async function describeTokens(
  symbols: readonly string[],
  { database, coinsOf, isSold, language }: TokenSources & { readonly language: Language },
): Promise<Found['tokens']> {
  const named = symbols.map((symbol) => ({
    symbol,
    coins: coinsOf(symbol, language).map(({ id, name }) => ({ id, name })),
  }))
  const others = named.filter(({ coins }) => coins.length === 0).map(({ symbol }) => symbol)
  const withEvents = others.length === 0 ? [] : await symbolsWithEvents(others, database)
  const isKnown = async (symbol: string) => withEvents.includes(symbol) || (await isSold(symbol, language))
  return Promise.all(
    named.map(async (token) => ({
      ...token,
      is_known: token.coins.length > 0 || (await isKnown(token.symbol)),
    })),
  )
}
