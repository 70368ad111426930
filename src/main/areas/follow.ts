import type { FastifyInstance } from 'fastify'
import { followForms } from '../../api/follow/follow-forms.ts'
import { followLinks } from '../../api/follow/follow-links.ts'
import { followJobs } from '../../api/follow/follow.jobs.ts'
import { followMails } from '../../api/follow/follow.mails.ts'
import { implementFollow } from '../../api/follow/follow.operations.ts'
import { followFeed } from '../../api/follow/preferences/follow-feed.ts'
import { preferencesForms } from '../../api/follow/preferences/preferences-forms.ts'
import { implementPreferences } from '../../api/follow/preferences/preferences.operations.ts'
import type { MailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import { eraseFromOutbox } from '../../api/outbound/mail/outbox-files.ts'
import { emailKey } from '../../domain/kernel/text/email-address.ts'
import { outboxDirectory } from '../connections/open-mailer.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'
import type { OfferingsNews } from './offerings.ts'

interface FollowDeps {
  readonly allowance: MailAllowance
  readonly queue: MailQueue
  readonly offerings: Pick<
    OfferingsNews,
    'latest' | 'since' | 'changes' | 'nameOf' | 'namesOf' | 'ofOfferings'
  >
}

export function openFollow(
  { config, database, secret, now }: Foundation,
  { offerings, allowance, queue }: FollowDeps,
) {
  const deps = {
    database,
    now,
    links: followLinks(secret),
    mails: followMails(config),
    allowance,
    queue,
    nameOf: offerings.nameOf,
  }
  const preferring = {
    ...deps,
    identity: mailIdentity(secret),
    namesOf: offerings.namesOf,
    eraseFiles: async (email: string) => {
      const isFor = (address: string) => emailKey(address) === emailKey(email)
      await eraseFromOutbox({ directory: outboxDirectory(config), isFor })
    },
  }
  return {
    name: 'follow',
    operations: { ...implementFollow(deps), ...implementPreferences(preferring) },
    routes(app: FastifyInstance) {
      followForms(app, deps)
      preferencesForms(app, preferring)
      const feedNews = { latest: offerings.latest, changesOf: offerings.ofOfferings }
      followFeed(app, { siteOrigin: config.siteOrigin, database, links: deps.links, feedNews })
    },
    jobs: followJobs({ ...deps, news: offerings }),
  } satisfies Area
}
