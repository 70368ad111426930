import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'

/** A sale that has just started or ended. */
export interface TurnedSale {
  readonly itemId: string
  readonly name: string
  readonly turn: 'starts' | 'ends'
  readonly at: number
  readonly closes: number | undefined
  readonly date: string
}

export interface DueDeps {
  readonly database: Database
  readonly now: () => Date
  readonly salesTurned: (
    since: { readonly since: Date; readonly now: Date },
    queries: Queries,
  ) => Promise<readonly TurnedSale[]>
  readonly coinOf: (id: string, language: Language) => { readonly name: string } | undefined
  /** Undefined if the price is stale, from the future or unknown. */
  readonly priceOf: (coinId: string, currency: Currency) => number | undefined
}
