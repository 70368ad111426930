import type { Client } from '../../../contract/calls/client.ts'
import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { calendarPath } from '../../../words/addresses/event-addresses.ts'
import type { Links } from '../../addresses/links.ts'
import { orFallback } from '../../loading/or-fallback.ts'

interface TokenSource {
  readonly client: Client
  readonly filter: CalendarFilter
  readonly language: Language
  readonly links: Links
}

/**
 * The coins with the symbol of a calendar, largest first: several if symbols collide. Without any, the tokens that the
 * reader may have meant.
 */
export async function presentToken({ client, filter, language, links }: TokenSource) {
  const { symbol } = filter
  if (symbol === null) return null
  const [market, { options }] = await Promise.all([
    orFallback(client.searchMarket({ q: symbol, size: 100 }), { items: [] }),
    orFallback(client.listTokenOptions({ q: symbol }), { options: [] }),
  ])
  const coins = market.items
    .filter((coin) => coin.symbol.toUpperCase() === symbol)
    .map(({ id, name }) => ({ id, name: coinNameIn({ id, name, language }), href: links.coin(id) }))
  const others = options.filter(({ value }) => value !== symbol)
  return {
    symbol,
    coins,
    isKnown: others.length < options.length,
    suggestions: others.slice(0, 6).map(({ value, label }) => ({
      label,
      href: links.inside(calendarPath({ ...filter, symbol: value })),
    })),
  }
}

export type LoadedToken = NonNullable<Awaited<ReturnType<typeof presentToken>>>
