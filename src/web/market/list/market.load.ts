import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { timeAgo } from '../../../domain/kernel/time/time-ago.ts'
import { changeOver, sparkPath, trendOf } from '../../../domain/market/chart/spark-line.ts'
import { marketViewText, sortedBy, writeMarketView } from '../../../domain/market/list/market-address.ts'
import { marketSorts, type MarketSort } from '../../../domain/market/list/market-query.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { marketPath } from '../../../words/addresses/addresses.ts'
import { cardPath, onlyCard } from '../../../words/addresses/card-addresses.ts'
import { makeLinks } from '../../addresses/links.ts'
import { queryOf } from '../../addresses/query-of.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { listPages } from '../../page/list-pages.ts'
import { listHead } from '../../page/lists/list-head.ts'
import { loadRates } from '../rates/load-rates.ts'
import { presentTotals } from './present-totals.ts'
import { viewQuery } from './view-query.ts'

type WireItem = Reply<Operations['searchMarket']>['items'][number]

export async function load({ client, address, language, url, now }: LoadArguments) {
  const view = queryOf({ url, address }, marketViewText)
  const [{ items, total, totals, pagination, source, is_demo }, rates] = await Promise.all([
    client.searchMarket({ ...viewQuery(view), page: view.page, size: view.size }),
    loadRates(client),
  ])
  const links = makeLinks(url.searchParams)
  return {
    view,
    known: await listHead(
      {
        path: marketPath,
        page: view.page,
        isFiltered: view.q !== '' || view.ids !== undefined,
        isRearranged: writeMarketView({ ...view, page: 1, currency: undefined }).size > 0,
        isEmpty: items.length === 0,
      },
      language,
    ),
    card: cardPath({ kind: 'market', id: onlyCard, language, version: now.toISOString().slice(0, 10) }),
    rates,
    origin: originOf(items, is_demo),
    sources: sourcesOf(items),
    /** The site has no source of market data, and no coin was imported. */
    hasNoData: source === 'none' && total === 0 && view.q === '' && view.ids === undefined,
    totals: presentTotals(totals, language),
    rows: items.map((item) => presentRow(item, { language, now: now.toISOString() })),
    sortHrefs: Object.fromEntries(
      marketSorts.map((sort) => [sort, links.market(writeMarketView(sortedBy(view, sort)))]),
    ) as Readonly<Record<MarketSort, string>>,
    pager: listPages(pagination, (page) => links.market(writeMarketView({ ...view, page }))),
  }
}

/**
 * Whether the coins of a page are simulated, real, or both; if both, each coin is labelled. A page without coins takes
 * the value of the whole market.
 */
export function originOf(items: readonly WireItem[], isDemo: boolean): 'demo' | 'real' | 'both' {
  if (!isDemo) return 'real'
  const made = items.filter(({ source }) => source === 'demo').length
  return made === items.length ? 'demo' : 'both'
}

/** Where the quotes of a page come from, without simulated ones, which are labelled. */
export function sourcesOf(items: readonly Pick<WireItem, 'source'>[]): readonly string[] {
  return [...new Set(items.map(({ source }) => source))].filter((source) => source !== 'demo')
}

export function presentRow(item: WireItem, { language, now }: { language: Language; now: string }) {
  return {
    id: item.id,
    name: coinNameIn({ ...item, language }),
    symbol: item.symbol,
    logo: item.logo,
    rank: item.rank,
    price: item.price_usd,
    change: item.percent_change_24h,
    high: item.price_usd_24h_max,
    low: item.price_usd_24h_min,
    volume: item['24h_volume_usd'],
    cap: item.market_cap_usd,
    week: formatPercent({ value: item.percent_change_7d ?? changeOver(item.series), language }),
    isDemo: item.source === 'demo',
    isImported: item.source === 'import',
    path: sparkPath(item.series),
    trend: trendOf(item.series),
    /** The age of the quote in words; null unless the quote is older than ten minutes. */
    age: item.is_stale ? timeAgo({ at: item.quoted_at ?? '', now, language }) : null,
  }
}

export type LoadedMarket = Awaited<ReturnType<typeof load>>
export type MarketRow = LoadedMarket['rows'][number]
