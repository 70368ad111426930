import { data, redirect } from 'react-router'
import {
  everyEvent,
  readCalendarFilter,
  type CalendarFilter,
} from '../../../domain/events/calendar/calendar-filter.ts'
import { daysOfTime } from '../../../domain/events/calendar/calendar-time.ts'
import { calendarView, type CalendarView } from '../../../domain/events/calendar/calendar-view.ts'
import { isDayPreset, type Day } from '../../../domain/kernel/time/calendar-day.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { zoneName } from '../../../domain/kernel/time/zone-name.ts'
import {
  addEventOn,
  calendarAddress,
  calendarFeed,
  calendarFeedPath,
  calendarPath,
  calendarRssPath,
  listView,
} from '../../../words/addresses/event-addresses.ts'
import { makeLinks, type Links } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { dayText, dayTextSince } from '../../upcoming/day-text.ts'
import { filterOfForm } from './form-filter.ts'
import { loadEvents, loadSides } from './load-events.ts'
import { presentAgenda } from './present-agenda.ts'
import { presentGrid } from './present-grid.ts'
import { presentTokens } from './present-tokens.ts'
import { presentTypes } from './present-types.ts'

/** Loads a calendar, with days in the zone of the page's language. */
export async function load({ client, language, params, url, now }: LoadArguments) {
  const links = makeLinks(url.searchParams)
  const asList = url.searchParams.get('view') === listView
  const requested = await filterOfForm(url.searchParams, client)
  if (requested !== undefined) throw redirect(links.inside(calendarAddress(requested, { isList: asList })))
  const reading = readCalendarFilter(params)
  if ('faults' in reading) throw data(null, { status: 404 })
  const { filter } = reading

  const timeZone = zoneOfLanguage[language]
  const today = dayAt({ at: now, timeZone }) ?? ''
  const days = filter.time && daysOfTime({ time: filter.time, now: now.getTime(), timeZone })
  const view = calendarView({ days, today, isList: asList })
  const { isList } = view
  const address = calendarAddress(filter, view)
  if (url.pathname !== calendarPath(filter) || asList !== isList) throw redirect(links.inside(address), 301)

  const request = { client, period: view.period, filter, timeZone }
  const [{ events, total, counts, known, tokens }, sides] = await Promise.all([
    loadEvents({ ...request, today }),
    loadSides({ ...request, grid: view.grid }),
  ])
  const reader = { language, timeZone, now, links }
  const agenda = presentAgenda({ events, known, view, filter, reader })
  const inGrid = uniqueEvents([...events, ...sides.events])
  const shortDay = (day: Day) => dayTextSince(day, 'shortDay', { language, today })
  const span = days ?? view.period
  return {
    filter,
    /** What a filter form keeps of the filter besides its own fields. */
    kept: Object.entries({
      symbol: filter.symbols.join(','),
      tags: filter.tags.join(','),
      view: isList ? listView : '',
    }),
    isList,
    mode: view.mode,
    preset: isDayPreset(filter.time) ? filter.time : null,
    path: calendarPath(filter),
    zone: zoneName(language),
    month: view.month && dayText(view.month, 'monthOfYear', language),
    shortMonth: view.month && dayText(view.month, 'shortMonthOfYear', language),
    day: view.mode === 'day' ? dayTextSince(span.from, 'day', { language, today }) : null,
    days: span,
    from: shortDay(span.from),
    to: shortDay(span.to),
    hasToday: span.from <= today && today <= span.to,
    add: view.mode === 'day' && span.from >= today ? links.inside(addEventOn(span.from)) : null,
    ...waysOf({ filter, view, links, today }),
    total,
    isDemo: inGrid.some((event) => event.is_demo),
    grid: presentGrid({ events: inGrid, known: [...known, ...sides.known], view, filter, reader }),
    agenda,
    types: presentTypes({ filter, counts, isList, links }),
    tokens: await presentTokens({ client, tokens, filter, isList, links }),
    feeds: feedsOf(filter, links),
  }
}

export type LoadedCalendar = Awaited<ReturnType<typeof load>>

function uniqueEvents<Item extends { readonly event_id: string }>(events: readonly Item[]): Item[] {
  return [...new Map(events.map((event) => [event.event_id, event])).values()]
}

interface WaysSource {
  readonly filter: CalendarFilter
  readonly view: CalendarView
  readonly links: Links
  readonly today: Day
}

/** The links from a calendar to others: the neighbouring periods, today, the other views, and fewer conditions. */
function waysOf({ filter, view, links, today }: WaysSource) {
  const to = (changed: Partial<CalendarFilter>, isList = view.isList) =>
    links.inside(calendarAddress({ ...filter, ...changed }, { isList }))
  const step = (time: CalendarFilter['time']) => (time === null ? null : to({ time }))
  const current = { week: 'this-week', day: `${today}..${today}`, month: null, list: null } as const
  const isDay = view.mode === 'day'
  return {
    previous: step(view.previous),
    next: step(view.next),
    now: to({ time: current[view.mode] }),
    views: {
      month: to({ time: view.ways.month }, false),
      week: to({ time: view.ways.week }, false),
      list: to({ time: isDay ? view.ways.month : filter.time }, view.canBeList || isDay),
    },
    ways: {
      all: links.inside(calendarPath(everyEvent)),
      anyTime: filter.time && to({ time: null }),
      allTypes: filter.tags.length === 0 ? null : to({ tags: [] }),
    },
  }
}

/**
 * A subscription has the tokens and types of the filter but not its days: the reader looks at a month and expects all that follow. The file
 * has the days too, because it is downloaded once.
 */
function feedsOf(filter: CalendarFilter, links: Links) {
  const { symbols, tags } = filter
  const subscribed = { ...filter, time: null }
  return {
    toGoogle: 'https://calendar.google.com/calendar/r?cid=',
    toOutlook: 'https://outlook.live.com/calendar/0/addfromweb?url=',
    calendar: calendarFeed(calendarFeedPath, subscribed),
    file: calendarFeed(calendarFeedPath, filter),
    rss: calendarFeed(calendarRssPath, subscribed),
    widget: links.widget({
      kind: 'events',
      ...(symbols.length === 0 ? {} : { symbol: symbols.join(',') }),
      ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    }),
  }
}
