import { coinCandidates } from '../../api/offerings/coins/coin-links.ts'
import { ownerEntries } from '../../api/offerings/owner-entries.ts'
import type { MailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import { ownerJobs } from '../../api/owner/owner.jobs.ts'
import { ownerMails } from '../../api/owner/owner.mails.ts'
import { ownerMetrics } from '../../api/owner/owner.metrics.ts'
import { implementOwner } from '../../api/owner/owner.operations.ts'
import { implementProjects } from '../../api/owner/projects.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openOwner(
  foundation: Foundation,
  deps: { readonly allowance: MailAllowance; readonly queue: MailQueue },
) {
  const { config, database, secret, now } = foundation
  const { siteOrigin } = config
  ownerMetrics(foundation)
  const { similar, hasCoin } = ownerEntries
  return {
    name: 'owner',
    operations: {
      ...implementOwner({ database, secret, now, entries: ownerEntries, coinCandidates }),
      ...implementProjects({
        ...deps,
        database,
        secret,
        now,
        siteOrigin,
        similar,
        hasCoin,
        mails: ownerMails(config),
      }),
    },
    jobs: ownerJobs(),
  } satisfies Area
}
