import { setTimeout as pause } from 'node:timers/promises'
import type { Queries } from '../../api/database/database.ts'
import { implementAds } from '../../api/offerings/ads/ads.operations.ts'
import { openCatalogue } from '../../api/offerings/catalogue/offerings.catalogue.ts'
import { newsSince } from '../../api/offerings/news/news-since.ts'
import {
  nameOfOffering,
  namesOfOfferings,
  newsOfOffering,
  newsOfOfferings,
  offeringsNews,
  changeDescriber,
} from '../../api/offerings/news/offerings.news.ts'
import { offeringsJobs } from '../../api/offerings/offerings.jobs.ts'
import { recentMilestones } from '../../api/offerings/offerings.milestones.ts'
import { implementOfferings } from '../../api/offerings/offerings.operations.ts'
import { findOffering, findOfferingsByName, salesOfCoin } from '../../api/offerings/offerings.store.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { readListQuery } from '../../domain/offerings/list/list-query-text.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

const loadMilliseconds = 1_000
const searchFor = (q: string) => readListQuery(new URLSearchParams({ q }))

export async function openOfferings(foundation: Foundation) {
  const { database, logger, now, secret, content, freshness, pagesChanged } = foundation
  const catalogue = openCatalogue({ database })
  const loading = catalogue
    .refresh()
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'could not load offerings into the catalogue; trying again'),
    )
  // The start waits until a small catalogue is loaded. While a large one is loading, the site already answers requests, and only
  // searches wait.
  await Promise.race([loading, pause(loadMilliseconds, undefined, { ref: false })])
  const { listed } = catalogue
  const operations = {
    ...implementOfferings({ database, catalogue, secret, now }),
    ...implementAds({ database, listed, now, content }),
  }
  return {
    name: 'offerings',
    operations,
    jobs: offeringsJobs({
      database,
      catalogue,
      readFeed: freshness.watch('offerings'),
      now,
      onChange: pagesChanged,
    }),
    isReady: catalogue.isLoaded,
    /** The latest sale of a coin. */
    saleOf: async ({ coinId, language }: { coinId: string; language: Language }, queries: Queries) => {
      const [itemId] = await salesOfCoin({ coinId, limit: 1 }, queries)
      const row = itemId === undefined ? undefined : await findOffering(itemId, queries)
      return (
        row && { item_id: row.item_id, name: nameInLanguage(row.entry, language), status: row.entry.status }
      )
    },
    /** One entry as lists show it; undefined if it is hidden. */
    entryOf: async (itemId: string) => (await catalogue.listed([itemId]))[0],
    /** Sales that match a text; for an empty text the newest sales. */
    named: async (q: string, language: Language) => {
      const { items } = await operations.searchOfferings(searchFor(q), { language })
      return items.map(({ item_id, symbol, logo, ...names }) => ({
        item_id,
        name: nameInLanguage(names, language),
        symbol,
        logo,
      }))
    },
    calledSo: (names: readonly string[]) => findOfferingsByName(names, database),
    tokens: async (q: string, language: Language) => {
      if (q === '') return []
      const { items } = await operations.searchOfferings(searchFor(q), { language })
      return items.flatMap(({ symbol, logo, ...names }) =>
        symbol === null ? [] : [{ symbol, name: nameInLanguage(names, language), logo }],
      )
    },
    /** Whether a sale has this symbol, written in capitals. */
    isSold: async (symbol: string, language: Language) => {
      const { items } = await operations.searchOfferings(searchFor(symbol), { language })
      return items.some((item) => item.symbol?.toUpperCase() === symbol)
    },
    milestones: recentMilestones,
    news: {
      latest: offeringsNews,
      since: newsSince,
      changes: changeDescriber,
      nameOf: nameOfOffering,
      namesOf: namesOfOfferings,
      ofOfferings: newsOfOfferings,
      ofOffering: (wanted: { itemId: string; language: Language }) => newsOfOffering(wanted, database),
    },
  } satisfies Area &
    Record<'news' | 'saleOf' | 'isSold' | 'entryOf' | 'named' | 'calledSo' | 'tokens' | 'milestones', object>
}

export type OfferingsNews = Awaited<ReturnType<typeof openOfferings>>['news']
