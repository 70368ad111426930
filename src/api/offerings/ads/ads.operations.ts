import { isRunning } from '../../../domain/offerings/ads/ad.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { cacheAnswers } from '../../cache/cached-answers.ts'
import type { ContentWatch } from '../../changes/content-watch.ts'
import type { Database } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import { presentAd } from './ads.presenter.ts'
import { adsAfter } from './ads.store.ts'

declare module '../../page-cache/page-tag.ts' {
  interface PageTags {
    ads: 'ads'
  }
}

const maxRunning = 20

interface Deps {
  readonly database: Database
  readonly listed: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  readonly now: () => Date
  readonly content: ContentWatch
}

export function implementAds({ database, listed, now, content }: Deps): Pick<Implementations, 'listAds'> {
  const ads = cacheAnswers({ read: () => adsAfter(now(), database) })
  content.onChange((kinds) => kinds.includes('ads') && ads.forget())
  // Advertisements are loaded now, since every list shows them. If that fails, the first request loads them.
  void ads.get(undefined).catch(() => undefined)
  return {
    async listAds(_, { language, dependsOn }) {
      dependsOn?.('ads')
      const at = now()
      const running = (await ads.get(undefined)).filter((ad) => isRunning(ad, at)).slice(0, maxRunning)
      const found = await listed(running.flatMap(({ item_id }) => item_id ?? []))
      const entries = new Map(found.map((entry) => [entry.item_id, entry]))
      return {
        items: running
          .map((ad) => ({ ad, entry: ad.item_id === null ? null : entries.get(ad.item_id) }))
          // Skips advertisements of hidden entries.
          .flatMap(({ ad, entry }) => (entry === undefined ? [] : presentAd({ ad, entry, language }))),
      }
    },
  }
}
