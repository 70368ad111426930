import type { FilterGroupName } from '../domain/offerings/list/filter-groups.ts'
import type { EntryTexts } from './text/entry-texts.ts'

/** What the catalogue stores of an offering. Dates are milliseconds since 1970, amounts US dollars. */
export interface CatalogueEntry {
  /** The unique slug, which decides ties in every order. */
  id: string
  texts: EntryTexts
  /** The filter values of the offering, as bits in the order of their group. */
  groups: Readonly<Record<FilterGroupName, number>>
  createdAt: number
  start?: number | undefined
  end?: number | undefined
  raised?: number | undefined
  targetAmountMin?: number | undefined
  targetAmountMax?: number | undefined
}
