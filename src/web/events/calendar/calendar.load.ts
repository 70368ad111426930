import { data, redirect } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import {
  everyEvent,
  readCalendarFilter,
  type CalendarFilter,
} from '../../../domain/events/calendar/calendar-filter.ts'
import { daysOfTime } from '../../../domain/events/calendar/calendar-time.ts'
import { calendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { isDayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { zoneName } from '../../../domain/kernel/time/zone-name.ts'
import {
  calendarFeed,
  calendarFeedPath,
  calendarPath,
  calendarRssPath,
} from '../../../words/addresses/event-addresses.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'
import { dayText, dayTextSince } from '../../upcoming/day-text.ts'
import { loadEvents } from './load-events.ts'
import { presentAgenda } from './present-agenda.ts'
import { presentGrid } from './present-grid.ts'
import { presentToken } from './present-token.ts'
import { presentTypes } from './present-types.ts'

/** Loads a calendar, with days in the zone of the page's language. */
export async function load({ client, language, params, url, now }: LoadArguments) {
  const links = makeLinks(url.searchParams)
  const requested = await filterOfForm(url.searchParams, client)
  if (requested !== undefined) throw redirect(links.inside(calendarPath(requested)))
  const reading = readCalendarFilter(params)
  if ('faults' in reading) throw data(null, { status: 404 })
  const { filter } = reading
  const path = calendarPath(filter)
  if (url.pathname !== path) throw redirect(links.inside(path), 301)

  const timeZone = zoneOfLanguage[language]
  const today = dayAt({ at: now, timeZone }) ?? ''
  const days = filter.time && daysOfTime({ time: filter.time, now: now.getTime(), timeZone })
  const view = calendarView({ days, today })
  const [{ events, total, counts, known }, token] = await Promise.all([
    loadEvents({ client, period: view.period, filter, timeZone, today }),
    presentToken({ client, filter, language, links }),
  ])
  const reader = { language, timeZone, now, links }
  const shown = { events, known, view, filter, reader }
  const linkTo = (time: CalendarFilter['time']) =>
    time === null ? null : links.inside(calendarPath({ ...filter, time }))
  const shortDay = (day: string) => dayTextSince(day, 'shortDay', { language, today })
  return {
    filter,
    preset: isDayPreset(filter.time) ? filter.time : null,
    path,
    zone: zoneName(language),
    month: view.month && dayText(view.month, 'monthOfYear', language),
    days: days ?? view.period,
    from: shortDay((days ?? view.period).from),
    to: shortDay((days ?? view.period).to),
    previous: linkTo(view.previous),
    next: linkTo(view.next),
    now: links.inside(calendarPath({ ...filter, time: null })),
    ways: {
      all: links.inside(calendarPath(everyEvent)),
      anyTime: filter.time && links.inside(calendarPath({ ...filter, time: null })),
      allTypes: filter.tags.length === 0 ? null : links.inside(calendarPath({ ...filter, tags: [] })),
    },
    total,
    isDemo: events.some((event) => event.is_demo),
    grid: presentGrid(shown),
    agenda: presentAgenda(shown),
    types: presentTypes({ filter, counts, links }),
    token,
    feeds: {
      toGoogle: 'https://calendar.google.com/calendar/r?cid=',
      toOutlook: 'https://outlook.live.com/calendar/0/addfromweb?url=',
      calendar: calendarFeed(calendarFeedPath, filter),
      rss: calendarFeed(calendarRssPath, filter),
      widget: links.widget({
        kind: 'events',
        ...(filter.symbol === null ? {} : { symbol: filter.symbol }),
        ...(filter.tags.length === 0 ? {} : { tags: filter.tags.join(',') }),
      }),
    },
  }
}

export type LoadedCalendar = Awaited<ReturnType<typeof load>>

/**
 * Reads the filter that the filter form has sent as a query; `load` redirects such an address to the path with the same filter.
 * Undefined without a query. A typed name is resolved to the symbol of the token, and unreadable parts are ignored.
 */
async function filterOfForm(query: URLSearchParams, client: Client): Promise<CalendarFilter | undefined> {
  const stated = { symbol: query.get('symbol'), time: statedTime(query), tags: query.get('tags') }
  if (Object.values(stated).every((text) => text === null)) return undefined
  const text = stated.symbol?.trim().slice(0, 60) ?? ''
  const symbol = text === '' ? null : await resolveSymbol(text, client)
  const parts = [{ symbol }, { time: stated.time }, { tags: stated.tags }]
  const filters = parts.map((part) => readCalendarFilter(part))
  const known = filters.map((reading) => ('filter' in reading ? reading.filter : undefined))
  return {
    symbol: known[0]?.symbol ?? null,
    time: known[1]?.time ?? null,
    tags: known[2]?.tags ?? [],
  }
}

function statedTime(query: URLSearchParams): string | null {
  const from = query.get('from') || query.get('to') || ''
  const to = query.get('to') || from
  if (from === '') return query.get('time')
  return from <= to ? `${from}..${to}` : `${to}..${from}`
}

async function resolveSymbol(text: string, client: Client): Promise<string> {
  const { options } = await orFallback(client.listTokenOptions({ q: text }), { options: [] })
  const written = text.toUpperCase()
  const match = options.find(({ value }) => value === written) ?? options[0]
  return match?.value ?? text.replaceAll(/\s+/g, '')
}
