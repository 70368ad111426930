import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { formatPercent, minusSign } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { changeOver, sparkPath } from '../../domain/market/chart/spark-line.ts'
import type { RankedCoin } from '../../domain/market/list/market-list.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { moneyIn, writableIn, type Rates } from '../../domain/market/quotes/money-in.ts'
import type { Widget } from '../../domain/widgets/widget.ts'
import { coinPath } from '../../words/addresses/addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import type { MissingCoin, WidgetCoin, Way, WidgetContent } from './presented-widget.ts'

interface CoinsInput {
  readonly widget: Widget
  readonly found: readonly (RankedCoin | string)[]
  readonly rates: Rates
  readonly origin: string
}

export function presentCoins({ widget, found, rates, origin }: CoinsInput): WidgetContent {
  const currency = writableIn(widget.currency, rates)
  const writing = { currency, rates, lang: widget.lang, origin }
  return {
    shows: 'coins',
    coins: found.map((one) => (typeof one === 'string' ? missingCoin(one) : presentCoin(one, writing))),
    currency,
    rate: currency === 'USD' ? 1 : (rates[currency] ?? 1),
  }
}

function missingCoin(id: string): MissingCoin {
  return { id, isMissing: true }
}

interface Writing {
  readonly currency: Widget['currency']
  readonly rates: Rates
  readonly lang: Language
  readonly origin: string
}

function presentCoin(
  { coin, quote, rank }: RankedCoin,
  { currency, rates, lang, origin }: Writing,
): WidgetCoin {
  const t = wordsFor(lang, 'widgets-drawn')
  const price = (usd: number | null) =>
    formatPrice({ value: moneyIn({ usd, currency, rates }), currency, language: lang })
  const change = formatPercent({ value: quote.change24h, language: lang })
  const week = formatPercent({ value: changeOver(quote.series), language: lang })
  return {
    id: coin.id,
    name: coinNameIn({ id: coin.id, name: coin.name, language: lang }),
    symbol: coin.symbol.toUpperCase(),
    logo: coin.logo,
    rank: rank === null ? '' : t.rank({ rank }),
    page: origin + coinPath(coin.id),
    price: price(quote.price),
    change: { text: change, way: wayOf(change) },
    low: price(quote.low24h).text,
    high: price(quote.high24h).text,
    week: { path: sparkPath(quote.series), text: t.weekChange({ change: week }), way: wayOf(week) },
  }
}

function wayOf(percent: string): Way {
  if (percent.startsWith('+')) return 'gain'
  return percent.startsWith(minusSign) ? 'loss' : 'flat'
}
