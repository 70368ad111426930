import { formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import { filterTags, resetFilters } from '../../../domain/offerings/list/filter-tags.ts'
import { maxAds, pickupAds, withAds } from '../../../domain/offerings/list/ads-in-list.ts'
import type { ListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { changeListQuery, defaultOrder } from '../../../domain/offerings/list/list-query.ts'
import { listQueryText, writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import { sectionOf, sections, selectSection } from '../../../domain/offerings/list/sections.ts'
import { knownList } from '../../../domain/share-metadata/listed-page.ts'
import { makeLinks } from '../../addresses/links.ts'
import { queryOf } from '../../addresses/query-of.ts'
import { listPages } from '../../page/list-pages.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { rangeEnds } from '../sale/range-ends.ts'
import { presentAd, presentCell, presentPickup } from '../sale/present-cell.ts'
import { presentFilters } from './present-filters.ts'

/** What a page of the list shows, for `/` and `/search` alike, addresses and figures written out. */
export async function load({ client, address, language, url, now: moment }: LoadArguments) {
  const query = queryOf({ url, address }, listQueryText)
  const [{ items, pagination, counts }, ads] = await Promise.all([
    client.searchOfferings({ value: query, write: () => writeListQuery(query) }),
    client.listAds({}),
  ])
  const now = moment.toISOString()
  const links = makeLinks(url.searchParams)
  const hrefOf = (changed: ListQuery) => links.offerings(url.pathname, writeListQuery(changed))
  const countText = (value: number | undefined) => formatCount({ value, language })
  const tags = filterTags(query)
  return {
    q: query.q,
    known: knownList({
      path: url.pathname,
      page: query.page,
      isFiltered: writeListQuery({ ...query, page: 1, sort: defaultOrder(query) }).size > 0,
      isRearranged: query.sort !== defaultOrder(query),
      isEmpty: items.length === 0,
    }),
    now,
    cells: withAds(
      items.map((item) => presentCell({ item, language })),
      ads.items.slice(0, maxAds).map((ad) => presentAd({ ad, language })),
    ),
    pickup: pickupAds(ads.items).map((ad) => presentPickup({ ad, language })),
    total: countText(pagination.total),
    sections: sections.map((section) => ({
      section,
      href: hrefOf(selectSection(query, section)),
      count: countText(counts.sections[section]),
      current: section === sectionOf(query),
    })),
    tags: tags.map(({ without, ...tag }) => ({ ...tag, ...endsOf(tag), href: hrefOf(without) })),
    resetHref: tags.length === 0 ? null : hrefOf(resetFilters(query)),
    /** The ways out of a page without results: of the list, and of a page past its last one. */
    noResults: items.length === 0 && {
      resetHref: hrefOf(resetFilters(query)),
      firstHref: pagination.total > 0 ? hrefOf(changeListQuery(query, { page: 1 })) : null,
    },
    filters: presentFilters({ query, counts, now, countText, hrefOf }),
    pager: listPages(pagination, (page) => hrefOf(changeListQuery(query, { page }))),
  }
}

function endsOf({ kind, value }: { kind: string; value: string }) {
  return kind === 'targetAmountMin' || kind === 'targetAmountMax' ? rangeEnds(value) : {}
}

export type LoadedList = Awaited<ReturnType<typeof load>>
