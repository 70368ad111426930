import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../../contract/problems/problem.ts'
import { readCalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { feedDays } from '../../../domain/events/calendar/feed-window.ts'
import { maxSymbols, maxSymbolsLength } from '../../../domain/events/event-symbol.ts'
import { eventGroups, eventTypes } from '../../../domain/events/event-types.ts'
import { htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { readTimeZone } from '../../../domain/kernel/time/time-zone.ts'
import {
  calendarFeed,
  calendarFeedPath,
  calendarPath,
  calendarRssPath,
} from '../../../words/addresses/event-addresses.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import { fieldError } from '../../problems/field-errors.ts'
import { writeRss } from '../../rss/write-rss.ts'
import { wordsFor } from '../../words/words-for.ts'
import { eventFileRoute } from './event-file.routes.ts'
import { feedTitle } from './feed-title.ts'
import { type FeedOptions, findFeedEvents } from './find-feed-events.ts'
import { presentCalendar } from './present-calendar.ts'
import { presentRssItem, type FeedReader } from './present-feed.ts'

interface FeedRequest {
  readonly Querystring: Readonly<Partial<Record<'symbol' | 'time' | 'tags' | 'zone', string>>>
}

const feedQuerystring = Type.Object({
  symbol: Type.Optional(
    Type.String({
      maxLength: maxSymbolsLength,
      description: `Only events of the tokens with these symbols, at most ${maxSymbols}, separated by commas, such as BTC,ETH; default: all tokens`,
    }),
  ),
  time: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        `Days of the events: ${dayPresets.join(', ')} (weeks begin on Monday), or the first and last day, both inclusive, as ` +
        `yyyy-MM-dd..yyyy-MM-dd; default: from ${feedDays.back} days ago to ${feedDays.ahead} days from now`,
    }),
  ),
  tags: Type.Optional(
    Type.String({
      maxLength: 400,
      description: `Only events of these groups (${eventGroups.join(', ')}) and types (${eventTypes.join(', ')}), separated by commas; default: all`,
    }),
  ),
  zone: Type.Optional(
    Type.String({
      maxLength: 64,
      description:
        'Time zone in which the days begin and end, such as Asia/Tokyo; default: that of the language of the host',
    }),
  ),
})

const perMinute = 60
const maxItems = 50

export function calendarFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { siteOrigin } = options
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  const host = new URL(siteOrigin).hostname
  const read = async ({ query, language }: FastifyRequest<FeedRequest>) => {
    const { filter, timeZone } = readFeedQuery(query, language)
    const found = await findFeedEvents({ filter, timeZone }, options)
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
        summary: 'Get events of the calendar as iCalendar, for calendar programs to subscribe to',
        querystring: feedQuerystring,
        response: {
          200: {
            description: 'The events as text/calendar; withdrawn events stay in it as cancelled for 30 days',
            type: 'string',
          },
        },
      },
      config,
    },
    async (request, reply) => {
      const { rows, changedAt, filter, zone, reader, title } = await read(request)
      if (answeredBefore(request, reply, changedAt)) return reply
      const source = reader.origin + calendarFeed(calendarFeedPath, filter, zone)
      return reply
        .header('content-disposition', 'inline; filename="events.ics"')
        .type('text/calendar; charset=utf-8')
        .send(presentCalendar({ rows, title, source, reader }))
    },
  )

  eventFileRoute(app, options)

  app.get<FeedRequest>(
    calendarRssPath,
    {
      schema: {
        operationId: 'getCalendarRss',
        tags: ['feed'],
        summary: `Get the ${maxItems} events of the calendar that were added or changed last, as RSS 2.0`,
        querystring: feedQuerystring,
        response: {
          200: {
            description: 'The RSS feed as application/rss+xml, the latest change first',
            type: 'string',
          },
        },
      },
      config,
    },
    async (request, reply) => {
      const { rows, changedAt, filter, zone, reader, title } = await read(request)
      if (answeredBefore(request, reply, changedAt)) return reply
      const latest = rows.toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
      const channel = writeRss({
        title,
        description: wordsFor(reader.language, 'event-feeds').about(),
        link: reader.origin + calendarPath(filter),
        self: reader.origin + calendarFeed(calendarRssPath, filter, zone),
        language: htmlLang[reader.language],
        items: latest.slice(0, maxItems).map((row) => presentRssItem(row, reader)),
      })
      return reply.type('application/rss+xml; charset=utf-8').send(channel)
    },
  )
}

/**
 * Sets the header `last-modified`, and replies with status 304 if nothing has changed since `if-modified-since`. Requests that
 * send an ETag are left to the ETag plugin.
 */
function answeredBefore({ headers }: FastifyRequest, reply: FastifyReply, changedAt: number | null): boolean {
  reply.header('cache-control', cachePolicies.rss)
  if (changedAt === null) return false
  reply.header('last-modified', new Date(changedAt).toUTCString())
  const since = Date.parse(headers['if-modified-since'] ?? '')
  if (headers['if-none-match'] !== undefined || Number.isNaN(since)) return false
  if (Math.floor(changedAt / 1000) * 1000 > since) return false
  reply.code(304).send()
  return true
}

function readFeedQuery(query: FeedRequest['Querystring'], language: Language) {
  const reading = readCalendarFilter(query)
  const timeZone = readTimeZone(query.zone ?? zoneOfLanguage[language])
  if ('filter' in reading && timeZone !== undefined) return { filter: reading.filter, timeZone }
  const codes = new Map<string, string>(
    'faults' in reading ? reading.faults.map(({ part, code }) => [part, code]) : [],
  )
  if (timeZone === undefined) codes.set('zone', 'not_a_zone')
  throw new Refusal('invalid_input', {
    errors: Array.from(codes, ([field, code]) => fieldError({ field, code, language })),
  })
}
