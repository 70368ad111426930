import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../../contract/problems/problem.ts'
import {
  everyEvent,
  readCalendarFilter,
  type CalendarFilter,
} from '../../../domain/events/calendar/calendar-filter.ts'
import { typesOfTags } from '../../../domain/events/calendar/event-tags.ts'
import { feedWindow, isInWindow, zoneOfLanguage } from '../../../domain/events/calendar/feed-window.ts'
import { isEventId } from '../../../domain/events/event-id.ts'
import { htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { readTimeZone } from '../../../domain/kernel/time/time-zone.ts'
import {
  calendarFeed,
  calendarFeedPath,
  calendarPath,
  calendarRssPath,
  eventFile,
  eventFilePath,
} from '../../../words/event-addresses.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import type { Database } from '../../database/database.ts'
import { fieldError } from '../../problems/field-errors.ts'
import { writeRss } from '../../rss/write-rss.ts'
import { wordsFor } from '../../words/words-for.ts'
import { findEvent, findEventsForFeed, type EventRow } from '../events.store.ts'
import { feedTitle, presentICalendarEvent, presentRssItem, type FeedReader } from './present-feed.ts'
import { writeICalendar } from './write-icalendar.ts'

const perMinute = 60
const refreshHours = 6
const mostEvents = 5_000
const mostItems = 50
/** As long as a calendar program may have been switched off. */
const withdrawnMilliseconds = 30 * 86_400_000

interface FeedOptions {
  readonly siteOrigin: string
  readonly database: Database
  readonly now: () => Date
}

interface FeedRequest {
  readonly Querystring: Readonly<Partial<Record<'symbol' | 'time' | 'tags' | 'zone', string>>>
}

const querystring = Type.Object({
  symbol: Type.Optional(Type.String({ maxLength: 60 })),
  time: Type.Optional(
    Type.String({ maxLength: 40, description: 'A shortcut such as this-week, or yyyy-MM-dd..yyyy-MM-dd' }),
  ),
  tags: Type.Optional(Type.String({ maxLength: 400, description: 'Types or groups, parted by commas' })),
  zone: Type.Optional(
    Type.String({ maxLength: 64, description: 'Whose days are meant; left out, where the language is read' }),
  ),
})

/** Every filtered calendar for calendar programs and readers of RSS, in the language of the host. */
export function calendarFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { siteOrigin } = options
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  const host = new URL(siteOrigin).hostname
  const read = async ({ query, language }: FastifyRequest<FeedRequest>) => {
    const { filter, timeZone } = readQuery(query, language)
    const found = await eventsOf({ filter, timeZone }, options)
    const reader: FeedReader = { language, timeZone, host, origin: languageOrigin({ siteOrigin, language }) }
    const zone = query.zone === undefined ? undefined : timeZone
    return { ...found, filter, zone, reader, title: feedTitle(filter, language) }
  }

  app.get<FeedRequest>(
    calendarFeedPath,
    {
      schema: {
        operationId: 'getCalendar',
        tags: ['feed'],
        summary: 'Events as iCalendar, by the filters of a calendar page',
        querystring,
        response: { 200: { description: 'text/calendar', type: 'string' } },
      },
      config,
    },
    async (request, reply) => {
      const { rows, changedAt, filter, zone, reader, title } = await read(request)
      if (isKnown(request, reply, changedAt)) return reply
      const source = reader.origin + calendarFeed(calendarFeedPath, filter, zone)
      return reply
        .header('content-disposition', 'inline; filename="events.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf({ rows, title, source, reader }))
    },
  )

  app.get<{ Querystring: { id: string } }>(
    eventFilePath,
    {
      schema: {
        operationId: 'getEventFile',
        tags: ['feed'],
        summary: 'One event as iCalendar',
        querystring: Type.Object({ id: Type.String({ maxLength: 120 }) }),
        response: { 200: { description: 'text/calendar', type: 'string' } },
      },
      config,
    },
    async ({ query: { id }, language }, reply) => {
      const row = isEventId(id) ? await findEvent(id, options.database) : undefined
      if (row === undefined) throw new Refusal('event_not_found')
      const origin = languageOrigin({ siteOrigin, language })
      const reader: FeedReader = { language, timeZone: zoneOfLanguage[language], host, origin }
      const source = origin + eventFile(id)
      return reply
        .header('cache-control', cachePolicies.rss)
        .header('content-disposition', 'attachment; filename="event.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf({ rows: [row], title: feedTitle(everyEvent, language), source, reader }))
    },
  )

  app.get<FeedRequest>(
    calendarRssPath,
    {
      schema: {
        operationId: 'getCalendarRss',
        tags: ['feed'],
        summary: 'Events as RSS 2.0, by the filters of a calendar page; the latest 50 changes',
        querystring,
        response: { 200: { description: 'application/rss+xml', type: 'string' } },
      },
      config,
    },
    async (request, reply) => {
      const { rows, changedAt, filter, zone, reader, title } = await read(request)
      if (isKnown(request, reply, changedAt)) return reply
      const latest = rows.toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
      const channel = writeRss({
        title,
        description: wordsFor(reader.language, 'event-feeds').about(),
        link: reader.origin + calendarPath(filter),
        self: reader.origin + calendarFeed(calendarRssPath, filter, zone),
        language: htmlLang[reader.language],
        items: latest.slice(0, mostItems).map((row) => presentRssItem(row, reader)),
      })
      return reply.type('application/rss+xml; charset=utf-8').send(channel)
    },
  )
}

interface CalendarOf {
  readonly rows: readonly EventRow[]
  readonly title: string
  readonly source: string
  readonly reader: FeedReader
}

function calendarOf({ rows, title, source, reader }: CalendarOf): string {
  return writeICalendar({
    product: siteConfig.name,
    name: title,
    description: wordsFor(reader.language, 'event-feeds').about(),
    source,
    language: htmlLang[reader.language],
    refreshHours,
    events: rows.map((row) => presentICalendarEvent(row, reader)),
  })
}

function readQuery(query: FeedRequest['Querystring'], language: Language) {
  const reading = readCalendarFilter(query)
  const timeZone = readTimeZone(query.zone ?? zoneOfLanguage[language])
  if ('filter' in reading && timeZone !== undefined) return { filter: reading.filter, timeZone }
  const fields = new Set<string>('faults' in reading ? reading.faults.map(({ part }) => part) : [])
  if (timeZone === undefined) fields.add('zone')
  throw new Refusal('invalid_input', {
    errors: [...fields].map((field) =>
      fieldError({ field, code: field === 'zone' ? 'not_a_zone' : 'invalid', language }),
    ),
  })
}

/** Those of the window, and when the answer last changed. */
async function eventsOf(
  { filter, timeZone }: { filter: CalendarFilter; timeZone: string },
  { database, now }: FeedOptions,
): Promise<{ rows: EventRow[]; changedAt: number | null }> {
  const at = now().getTime()
  const window = feedWindow({ time: filter.time, now: at, timeZone })
  const found = await findEventsForFeed(
    {
      from: new Date(Math.min(window.days.from, window.moments.from)),
      to: new Date(Math.max(window.days.to, window.moments.to)),
      symbol: filter.symbol,
      types: typesOfTags(filter.tags),
      withdrawnSince: new Date(at - withdrawnMilliseconds),
      most: mostEvents,
    },
    database,
  )
  const rows = found.filter((row) =>
    isInWindow(
      { start: row.starts_at.getTime(), over: row.over_at.getTime(), precision: row.date_precision },
      window,
    ),
  )
  const times = [
    ...rows.map((row) => row.updated_at.getTime()),
    ...(window.movedAt === null ? [] : [window.movedAt]),
  ]
  return { rows, changedAt: times.length === 0 ? null : Math.max(...times) }
}

/** Says how new it is; a program that asks by time and has it is answered at once, one with an ETag by its plugin. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, changedAt: number | null): boolean {
  reply.header('cache-control', cachePolicies.rss)
  if (changedAt === null) return false
  reply.header('last-modified', new Date(changedAt).toUTCString())
  const since = Date.parse(headers['if-modified-since'] ?? '')
  if (headers['if-none-match'] !== undefined || Number.isNaN(since)) return false
  if (Math.floor(changedAt / 1000) * 1000 > since) return false
  reply.code(304).send()
  return true
}
