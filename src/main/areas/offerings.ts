import { setTimeout as pause } from 'node:timers/promises'
import { openCatalogue } from '../../api/offerings/offerings.catalogue.ts'
import { offeringsJobs } from '../../api/offerings/offerings.jobs.ts'
import {
  nameOfOffering,
  newsOfOffering,
  offeringsNews,
  tellerOfChanges,
} from '../../api/offerings/offerings.news.ts'
import { implementOfferings } from '../../api/offerings/offerings.operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

const loadMilliseconds = 1_000

/** Token sales: the catalogue of this instance, and what there is to tell of them. */
export async function openOfferings(foundation: Foundation) {
  const { database, logger, now, secret, content, freshness, pagesChanged } = foundation
  const catalogue = openCatalogue({ database })
  const loading = catalogue
    .refresh()
    .catch((error: unknown) => logger.warn({ err: error }, 'offerings could not be loaded; trying again'))
  // A small catalogue is there in a moment. For a large one only those wait who search.
  await Promise.race([loading, pause(loadMilliseconds, undefined, { ref: false })])
  return {
    name: 'offerings',
    operations: implementOfferings({ database, catalogue, secret, now, content }),
    jobs: offeringsJobs({
      database,
      catalogue,
      readFeed: freshness.watch('offerings'),
      now,
      onChange: pagesChanged,
    }),
    isReady: catalogue.isLoaded,
    news: {
      latest: offeringsNews,
      changes: tellerOfChanges,
      nameOf: nameOfOffering,
      ofOffering: (wanted: { itemId: string; language: Language }) => newsOfOffering(wanted, database),
    },
  } satisfies Area & { news: object }
}

export type OfferingsNews = Awaited<ReturnType<typeof openOfferings>>['news']
