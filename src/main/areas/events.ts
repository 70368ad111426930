import type { FastifyInstance } from 'fastify'
import { implementEventSubmissions } from '../../api/events/event-submissions.operations.ts'
import { eventMails } from '../../api/events/event.mails.ts'
import { eventsJobs } from '../../api/events/events.jobs.ts'
import { implementEvents, type EventsDeps } from '../../api/events/events.operations.ts'
import { calendarFeeds } from '../../api/events/feeds/calendar-feed.routes.ts'
import type { MailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface Deps extends Pick<EventsDeps, 'coinOf' | 'coinsOf' | 'saleOf' | 'isSold'> {
  readonly allowance: MailAllowance
  readonly queue: MailQueue
}

export function openEvents({ config, database, content, secret, now }: Foundation, deps: Deps) {
  const { siteOrigin } = config
  const submitting = { ...deps, database, secret, now, siteOrigin, mails: eventMails(config) }
  return {
    name: 'events',
    operations: {
      ...implementEvents({ ...deps, database, content }),
      ...implementEventSubmissions(submitting),
    },
    routes: (app: FastifyInstance) => calendarFeeds(app, { siteOrigin, database, now }),
    jobs: eventsJobs(),
  } satisfies Area
}
