import type { FastifyInstance } from 'fastify'
import { followForms } from '../../api/follow/follow-forms.ts'
import { followLinks } from '../../api/follow/follow-links.ts'
import { followJobs, type FollowNews } from '../../api/follow/follow.jobs.ts'
import { followMails } from '../../api/follow/follow.mails.ts'
import { implementFollow } from '../../api/follow/follow.operations.ts'
import { mailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'
import type { OfferingsNews } from './offerings.ts'

interface FollowNeeds {
  readonly offerings: Pick<OfferingsNews, 'latest' | 'changes' | 'nameOf'>
}

/** Following by mail: its operations, its forms, and the mails that go out. */
export function openFollow(
  { config, database, secret, now, registry, logger }: Foundation,
  { offerings }: FollowNeeds,
) {
  const needs = {
    database,
    now,
    links: followLinks(secret),
    mails: followMails({ siteOrigin: config.siteOrigin }),
    allowance: mailAllowance({ secret, mostAnHour: config.mailsPerHour, registry, logger }),
    nameOf: offerings.nameOf,
  }
  return {
    name: 'follow',
    operations: implementFollow(needs),
    routes: (app: FastifyInstance) => followForms(app, needs),
    jobs: followJobs({ ...needs, news: followNews(offerings) }),
  } satisfies Area
}

/** What followers are told comes from the offerings. */
export function followNews({ changes, latest }: Pick<OfferingsNews, 'latest' | 'changes'>): FollowNews {
  return {
    changes,
    async latest(language, queries) {
      const news = await latest(language, queries)
      return news.map(({ title, text, path, at }) => ({ title, lines: text.split('\n'), path, at }))
    },
  }
}
