import type { Client } from '../../../contract/calls/client.ts'
import { readCalendarFilter, type CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { maxSymbols, settleSymbols, splitSymbols } from '../../../domain/events/event-symbol.ts'
import { orFallback } from '../../loading/or-fallback.ts'

/**
 * Reads the filter that the filter form has sent as a query; `load` redirects such an address to the path with the same filter.
 * Undefined without a query. A typed name is resolved to the symbol of its token, and unreadable parts are ignored.
 */
export async function filterOfForm(
  query: URLSearchParams,
  client: Client,
): Promise<CalendarFilter | undefined> {
  const stated = { time: statedTime(query), tags: query.get('tags') }
  const [symbol, typed] = [query.get('symbol'), query.get('add')]
  if ([symbol, typed, ...Object.values(stated)].every((text) => text === null)) return undefined
  const names = splitSymbols(typed ?? '').slice(0, maxSymbols)
  const found = await Promise.all(names.map((name) => resolveSymbol(name, client)))
  const symbols = [...splitSymbols(symbol ?? ''), ...found].flatMap(
    (one) => readPart({ symbol: one }).symbols,
  )
  return {
    // Tokens beyond the maximum are dropped, those that were typed last first; the page states the maximum.
    symbols: settleSymbols([...new Set(symbols)].slice(0, maxSymbols)),
    time: readPart({ time: stated.time }).time ?? null,
    tags: readPart({ tags: stated.tags }).tags,
  }
}

function readPart(part: Parameters<typeof readCalendarFilter>[0]): CalendarFilter {
  const reading = readCalendarFilter(part)
  return 'filter' in reading ? reading.filter : { symbols: [], time: null, tags: [] }
}

function statedTime(query: URLSearchParams): string | null {
  const from = query.get('from') || query.get('to') || ''
  const to = query.get('to') || from
  if (from === '') return query.get('time')
  return from <= to ? `${from}..${to}` : `${to}..${from}`
}

async function resolveSymbol(name: string, client: Client): Promise<string> {
  const q = name.slice(0, 60)
  const { options } = await orFallback(client.listTokenOptions({ q }), { options: [] })
  const written = q.toUpperCase()
  const match = options.find(({ value }) => value === written) ?? options[0]
  return match?.value ?? q.replaceAll(/\s+/g, '')
}
