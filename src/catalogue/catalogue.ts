import { foldSearchLine } from '../domain/kernel/text/search-folding.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { CatalogueAnswer, CatalogueQuery } from './catalogue-query.ts'
import type { CatalogueRows } from './catalogue-rows.ts'
import { countFacets } from './facet-counts.ts'
import { applyFilters, unionOf } from './filters.ts'
import { BitsetPool, copyInto, countRows, intersectInto, subtractInto } from './memory/bitset.ts'
import { countInSpans } from './periods.ts'
import { pageOfClasses, rankedClasses } from './ranking.ts'
import { pageOf } from './result-slice.ts'
import type { SortOrders } from './sort-orders.ts'
import { queryTokens } from './text/tokens.ts'

/**
 * All offerings in memory, ready to be searched. A read model: the database holds the truth. Made by a
 * `CatalogueBuilder`.
 */
export class Catalogue {
  #rows: CatalogueRows
  #orders: SortOrders
  #pool = new BitsetPool()

  constructor(rows: CatalogueRows, orders: SortOrders) {
    this.#rows = rows
    this.#orders = orders
  }

  get size(): number {
    return this.#rows.size
  }

  /**
   * The number of rows that edits and removals have left unused. They are freed only by building the catalogue again, which is
   * worth it when there are nearly as many of them as entries.
   */
  get staleRows(): number {
    return this.#rows.length - this.#rows.size
  }

  upsert(entry: CatalogueEntry): void {
    const known = this.#rows.rowOf(entry.id)
    if (known !== undefined) this.#orders.remove(known)
    this.#orders.insert(this.#rows.put(entry))
  }

  remove(id: string): boolean {
    const row = this.#rows.rowOf(id)
    if (row === undefined) return false
    this.#orders.remove(row)
    this.#rows.delete(id)
    return true
  }

  search(query: CatalogueQuery): CatalogueAnswer {
    const { columns, facets, text } = this.#rows
    const pool = this.#pool
    pool.reset(this.#rows.length)
    const foldedQuery = foldSearchLine(query.q ?? '')
    const tokens = queryTokens(foldedQuery)
    // A query of only punctuation filters nothing.
    const isText = tokens.words.length + tokens.runs.length > 0
    const zones = isText ? text.find(tokens, facets.live, pool) : undefined

    const found = pool.take()
    copyInto(found, zones?.excerpt ?? facets.live)
    const filtered = applyFilters(query, { found, facets, columns, pool })
    const { result } = filtered
    const total = countRows(result)
    const order = this.#orders.of(query.sort)
    const ledBy = () => {
      if (query.first === undefined) return undefined
      const first = unionOf(facets.groups.statuses, query.first.statuses, pool)
      intersectInto(first, result)
      const others = pool.take()
      copyInto(others, result)
      subtractInto(others, first)
      return [first, others]
    }
    const classes =
      zones && query.sort === 'relevance'
        ? rankedClasses(foldedQuery, { zones, result, columns, pool })
        : ledBy()
    const rows =
      classes === undefined
        ? pageOf(result, total, order, query.offset, query.limit)
        : pageOfClasses(classes, order, query.offset, query.limit)
    return {
      ids: rows.map((row) => columns.ids[row]!),
      total,
      counts: countFacets(facets, filtered),
      ...(query.counted && {
        inSpans: countInSpans(filtered.anyTime, query.counted, columns),
      }),
    }
  }
}
