import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../../contract/problems/problem.ts'
import { everyEvent } from '../../../domain/events/calendar/calendar-filter.ts'
import { isEventId } from '../../../domain/events/event-id.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { eventFile, eventFilePath } from '../../../words/addresses/event-file-address.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import type { Database } from '../../database/database.ts'
import { findEvent } from '../events.store.ts'
import { feedTitle } from './feed-title.ts'
import { presentCalendar } from './present-calendar.ts'
import type { FeedReader } from './present-feed.ts'

const perMinute = 60

interface FileOptions {
  readonly siteOrigin: string
  readonly database: Database
}

export function eventFileRoute(app: FastifyInstance, { siteOrigin, database }: FileOptions): void {
  const host = new URL(siteOrigin).hostname
  app.get<{ Querystring: { id: string } }>(
    eventFilePath,
    {
      schema: {
        operationId: 'getEventFile',
        tags: ['feed'],
        summary: 'Get one event as an iCalendar file, to add it to a calendar',
        querystring: Type.Object({ id: Type.String({ maxLength: 120, description: 'Id of the event' }) }),
        response: { 200: { description: 'A file with one event as text/calendar', type: 'string' } },
      },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    async ({ query: { id }, language }, reply) => {
      const row = isEventId(id) ? await findEvent(id, database) : undefined
      if (row === undefined) throw new Refusal('event_not_found')
      const origin = languageOrigin({ siteOrigin, language })
      const reader: FeedReader = { language, timeZone: zoneOfLanguage[language], host, origin }
      const source = origin + eventFile(id)
      return reply
        .header('cache-control', cachePolicies.rss)
        .header('content-disposition', 'attachment; filename="event.ics"')
        .type('text/calendar; charset=utf-8')
        .send(presentCalendar({ rows: [row], title: feedTitle(everyEvent, language), source, reader }))
    },
  )
}
