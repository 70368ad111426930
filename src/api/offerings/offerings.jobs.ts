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
  /** Told what pages depend on has changed, by whichever instance. */
  readonly onChange: (tags: readonly PageTag[]) => void
}

const maxNamed = 200

/** After a large import all pages of offerings go. */
function tagsOf(itemIds: ChangedOfferings): PageTag[] {
  if (itemIds === 'all' || itemIds.length > maxNamed) return ['offerings', 'offering']
  return ['offerings', ...itemIds.map((id) => `offering:${id}` as const)]
}

/**
 * Each run may go on at every instance at once: reading the change feed is each one's own, and a status that another
 * instance has moved already is found moved.
 */
export function offeringsJobs({ database, catalogue, readFeed, now, onChange }: OfferingsJobs): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'feed',
      everyMilliseconds: feedMilliseconds,
      complaint: 'the feed of offerings could not be read',
      async run() {
        const changed = await readFeed(catalogue.refresh)
        if (changed !== undefined && changed.length > 0) onChange(tagsOf(changed))
      },
    }),
    everyInstance({
      name: 'catalogue',
      everyMilliseconds: renewMilliseconds,
      complaint: 'the catalogue could not be built anew',
      run: catalogue.renew,
    }),
    everyInstance({
      name: 'statuses',
      everyMilliseconds: calendarMilliseconds,
      complaint: 'statuses could not be moved',
      run: () => moveStatuses({ database, now: now() }),
    }),
    everyInstance({
      name: 'visits',
      everyMilliseconds: visitsMilliseconds,
      complaint: 'old visits could not be forgotten',
      run: () =>
        database.transaction(
          (queries) => forgetVisitsBefore(new Date(now().getTime() - visitsMilliseconds), queries),
          { deadline: 'long' },
        ),
    }),
  ]
}
