import { createHmac } from 'node:crypto'
import type { CatalogueQuery } from '../../catalogue/catalogue-query.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { paginate } from '../../domain/kernel/lists/pagination.ts'
import { dayPresets, type DayPreset } from '../../domain/kernel/time/calendar-day.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'
import { bitsOf } from '../../domain/offerings/list/filter-groups.ts'
import { sectionCounts } from '../../domain/offerings/list/sections.ts'
import type { Database } from '../database/database.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { Implementations } from '../operations/implementation.ts'
import { oncePerCaller } from '../operations/once-per-caller.ts'
import { catalogueQueryOf, perPage } from './catalogue/catalogue-query.ts'
import type { OfferingsCatalogue } from './catalogue/offerings.catalogue.ts'
import { changesOf } from './offering-changes.store.ts'
import { presentCell, presentDetail } from './offerings.presenter.ts'
import { findOffering, salesOfCoin } from './offerings.store.ts'
import { countVisit, viewsOf } from './offerings.views.store.ts'

const relatedCount = 4
const maxCoinSales = 20

function relatedIds(entry: PublicOffering, catalogue: Catalogue): string[] {
  const newest = (groups: CatalogueQuery['groups']) =>
    catalogue.search({ groups, sort: 'createdAtDesc', offset: 0, limit: relatedCount + 1 }).ids
  const statuses = bitsOf('statuses', ['incoming', 'ongoing'])
  const own = entry.industry.map((industry) => bitsOf('industries', [industry]))
  const found = [
    ...own.flatMap((industries) => newest({ statuses, industries })),
    ...own.flatMap((industries) => newest({ industries })),
    ...newest({}),
  ]
  return [...new Set(found)].filter((id) => id !== entry.item_id).slice(0, relatedCount)
}

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    /**
     * Tags of cached pages: `offerings` are the pages with lists, `offering:<id>` is the page of one offering, `offering` is all
     * pages of single offerings.
     */
    offerings: 'offerings' | 'offering' | `offering:${string}`
  }
}

function periodCounts(inSpans: readonly number[] = []) {
  const counts = dayPresets.map((preset, place) => [preset, inSpans[place] ?? 0])
  return Object.fromEntries(counts) as Record<DayPreset, number>
}

interface Deps {
  readonly database: Database
  readonly catalogue: OfferingsCatalogue
  readonly secret: string
  readonly now: () => Date
}

type Names = 'searchOfferings' | 'getOffering' | 'relatedOfferings' | 'listCoinOfferings' | 'countView'

export function implementOfferings({ database, catalogue, secret, now }: Deps): Pick<Implementations, Names> {
  const offering = oncePerCaller((id) => findOffering(id, database))
  return {
    async searchOfferings(query, { language, dependsOn }) {
      dependsOn?.('offerings')
      const current = await catalogue.current()
      const { ids, total, counts, inSpans } = current.search(
        catalogueQueryOf({ query, language, now: now() }),
      )
      const listed = await catalogue.listed(ids)
      return {
        items: listed.map(presentCell),
        pagination: paginate({ page: query.page, total, perPage }),
        counts: { sections: sectionCounts(counts.statuses), ...counts, periods: periodCounts(inSpans) },
      }
    },

    async getOffering({ id }, caller) {
      const { language } = caller
      caller.dependsOn?.('offering')
      caller.dependsOn?.(`offering:${id}`)
      const [row, changes, views] = await Promise.all([
        offering(id, caller),
        changesOf(id, database),
        viewsOf(id, database),
      ])
      if (row === undefined) throw new Refusal('offering_not_found')
      return presentDetail({ entry: row.entry, language, views, changes, renderMarkdown })
    },

    async relatedOfferings({ id }, caller) {
      caller.dependsOn?.('offerings')
      const row = await offering(id, caller)
      if (row === undefined) throw new Refusal('offering_not_found')
      const listed = await catalogue.listed(relatedIds(row.entry, await catalogue.current()))
      return { items: listed.map(presentCell) }
    },

    async listCoinOfferings({ id }, { dependsOn }) {
      dependsOn?.('offerings')
      const listed = await catalogue.listed(await salesOfCoin({ coinId: id, limit: maxCoinSales }, database))
      return { items: listed.map(presentCell) }
    },

    async countView({ id }, { address, userAgent }) {
      if ((await findOffering(id, database)) === undefined) throw new Refusal('offering_not_found')
      const hour = new Date(Math.floor(now().getTime() / 3_600_000) * 3_600_000)
      // The views of a visitor are recognised by a keyed hash that changes every hour, so it cannot be used to track a visitor.
      const visitor = createHmac('sha256', secret)
        .update(`${hour.getTime()} ${address ?? ''} ${userAgent ?? ''}`)
        .digest()
      return { counted: await countVisit({ itemId: id, visitor, hour }, database) }
    },
  }
}
