import { isStale } from '../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { defaultCoins, type Widget } from '../../domain/widgets/widget.ts'
import { coinPath, marketPath } from '../../words/addresses/addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentCoins } from './present-coins.ts'
import type { WidgetContent } from './presented.ts'
import type { Told, Telling } from './widget-telling.ts'

export function tellCoins(widget: Widget, { coinOf, largestCoins, rates, origin, at }: Telling): Told {
  const { kind, coins, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const found = coins.length === 0 ? largestCoins(defaultCoins[kind]) : coins.map((id) => coinOf(id) ?? id)
  const known = found.filter((one) => typeof one !== 'string')
  const [first] = known
  const chosen = coins.length === 0 ? t.largestTitle() : t.watchlistTitle()
  if (first === undefined) {
    const content: WidgetContent = { shows: 'nothing', message: t.coinMissing(), text: t.missingText() }
    return { heading: kind === 'watchlist' ? chosen : t.tickerTitle(), page: origin + marketPath, content }
  }
  const { coin } = first
  const name = coinNameIn({ id: coin.id, name: coin.name, language: lang })
  const headings = { ticker: t.tickerTitle(), card: t.priceTitle({ name }), watchlist: chosen }
  const quotes = known.map(({ quote }) => quote)
  const oldest = Math.min(...quotes.map(({ quotedAt }) => quotedAt ?? 0))
  const sources = [...new Set(quotes.map(({ source }) => source))]
  return {
    heading: kind === 'card' || kind === 'ticker' ? headings[kind] : headings.watchlist,
    page: origin + (kind === 'card' ? coinPath(coin.id) : marketPath),
    content: presentCoins({ widget, found, rates: rates(), origin }),
    at: oldest === 0 ? at : oldest,
    isStale: quotes.some(({ quotedAt }) => isStale({ quotedAt, now: at })),
    isDemo: sources.includes('demo'),
    source: sources.find((source) => source !== 'demo') ?? null,
  }
}
