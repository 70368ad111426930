import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../api/database/database.ts'
import { followForms } from '../../api/follow/follow-forms.ts'
import { followLinks } from '../../api/follow/follow-links.ts'
import { followMails } from '../../api/follow/follow.mails.ts'
import { implementFollow } from '../../api/follow/follow.operations.ts'
import { followWork, type FollowNews } from '../../api/follow/follow.jobs.ts'
import { nameOfOffering, offeringsNews, tellerOfChanges } from '../../api/offerings/offerings.news.ts'
import { sendQueuedMails } from '../../api/outbound/mail/mail-queue.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'

/** What followers are told comes from the offerings. */
export const followNews: FollowNews = {
  changes: tellerOfChanges,
  async latest(language, queries) {
    const news = await offeringsNews(language, queries)
    return news.map(({ title, text, path, at }) => ({ title, lines: text.split('\n'), path, at }))
  },
}

interface FollowOptions {
  readonly database: Database
  readonly siteOrigin: string
  readonly secret: string
  readonly mailer: Mailer
  readonly logger: Logger
  readonly now: () => Date
}

/** Following by mail: its operations, its forms, and what goes on beside them. */
export function openFollow({ database, siteOrigin, secret, mailer, logger, now }: FollowOptions) {
  const needs = {
    database,
    now,
    links: followLinks(secret),
    mails: followMails({ siteOrigin }),
    nameOf: (itemId: string) => nameOfOffering(itemId, database),
  }
  return {
    implementations: implementFollow(needs),
    start(app: FastifyInstance): () => Promise<void> {
      followForms(app, needs)
      const stops = [
        followWork({
          ...needs,
          logger,
          news: followNews,
        }),
        sendQueuedMails({ database, mailer, logger, now }),
      ]
      return async () => {
        // A mail under way gets a moment; those not begun stay queued.
        await Promise.all([...stops.map((stop) => stop()), mailer.close()])
      }
    },
  }
}
