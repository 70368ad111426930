import { exampleHoldings } from '../../domain/coinview/example-holdings.ts'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { formatAmount, formatCount, formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import { formatTimeOfDay, zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import { formatMomentIn, formatTimeIn } from '../../domain/kernel/time/language-day.ts'
import { sparkPath } from '../../domain/market/chart/spark-line.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'
import { originOf, presentRow, sourcesOf } from '../market/list/market.load.ts'
import { presentTotals } from '../market/list/present-totals.ts'
import { loadRates } from '../market/rates/load-rates.ts'
import { dayText } from '../upcoming/day-text.ts'
import { loadUpcoming } from '../upcoming/load-upcoming.ts'
import { presentNextSales } from './present-next-sales.ts'

const shownCoins = 8
const shownEvents = 5

/** Stands for the market if it cannot be loaded; the drawn screens then say that there are no prices. */
const noMarket = { items: [], totals: null, is_demo: false }
const noSales = { items: [], pagination: null }

const openSales = { succeeded: '0', failed: '0', outcomeUnknown: '0', sort: 'endAsc' } as const

export async function load(args: LoadArguments) {
  const { client, language, now } = args
  const [market, rates, sales, upcoming] = await Promise.all([
    orFallback(client.searchMarket({ size: shownCoins }), noMarket),
    loadRates(client),
    orFallback(client.searchOfferings(openSales), noSales),
    loadUpcoming(args, { most: shownEvents }),
  ])
  const timeZone = zoneOfLanguage[language]
  const rows = market.items.map((item) => presentRow(item, { language, now: now.toISOString() }))
  const totals = presentTotals(market.totals, language)
  const quotedAt = totals?.quotedAt ?? null
  return {
    rates,
    rows,
    totals,
    origin: originOf(market.items, market.is_demo),
    sources: sourcesOf(market.items),
    quoted:
      quotedAt === null
        ? null
        : { at: formatMomentIn({ at: quotedAt, language }), time: formatTimeIn({ at: quotedAt, language }) },
    holdings: presentHoldings(market.items, { language, now: now.toISOString() }),
    sales: presentNextSales(sales.items, { language, now }),
    upcoming,
    /**
     * The time that the clocks of the drawn phones show: when the page was made, in the time zone of most readers of the
     * language.
     */
    clock: {
      now: now.toISOString(),
      time: formatTimeOfDay({ at: now, timeZone }),
      day: dayText(dayAt({ at: now, timeZone }) ?? '', 'day', language),
    },
    figures: {
      coins: totals?.coins ?? null,
      sales: sales.pagination === null ? null : formatCount({ value: sales.pagination.total, language }),
      currencies: formatCount({ value: currencies.length, language }),
    },
  }
}

type WireItem = Parameters<typeof presentRow>[0]

function presentHoldings(items: readonly WireItem[], reader: Parameters<typeof presentRow>[1]) {
  const coins = items.map((item) => ({ ...presentRow(item, reader), series: item.series }))
  const { total, change, parts, week } = exampleHoldings(coins)
  return {
    total,
    change,
    line: sparkPath(week),
    parts: parts.map(({ coin: { id, name, symbol, logo, price }, amount, value, share }) => ({
      id,
      name,
      symbol,
      logo,
      price,
      amount: formatAmount({ value: amount, language: reader.language }),
      value,
      share,
      shareText: formatPercent({ value: share, language: reader.language, decimals: 1, signed: false }),
    })),
  }
}

export type LoadedCoinview = Awaited<ReturnType<typeof load>>
