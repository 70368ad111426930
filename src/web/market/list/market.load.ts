import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { timeAgo } from '../../../domain/kernel/time/time-ago.ts'
import { readMarketView, sortedBy, writeMarketView } from '../../../domain/market/list/market-address.ts'
import { marketSorts, type MarketSort } from '../../../domain/market/list/market-query.ts'
import { sparkPath, trendOf } from '../../../domain/market/chart/spark-line.ts'
import { makeLinks } from '../../links.ts'
import { listPages } from '../../page/parts/list-pages.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { loadRates } from '../rates/load-rates.ts'
import { presentTotals } from './present-totals.ts'
import { viewQuery } from './view-query.ts'

type WireItem = Reply<Operations['searchMarket']>['items'][number]

/** Asks for what the address says and makes of it what the page shows; money stays in dollars, for any currency. */
export async function load({ client, language, url, now }: LoadArguments) {
  const view = readMarketView(url.searchParams)
  const [{ items, totals, pagination, is_demo }, rates] = await Promise.all([
    client.searchMarket({ ...viewQuery(view), page: view.page }),
    loadRates(client),
  ])
  const links = makeLinks(url.searchParams)
  return {
    view,
    rates,
    isDemo: is_demo,
    totals: presentTotals(totals, language),
    rows: items.map((item) => presentRow(item, { language, now: now.toISOString() })),
    sortHrefs: Object.fromEntries(
      marketSorts.map((sort) => [sort, links.market(writeMarketView(sortedBy(view, sort)))]),
    ) as Readonly<Record<MarketSort, string>>,
    pager: listPages(pagination, (page) => links.market(writeMarketView({ ...view, page }))),
  }
}

function presentRow(item: WireItem, { language, now }: { language: Language; now: string }) {
  return {
    id: item.id,
    name: item.name,
    symbol: item.symbol,
    logo: item.logo,
    rank: item.rank,
    price: item.price_usd,
    change: item.percent_change_24h,
    high: item.price_usd_24h_max,
    low: item.price_usd_24h_min,
    volume: item['24h_volume_usd'],
    cap: item.market_cap_usd,
    path: sparkPath(item.series),
    trend: trendOf(item.series),
    /** How old a quote is that is too old. */
    age: item.is_stale ? timeAgo({ at: item.quoted_at ?? '', now, language }) : null,
  }
}

export type LoadedMarket = Awaited<ReturnType<typeof load>>
export type MarketRow = LoadedMarket['rows'][number]
