import type { ReadFeed } from '../changes/feed-freshness.ts'
import type { Database } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import type { PageTag } from '../page-cache/page-tag.ts'
import type { ChangedOfferings, OfferingsCatalogue } from './catalogue/offerings.catalogue.ts'
import { moveStatuses } from './offerings.lifecycle.ts'
import { forgetVisitsBefore } from './offerings.views.store.ts'

const feedMilliseconds = 250
const renewMilliseconds = 2_000
const calendarMilliseconds = 20_000
const visitsMilliseconds = 3_600_000

interface OfferingsJobs {
  readonly database: Database
  readonly catalogue: OfferingsCatalogue
  readonly readFeed: ReadFeed
  readonly now: () => Date
  readonly onChange: (tags: readonly PageTag[]) => void
}

/**
 * If more offerings than this have changed at once, all cached pages of offerings are dropped and not only those of the changed
 * ones.
 */
const maxTagged = 200

function tagsOf(itemIds: ChangedOfferings): PageTag[] {
  if (itemIds === 'all' || itemIds.length > maxTagged) return ['offerings', 'offering']
  return ['offerings', ...itemIds.map((id) => `offering:${id}` as const)]
}

/**
 * Background jobs of offerings. They run on every instance: each instance reads the change feed for itself, and a job that
 * finds a status already updated by another instance does nothing.
 */
export function offeringsJobs({ database, catalogue, readFeed, now, onChange }: OfferingsJobs): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'feed',
      everyMilliseconds: feedMilliseconds,
      complaint: 'could not read the change feed of offerings',
      async run() {
        const changed = await readFeed(catalogue.refresh)
        if (changed !== undefined && changed.length > 0) onChange(tagsOf(changed))
      },
    }),
    everyInstance({
      name: 'catalogue',
      everyMilliseconds: renewMilliseconds,
      complaint: 'could not rebuild the catalogue of offerings',
      run: catalogue.renew,
    }),
    everyInstance({
      name: 'statuses',
      everyMilliseconds: calendarMilliseconds,
      complaint: 'could not update the statuses of offerings',
      run: () => moveStatuses({ database, now: now() }),
    }),
    everyInstance({
      name: 'visits',
      everyMilliseconds: visitsMilliseconds,
      complaint: 'could not delete old visits of offerings',
      run: () =>
        database.transaction(
          (queries) => forgetVisitsBefore(new Date(now().getTime() - visitsMilliseconds), queries),
          { deadline: 'long' },
        ),
    }),
  ]
}
