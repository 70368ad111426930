import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { pagesPerFile, type ListedPage, type SitemapSource } from './sitemap-source.ts'

export interface ListedRow {
  readonly key: string
  readonly changed_at: Date
  /** The languages in which the page exists; null means all. */
  readonly languages: Language[] | null
}

export interface Listing {
  readonly kind: string
  readonly writtenIn?: readonly Language[]
  /** A query whose rows have the columns `key`, `changed_at` and `languages`; no two rows have the same key. */
  readonly sql: string
  readonly values?: () => readonly unknown[]
  readonly pathOf: (row: ListedRow) => string
}

const sliceSize = 1_000

/** Pages from a query, read in slices by key, so that only a few are in memory. */
export function tableSource(
  { kind, writtenIn, sql, values = () => [], pathOf }: Listing,
  { query }: Queries,
): SitemapSource {
  const pageOf = (row: ListedRow): ListedPage => ({
    path: pathOf(row),
    changedAt: row.changed_at,
    writtenIn: row.languages ?? writtenIn,
  })
  return {
    kind,
    ...(writtenIn && { writtenIn }),
    async parts() {
      const rows = await query<{ first: string; changed_at: Date }>(
        `select min(key) as first, max(changed_at) as changed_at from (
           select key, changed_at, (row_number() over (order by key) - 1) / ${pagesPerFile} as part
           from (${sql}) as listed
         ) as numbered group by part order by part`,
        values(),
      )
      return rows.map(({ first, changed_at: changedAt }) => ({ from: first, changedAt }))
    },
    async *pages({ from, before }) {
      const input = values()
      const value = (place: number) => `$${input.length + place}::text`
      const slice = (isAfter: '>' | '>=', start: string) =>
        query<ListedRow>(
          `select key, changed_at, languages from (${sql}) as listed
           where key ${isAfter} ${value(1)} and (${value(2)} is null or key < ${value(2)})
           order by key limit ${sliceSize}`,
          [...input, start, before],
        )
      let rows = await slice('>=', from)
      while (rows.length > 0) {
        yield rows.map(pageOf)
        const last = rows.at(-1)
        rows = last === undefined || rows.length < sliceSize ? [] : await slice('>', last.key)
      }
    },
  }
}
