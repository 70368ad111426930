import type { Client } from '../../../contract/calls/client.ts'
import { readCalendarFilter, type CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { orWithout } from '../../loading/or-without.ts'

/**
 * What the form of the calendar asks for, as a path says it; undefined where nothing was asked. Who types a name means the token
 * of that name, and a part that means nothing filters nothing.
 */
export async function filterOfForm(
  query: URLSearchParams,
  client: Client,
): Promise<CalendarFilter | undefined> {
  const stated = { symbol: query.get('symbol'), time: statedTime(query), tags: query.get('tags') }
  if (Object.values(stated).every((text) => text === null)) return undefined
  const text = stated.symbol?.trim().slice(0, 60) ?? ''
  const symbol = text === '' ? null : await symbolMeant(text, client)
  const parts = [{ symbol }, { time: stated.time }, { tags: stated.tags }]
  const filters = parts.map((part) => readCalendarFilter(part))
  const known = filters.map((reading) => ('filter' in reading ? reading.filter : undefined))
  return {
    symbol: known[0]?.symbol ?? null,
    time: known[1]?.time ?? null,
    tags: known[2]?.tags ?? [],
  }
}

/** Two days in either order, or one of them alone; else a shortcut. */
function statedTime(query: URLSearchParams): string | null {
  const from = query.get('from') || query.get('to') || ''
  const to = query.get('to') || from
  if (from === '') return query.get('time')
  return from <= to ? `${from}..${to}` : `${to}..${from}`
}

async function symbolMeant(text: string, client: Client): Promise<string> {
  const { options } = await orWithout(client.listTokenOptions({ q: text }), { options: [] })
  const written = text.toUpperCase()
  const meant = options.find(({ value }) => value === written) ?? options[0]
  return meant?.value ?? text.replaceAll(/\s+/g, '')
}
