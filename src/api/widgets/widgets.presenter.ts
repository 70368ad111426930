import { everyEvent } from '../../domain/events/calendar/calendar-filter.ts'
import { splitSymbols } from '../../domain/events/event-symbol.ts'
import { isEventTag, settleTags } from '../../domain/events/event-tags.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { listInLanguage } from '../../domain/kernel/text/notation.ts'
import { formatTimeOfDay, zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { formatMomentIn, formatTimeIn } from '../../domain/kernel/time/language-day.ts'
import type { RankedCoin } from '../../domain/market/list/market-list.ts'
import { isStale, type Coin } from '../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { defaultCoins, type Widget, type WidgetKind } from '../../domain/widgets/widget.ts'
import { homePath, coinPath, marketPath, offeringPath } from '../../words/addresses/addresses.ts'
import { calendarPath } from '../../words/addresses/event-addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentCoins } from './present-coins.ts'
import { upcomingEventsQuery, presentEvents } from './present-events.ts'
import { presentOffering } from './present-offering.ts'
import type { PresentedWidget, WidgetContent } from './presented-widget.ts'
import type { WidgetSources, WidgetFacts, WidgetContext } from './widget-sources.ts'

export async function presentWidget(widget: Widget, sources: WidgetSources): Promise<PresentedWidget> {
  const now = sources.now().getTime()
  const origin = languageOrigin({ siteOrigin: sources.siteOrigin, language: widget.lang })
  const facts = await finders[widget.kind](widget, { ...sources, origin, at: now })
  return completeWidget(widget, { at: now, ...facts })
}

export function presentUnavailable(
  widget: Widget,
  { siteOrigin, now }: Pick<WidgetSources, 'siteOrigin' | 'now'>,
) {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  const page = languageOrigin({ siteOrigin, language: widget.lang }) + homePath
  const content: WidgetContent = { shows: 'nothing', message: t.away(), text: t.awayText() }
  return completeWidget(widget, { heading: siteConfig.name, page, content, at: now().getTime() })
}

type Finder = (widget: Widget, context: WidgetContext) => WidgetFacts | Promise<WidgetFacts>

const finders: Readonly<Record<WidgetKind, Finder>> = {
  ticker: (widget, context) => findCoins(widget, { ...context, titleOf: tickerTitle }),
  card: (widget, context) => findCoins(widget, { ...context, titleOf: cardTitle }),
  watchlist: (widget, context) => findCoins(widget, { ...context, titleOf: watchlistTitle }),
  offering: findOffering,
  events: findEvents,
}

function completeWidget(
  widget: Widget,
  { tags = [], ...facts }: WidgetFacts & { at: number },
): PresentedWidget {
  const { lang } = widget
  const { heading, at, isStale: isOld = false } = facts
  const t = wordsFor(lang, 'widgets-drawn')
  const time = formatTimeIn({ at, language: lang })
  return {
    widget,
    isDemo: false,
    source: null,
    ...facts,
    isStale: isOld,
    title: heading === siteConfig.name ? heading : t.named({ title: heading, site: siteConfig.name }),
    when: {
      clock: formatTimeOfDay({ at, timeZone: zoneOfLanguage[lang] }),
      text: isOld ? t.stale({ time }) : t.updated({ time }),
      whole: formatMomentIn({ at, language: lang }),
    },
    tags: new Set(tags),
  }
}

async function findEvents(widget: Widget, { eventsOf, origin, at }: WidgetContext): Promise<WidgetFacts> {
  const { symbol, tags, lang } = widget
  const { groups } = await eventsOf(upcomingEventsQuery(widget, at), lang)
  const { shown, isDemo } = presentEvents(
    groups.flatMap(({ items }) => items),
    { lang, now: at, origin },
  )
  const filter = {
    ...everyEvent,
    symbols: splitSymbols(symbol),
    tags: settleTags(tags.filter(isEventTag)),
  }
  return {
    heading: headingOf(filter.symbols, lang),
    page: origin + calendarPath(filter),
    content: { shows: 'events', events: shown },
    isDemo,
    tags: ['events'],
  }
}

/** The title has one line, so it names a few tokens and no more. */
const maxNamedTokens = 3

function headingOf(symbols: readonly string[], language: Widget['lang']): string {
  const t = wordsFor(language, 'widgets-drawn')
  const isNamed = symbols.length > 0 && symbols.length <= maxNamedTokens
  return isNamed ? t.eventsTitleOf({ symbol: listInLanguage({ names: symbols, language }) }) : t.eventsTitle()
}

interface CoinsTitle {
  readonly heading: string
  readonly path: string
}

/** Makes the title of a widget of coins. `coin` is the first of its coins that is known, undefined if none is. */
type TitleOf = (widget: Widget, coin: Coin | undefined) => CoinsTitle

const tickerTitle: TitleOf = ({ lang }) => ({
  heading: wordsFor(lang, 'widgets-drawn').tickerTitle(),
  path: marketPath,
})

const cardTitle: TitleOf = (widget, coin) => {
  if (coin === undefined) return tickerTitle(widget, coin)
  const { lang } = widget
  const name = coinNameIn({ id: coin.id, name: coin.name, language: lang })
  return { heading: wordsFor(lang, 'widgets-drawn').priceTitle({ name }), path: coinPath(coin.id) }
}

const watchlistTitle: TitleOf = ({ lang, coins }) => {
  const t = wordsFor(lang, 'widgets-drawn')
  return { heading: coins.length === 0 ? t.largestTitle() : t.watchlistTitle(), path: marketPath }
}

function findCoins(
  widget: Widget,
  { titleOf, ...context }: WidgetContext & { readonly titleOf: TitleOf },
): WidgetFacts {
  const { kind, coins } = widget
  const { coinOf, largestCoins } = context
  const found = coins.length === 0 ? largestCoins(defaultCoins[kind]) : coins.map((id) => coinOf(id) ?? id)
  const first = found.find((one) => typeof one !== 'string')
  return describeCoins({ widget, found, title: titleOf(widget, first?.coin) }, context)
}

interface FoundCoins {
  readonly widget: Widget
  /** The coins to show, in order; a coin that is not known is just its requested id. */
  readonly found: readonly (RankedCoin | string)[]
  readonly title: CoinsTitle
}

function describeCoins(
  { widget, found, title: { heading, path } }: FoundCoins,
  { rates, origin, at }: WidgetContext,
): WidgetFacts {
  const title = { heading, page: origin + path }
  const known = found.filter((one) => typeof one !== 'string')
  if (known.length === 0) {
    const t = wordsFor(widget.lang, 'widgets-drawn')
    return { ...title, content: { shows: 'nothing', message: t.coinMissing(), text: t.missingText() } }
  }
  const quotes = known.map(({ quote }) => quote)
  const oldest = Math.min(...quotes.map(({ quotedAt }) => quotedAt ?? 0))
  const sources = [...new Set(quotes.map(({ source }) => source))]
  return {
    ...title,
    content: presentCoins({ widget, found, rates: rates(), origin }),
    at: oldest === 0 ? at : oldest,
    isStale: quotes.some(({ quotedAt }) => isStale({ quotedAt, now: at })),
    isDemo: sources.includes('demo'),
    source: sources.find((source) => source !== 'demo') ?? null,
  }
}

async function findOffering(widget: Widget, { entryOf, origin, at }: WidgetContext): Promise<WidgetFacts> {
  const { item, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const entry = isOfferingId(item) ? await entryOf(item) : undefined
  if (entry === undefined) {
    const content: WidgetContent = { shows: 'nothing', message: t.offeringMissing(), text: t.missingText() }
    return { heading: siteConfig.name, page: origin + homePath, content }
  }
  return {
    heading: t.offeringTitle({ name: nameInLanguage(entry, lang) }),
    page: origin + offeringPath(item),
    content: { shows: 'offering', offering: presentOffering({ entry, lang, now: at }) },
    isDemo: entry.is_demo,
    tags: ['offering', `offering:${item}`],
  }
}
