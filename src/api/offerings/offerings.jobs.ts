import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { repeat } from '../jobs/repeat.ts'
import type { PageTag } from '../page-cache/page-tag.ts'
import type { OfferingsCatalogue } from './offerings.catalogue.ts'
import { moveStatuses } from './offerings.lifecycle.ts'
import { forgetVisitsBefore } from './offerings.views.store.ts'

const feedMilliseconds = 250
const calendarMilliseconds = 20_000
const visitsMilliseconds = 3_600_000

interface Work {
  readonly database: Database
  readonly catalogue: OfferingsCatalogue
  readonly logger: Logger
  readonly now: () => Date
  /** Told what pages show has changed, by whichever instance. */
  readonly onChange: (tags: readonly PageTag[]) => void
}

const mostNamed = 200

/** After a large import all pages of offerings go. */
function tagsOf(itemIds: readonly string[]): PageTag[] {
  if (itemIds.length > mostNamed) return ['offerings', 'offering']
  return ['offerings', ...itemIds.map((id) => `offering:${id}` as const)]
}

/**
 * What goes on beside the requests. Each turn may run on every instance at once: reading the feed is each one's own,
 * and a status that another instance has moved already is found moved.
 */
export function offeringsWork({ database, catalogue, logger, now, onChange }: Work): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what}; trying again`)
  const stops = [
    repeat({
      everyMilliseconds: feedMilliseconds,
      onError: failed('the feed of offerings could not be read'),
      async task() {
        const changed = await catalogue.refresh()
        if (changed.length > 0) onChange(tagsOf(changed))
      },
    }),
    repeat({
      everyMilliseconds: calendarMilliseconds,
      onError: failed('statuses could not be moved'),
      task: () => moveStatuses({ database, now: now() }),
    }),
    repeat({
      everyMilliseconds: visitsMilliseconds,
      onError: failed('old visits could not be forgotten'),
      task: () => forgetVisitsBefore(new Date(now().getTime() - visitsMilliseconds), database),
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
