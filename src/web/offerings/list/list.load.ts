import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { dayInLanguage } from '../../../domain/kernel/time/language-day.ts'
import { industries, type Industry } from '../../../domain/offerings/fields/industries.ts'
import { kinds } from '../../../domain/offerings/fields/offering-values.ts'
import { adsBelowPickup, maxAds, pickupAds, withAds } from '../../../domain/offerings/list/ads-in-list.ts'
import { applyDateShortcut, dateShortcutOf } from '../../../domain/offerings/list/date-shortcuts.ts'
import { boxNames, type BoxGroupName } from '../../../domain/offerings/list/filter-boxes.ts'
import { filterTags, resetFilters } from '../../../domain/offerings/list/filter-tags.ts'
import { type ListQuery, sorts, type ListOrder } from '../../../domain/offerings/list/list-fields.ts'
import { listQueryText, writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import {
  changeListQuery,
  defaultOrder,
  showsOngoingFirst,
} from '../../../domain/offerings/list/list-query.ts'
import {
  sectionOf,
  sections,
  selectSection,
  hasStatusCheckboxes,
} from '../../../domain/offerings/list/sections.ts'
import {
  limitOf,
  targetLimits,
  targetRanges,
  upTo,
  type AmountRange,
} from '../../../domain/offerings/list/target-ranges.ts'
import { makeLinks } from '../../addresses/links.ts'
import { queryOf } from '../../addresses/query-of.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'
import { listPages } from '../../page/list-pages.ts'
import { listHead } from '../../page/lists/list-head.ts'
import { presentAd, presentCell, presentPickup } from '../sale/present-cell.ts'
import { rangeEnds } from '../sale/range-ends.ts'
import { loadLeads } from './leads.load.ts'

/** `isBelowPickup`: a strip of advertisements stands above the list. */
export async function load(
  { client, address, language, url, now: moment }: LoadArguments,
  { isBelowPickup = false } = {},
) {
  const query = queryOf({ url, address }, listQueryText)
  const requested = showsOngoingFirst(query) ? { ...query, ongoingFirst: true } : query
  const [{ items, pagination, counts }, ads] = await Promise.all([
    client.searchOfferings({ value: requested, write: () => writeListQuery(requested) }),
    orFallback(client.listAds({}), { items: [] }),
  ])
  const now = moment.toISOString()
  const links = makeLinks(url.searchParams)
  const hrefOf = (changed: ListQuery) => links.offerings(url.pathname, writeListQuery(changed))
  const countText = (value: number | undefined) => formatCount({ value, language })
  const tags = filterTags(query)
  return {
    q: query.q,
    known: await listHead(
      {
        path: url.pathname,
        page: query.page,
        isFiltered: writeListQuery(plainlyOrdered(query)).size > 0,
        isRearranged: query.sort !== defaultOrder(query) || query.ongoingFirst === false,
        isEmpty: items.length === 0,
      },
      language,
    ),
    /** The title of the list of one industry; null if all industries are listed. */
    title: query.industry === undefined ? null : await industryTitle(query.industry, language),
    now,
    cells: withAds(
      items.map((item) => presentCell({ item, language })),
      (isBelowPickup ? adsBelowPickup(ads.items) : ads.items.slice(0, maxAds)).map((ad) =>
        presentAd({ ad, language }),
      ),
    ),
    pickup: pickupAds(ads.items).map((ad) => presentPickup({ ad, language })),
    demo: [...items, ...ads.items].some((item) => item.is_demo),
    total: countText(pagination.total),
    sections: sections.map((section) => ({
      section,
      href: hrefOf(selectSection(query, section)),
      count: countText(counts.sections[section]),
      current: section === sectionOf(query),
    })),
    tags: tags.map(({ without, ...tag }) => ({ ...tag, ...endsOf(tag), href: hrefOf(without) })),
    resetHref: tags.length === 0 ? null : hrefOf(resetFilters(query)),
    /** Links for a page without results; `leads` is null when only the page number is too high. */
    noResults: items.length === 0 && {
      resetHref: hrefOf(resetFilters(query)),
      firstHref: hrefOf(changeListQuery(query, { page: 1 })),
      leads: pagination.total > 0 ? null : await loadLeads({ client, query, language, url }),
    },
    filters: presentFilters({ query, counts, now, language, countText, hrefOf }),
    pager: listPages(pagination, (page) => hrefOf(changeListQuery(query, { page }))),
  }
}

function plainlyOrdered(query: ListQuery): ListQuery {
  return { ...query, page: 1, sort: defaultOrder(query), ongoingFirst: undefined }
}

async function industryTitle(industry: Industry, language: Language): Promise<string> {
  const words = await loadMessages(language, 'industries')
  return (await loadMessages(language, 'lists/head')).ofIndustry({ industry: words[industry]() })
}

function endsOf({ kind, value }: { kind: string; value: string }) {
  return kind === 'targetAmountMin' || kind === 'targetAmountMax' ? rangeEnds(value) : {}
}

export type LoadedList = Awaited<ReturnType<typeof load>>

interface FilterFacts {
  readonly query: ListQuery
  readonly counts: Reply<Operations['searchOfferings']>['counts']
  readonly now: string
  readonly language: Language
  readonly countText: (count: number | undefined) => string
  readonly hrefOf: (query: ListQuery) => string
}

function presentFilters({ query, counts, now, language, countText, hrefOf }: FilterFacts) {
  const today = dayInLanguage({ at: now, language }) ?? ''
  const boxes = <Group extends BoxGroupName>(group: Group) => {
    // The cast is safe, because the counts contain every box of the group by its name.
    const counted = counts[group] as Readonly<Record<string, number>>
    return boxNames(group).map((name) => ({ name, on: query[name], count: countText(counted[name]) }))
  }
  const ranges = (name: 'targetAmountMin' | 'targetAmountMax') =>
    rangesWith(query[name]).map((range) => ({
      range,
      ...rangeEnds(range),
      on: range === query[name],
      count: countText((counts[name] as Readonly<Record<string, number>>)[range]),
    }))
  const orders: readonly ListOrder[] = query.q === '' ? sorts : ['relevance', ...sorts]
  return {
    statuses: hasStatusCheckboxes(query) ? boxes('statuses') : null,
    statusesOff: boxNames('statuses').filter((box) => !query[box]),
    kind: query.kind ?? '',
    kinds: kinds.map((name) => ({ name, count: countText(counts.kinds[name]) })),
    targetAmountMin: ranges('targetAmountMin'),
    targetAmountMax: ranges('targetAmountMax').filter(
      ({ range }) => limitOf(range) === undefined || targetRanges.some((offered) => offered === range),
    ),
    targetLimit: limitOf(query.targetAmountMax) ?? '',
    targetLimits: targetLimits.map((limit) => ({ limit, ...rangeEnds(upTo(limit)) })),
    coins: boxes('coins'),
    industry: query.industry ?? '',
    industries: industries.map((name) => ({ name, count: countText(counts.industries[name]) })),
    features: boxes('features'),
    startAfter: query.startAfter ?? '',
    endBefore: query.endBefore ?? '',
    period: query.period ?? '',
    periodBy: query.periodBy,
    preset: dateShortcutOf({ query, today }) ?? null,
    presets: dayPresets.map((preset) => ({
      preset,
      href: hrefOf(applyDateShortcut({ query, preset, today })),
      count: countText(counts.periods[preset]),
    })),
    order: query.sort,
    orders,
    /** Null where it makes no difference whether ongoing sales come first, or where the reader has chosen an order. */
    ongoingFirst: isMixed({ query, counts }) ? presentOngoingFirst({ query, hrefOf }) : null,
    isNewestFirst: query.ongoingFirst === false,
    chosenOrder: query.sort === defaultOrder(query) ? null : query.sort,
    /** The other parameters of the query, for hidden fields in the form of the order. */
    rest: [...writeListQuery({ ...plainlyOrdered(query), ongoingFirst: query.ongoingFirst })],
  }
}

/** Whether the results have both ongoing and other sales. */
function isMixed({ query, counts: { statuses } }: Pick<FilterFacts, 'query' | 'counts'>): boolean {
  const others = boxNames('statuses').filter((box) => box !== 'ongoing')
  return query.ongoing && statuses.ongoing > 0 && others.some((box) => query[box] && statuses[box] > 0)
}

function presentOngoingFirst({ query, hrefOf }: Pick<FilterFacts, 'query' | 'hrefOf'>) {
  const isPlain = query.q === '' && query.sort === defaultOrder(query)
  if (!isPlain) return null
  const on = showsOngoingFirst(query)
  return { on, href: hrefOf(changeListQuery(query, { ongoingFirst: on ? false : undefined })) }
}

function rangesWith(chosen: AmountRange | undefined): readonly AmountRange[] {
  const offered: readonly AmountRange[] = targetRanges
  return chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]
}
