import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'
import type { PageTag } from './page-tag.ts'

/** A rendered page and the tags that it depends on: `offering:hinode-grid`, `pages`, `offerings`. */
export interface Rendering {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  /** Errors and redirects are sent, but not cached. */
  readonly isCacheable: boolean
}

type MakePage = (isOutdated: (tags: ReadonlySet<PageTag>) => boolean) => Promise<Rendering>

export interface PageCache {
  readonly find: (key: string) => { page: CachedPage; fresh: boolean } | undefined
  readonly lastResort: (key: string) => CachedPage | undefined
  /**
   * Renders a page once for all concurrent requests. If the result is an error, the last successful rendering is
   * returned.
   */
  readonly render: (key: string, make: MakePage) => Promise<CachedPage>
  readonly isRendering: (key: string) => boolean
  readonly drop: (tags: Iterable<PageTag>) => void
  readonly stats: () => { pages: number; bytes: number }
}

interface CachedEntry {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  readonly renderedAt: number
  readonly freshUntil: number
}

interface CacheOptions {
  readonly maxBytes: number
  readonly freshMilliseconds: number
  readonly maxStaleMilliseconds: number
  readonly lastResortMilliseconds: number
  readonly retryMilliseconds: number
  readonly now: () => number
}

export function createPageCache({
  maxBytes,
  freshMilliseconds,
  maxStaleMilliseconds,
  lastResortMilliseconds,
  retryMilliseconds,
  now,
}: CacheOptions): PageCache {
  const cached = new LRUCache<string, CachedEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  const droppedAt = new Map<PageTag, number>()
  let drops = 0

  const put = (key: string, { page, tags }: Rendering) => {
    const at = now()
    cached.set(key, { page, tags, renderedAt: at, freshUntil: at + freshMilliseconds })
  }
  const lastOf = (key: string): CachedEntry | undefined => {
    const found = cached.get(key)
    return found !== undefined && found.renderedAt + lastResortMilliseconds > now() ? found : undefined
  }
  /** After a failed rendering the last good page counts as fresh for a moment, so that not every request renders again. */
  const extendLastPage = (key: string): CachedPage | undefined => {
    const last = lastOf(key)
    if (last !== undefined) cached.set(key, { ...last, freshUntil: now() + retryMilliseconds })
    return last?.page
  }
  const renderAndPut = async (key: string, make: MakePage) => {
    const before = drops
    const isOutdated = (tags: ReadonlySet<PageTag>) =>
      [...tags].some((tag) => (droppedAt.get(tag) ?? 0) > before)
    const made = await make(isOutdated)
    // If the content of a page changed while the page was rendered, the page may be outdated: it is sent, but not cached.
    if (made.isCacheable && !isOutdated(made.tags)) put(key, made)
    else if (made.page.status >= 500) return extendLastPage(key) ?? made.page
    else cached.delete(key)
    return made.page
  }

  return {
    find(key) {
      const found = cached.get(key)
      if (found === undefined) return undefined
      const at = now()
      const fresh = found.freshUntil > at
      return fresh || found.renderedAt + maxStaleMilliseconds > at ? { page: found.page, fresh } : undefined
    },
    lastResort: (key) => lastOf(key)?.page,
    isRendering: (key) => rendering.has(key),
    render(key, make) {
      const running = rendering.get(key)
      if (running !== undefined) return running
      const started = renderAndPut(key, make).finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
    drop(tags) {
      drops++
      const changed = new Set(tags)
      for (const tag of changed) droppedAt.set(tag, drops)
      const outdated = [...cached.entries()].filter(([, { tags: own }]) => !own.isDisjointFrom(changed))
      for (const [key] of outdated) cached.delete(key)
      if (rendering.size === 0) droppedAt.clear()
    },
    stats: () => ({ pages: cached.size, bytes: cached.calculatedSize }),
  }
}
