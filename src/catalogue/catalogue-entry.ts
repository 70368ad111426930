import type { FilterGroupName } from '../domain/offerings/list/filter-groups.ts'
import type { EntryTexts } from './text/entry-texts.ts'

/** What the catalogue needs to know of an offering. Dates are epoch milliseconds, amounts US dollars. */
export interface CatalogueEntry {
  /** The slug: unique, and the last word in every order. */
  id: string
  texts: EntryTexts
  /** The filter values it has, a bit each in the order of their group. */
  groups: Readonly<Record<FilterGroupName, number>>
  createdAt: number
  start?: number | undefined
  end?: number | undefined
  raised?: number | undefined
  targetAmountMin?: number | undefined
  targetAmountMax?: number | undefined
}
