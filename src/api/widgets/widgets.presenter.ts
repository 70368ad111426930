import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { formatTimeOfDay, zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { formatQuoteTime } from '../../domain/market/quotes/quote-time.ts'
import { showsCoins, type Widget, defaultCoins } from '../../domain/widgets/widget.ts'
import { homePath, coinPath, marketPath, offeringPath } from '../../words/addresses/addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import type { PresentedWidget, WidgetContent } from './presented-widget.ts'
import type { WidgetSources, WidgetFacts, WidgetContext } from './widget-sources.ts'
import { everyEvent } from '../../domain/events/calendar/calendar-filter.ts'
import { isEventTag, settleTags } from '../../domain/events/calendar/event-tags.ts'
import { calendarPath } from '../../words/addresses/event-addresses.ts'
import { upcomingEventsQuery, presentEvents } from './present-events.ts'
import { isStale } from '../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { presentCoins } from './present-coins.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { presentOffering } from './present-offering.ts'

export async function presentWidget(widget: Widget, sources: WidgetSources): Promise<PresentedWidget> {
  const now = sources.now().getTime()
  const origin = languageOrigin({ siteOrigin: sources.siteOrigin, language: widget.lang })
  const facts = await findFacts(widget, { ...sources, origin, at: now })
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

function findFacts(widget: Widget, context: WidgetContext): WidgetFacts | Promise<WidgetFacts> {
  if (showsCoins(widget.kind)) return findCoins(widget, context)
  return widget.kind === 'offering' ? findOffering(widget, context) : findEvents(widget, context)
}

function completeWidget(
  widget: Widget,
  { tags = [], ...facts }: WidgetFacts & { at: number },
): PresentedWidget {
  const { lang } = widget
  const { heading, at, isStale: isOld = false } = facts
  const t = wordsFor(lang, 'widgets-drawn')
  const timeZone = zoneOfLanguage[lang]
  const time = formatTimeOfDay({ at, timeZone })
  return {
    widget,
    isDemo: false,
    source: null,
    ...facts,
    isStale: isOld,
    title: heading === siteConfig.name ? heading : t.named({ title: heading, site: siteConfig.name }),
    when: {
      clock: time,
      text: isOld ? t.stale({ time }) : t.updated({ time }),
      whole: formatQuoteTime({ at, timeZone, language: lang }),
    },
    tags: new Set(tags),
  }
}

async function findEvents(widget: Widget, { eventsOf, origin, at }: WidgetContext): Promise<WidgetFacts> {
  const { symbol, tags, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const { groups } = await eventsOf(upcomingEventsQuery(widget, at), lang)
  const { shown, isDemo } = presentEvents(
    groups.flatMap(({ items }) => items),
    { lang, now: at, origin },
  )
  const filter = {
    ...everyEvent,
    symbol: symbol === '' ? null : symbol,
    tags: settleTags(tags.filter(isEventTag)),
  }
  return {
    heading: symbol === '' ? t.eventsTitle() : t.eventsTitleOf({ symbol }),
    page: origin + calendarPath(filter),
    content: { shows: 'events', events: shown },
    isDemo,
    tags: ['events'],
  }
}

function findCoins(widget: Widget, { coinOf, largestCoins, rates, origin, at }: WidgetContext): WidgetFacts {
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

async function findOffering(widget: Widget, { entryOf, origin, at }: WidgetContext): Promise<WidgetFacts> {
  const { item, lang } = widget
  const t = wordsFor(lang, 'widgets-drawn')
  const entry = isOfferingId(item) ? await entryOf(item) : undefined
  if (entry === undefined) {
    const content: WidgetContent = { shows: 'nothing', message: t.offeringMissing(), text: t.missingText() }
    return { heading: siteConfig.name, page: origin + homePath, content }
  }
  return {
    heading: t.offeringTitle({ name: entry.name }),
    page: origin + offeringPath(item),
    content: { shows: 'offering', offering: presentOffering({ entry, lang, now: at }) },
    tags: ['offering', `offering:${item}`],
  }
}
