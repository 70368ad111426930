import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Database, Queries } from '../database/database.ts'

export interface PushDeps {
  readonly database: Database
  readonly now: () => Date
  readonly publicKey: string
  /** Allowed push services; if empty, the site sends no notifications. */
  readonly hosts: readonly string[]
  readonly nameOf: (
    wanted: { itemId: string; language: Language },
    queries: Queries,
  ) => Promise<string | undefined>
  readonly namesOf: (
    wanted: { itemIds: readonly string[]; language: Language },
    queries: Queries,
  ) => Promise<ReadonlyMap<string, string>>
  readonly coinOf: (
    id: string,
    language: Language,
  ) => { readonly name: string; readonly symbol: string } | undefined
  readonly priceOf: (coinId: string, currency: Currency) => number | undefined
}
