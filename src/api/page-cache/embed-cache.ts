import type { CachedPage } from './cached-page.ts'
import type { ReadyAnswers } from './fast-paths.ts'
import { createPageCache, type Rendering } from './memory-pages.ts'
import { createFastPath, type FastPath } from './page-fast-path.ts'
import type { PageTag } from './page-tag.ts'

/** The longest that an embed may be behind, were its change never told: it counts hours, and is drawn in a moment. */
const freshMilliseconds = 30_000
const lastResortMilliseconds = 3_600_000
const retryMilliseconds = 5_000

export interface EmbedCache {
  readonly readyAnswers: ReadyAnswers
  /** The next request in these very words is for this embed, if it stands ready. */
  readonly remember: FastPath['remember']
  /** The embed as it stands ready, or drawn now; when it cannot be drawn, the last one of the past hour. */
  readonly serve: (key: string, draw: () => Promise<Rendering>) => Promise<CachedPage>
  readonly drop: (tags: readonly PageTag[]) => void
  readonly stats: () => { pages: number; bytes: number }
}

interface EmbedCacheOptions {
  readonly now: () => number
  /** How the addresses of these embeds begin. */
  readonly prefix: string
  /** Of their bytes as sent, in all encodings. */
  readonly maxBytes: number
  readonly fresh?: number
}

/** What stands on pages of others, apart from the pages: however many are asked for, no page is pushed out by them. */
export function openEmbedCache({
  now,
  prefix,
  maxBytes,
  fresh = freshMilliseconds,
}: EmbedCacheOptions): EmbedCache {
  const cache = createPageCache({
    maxBytes,
    freshMilliseconds: fresh,
    longestMilliseconds: fresh,
    lastResortMilliseconds,
    retryMilliseconds,
    now,
  })
  const fastPath = createFastPath({ cache })
  return {
    readyAnswers: {
      answered: fastPath.answered,
      // Every request of the site comes by here.
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
