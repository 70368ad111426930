import type { CachedPage } from './cached-page.ts'
import type { ReadyAnswers } from './fast-paths.ts'
import { createPageCache, type Rendering } from './memory-pages.ts'
import { createFastPath, type FastPath } from './page-fast-path.ts'
import type { PageTag } from './page-tag.ts'

/** How long an embed may be outdated if the notification of a change gets lost. */
const freshMilliseconds = 30_000
const lastResortMilliseconds = 3_600_000
const retryMilliseconds = 5_000

export interface EmbedCache {
  readonly readyAnswers: ReadyAnswers
  readonly remember: FastPath['remember']
  /** The cached embed, or a newly drawn one; if drawing fails, the last one of the past hour. */
  readonly serve: (key: string, draw: () => Promise<Rendering>) => Promise<CachedPage>
  readonly drop: (tags: readonly PageTag[]) => void
  readonly stats: () => { pages: number; bytes: number }
}

interface EmbedCacheOptions {
  readonly now: () => number
  readonly prefix: string
  readonly maxBytes: number
  readonly fresh?: number
}

/**
 * The cache of badges and widgets. Separate from the page cache, so that any number of embeds cannot push pages out.
 */
export function openEmbedCache({
  now,
  prefix,
  maxBytes,
  fresh = freshMilliseconds,
}: EmbedCacheOptions): EmbedCache {
  const cache = createPageCache({
    maxBytes,
    freshMilliseconds: fresh,
    maxStaleMilliseconds: fresh,
    lastResortMilliseconds,
    retryMilliseconds,
    now,
  })
  const fastPath = createFastPath({ cache })
  return {
    readyAnswers: {
      answered: fastPath.answered,
      // The prefix of the URL is compared before anything else, because every request to the site passes here and few are for
      // embeds.
      answer: (request, response) =>
        request.url?.startsWith(prefix) === true && fastPath.answer(request, response),
    },
    remember(request, key) {
      if (cache.find(key) !== undefined) fastPath.remember(request, key)
    },
    async serve(key, draw) {
      const found = cache.find(key)
      if (found !== undefined) return found.page
      try {
        return await cache.render(key, draw)
      } catch (error) {
        const last = cache.lastResort(key)
        if (last === undefined) throw error
        return last
      }
    },
    drop: cache.drop,
    stats: cache.stats,
  }
}
