import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'
import type { PageTag } from './page-tag.ts'

/** A rendered page and what it depends on: `offering:hinode-grid`, `pages`, `offerings`. */
export interface Rendering {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  /** Errors and redirects are answered, not cached. */
  readonly isCacheable: boolean
}

/** Told how to ask whether any of these has changed since it began. */
type Make = (isOutdated: (tags: ReadonlySet<PageTag>) => boolean) => Promise<Rendering>

export interface PageCache {
  /** The cached page and whether it may still be served without asking. */
  readonly find: (key: string) => { page: CachedPage; fresh: boolean } | undefined
  /** The last one that was whole, when it cannot be rendered now. */
  readonly lastResort: (key: string) => CachedPage | undefined
  /** However many ask at once, one renders. Where that gives an error, the last whole page is given in its place. */
  readonly render: (key: string, make: Make) => Promise<CachedPage>
  readonly isRendering: (key: string) => boolean
  /** Drops every page that depends on one of these. */
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
  readonly longestMilliseconds: number
  readonly lastResortMilliseconds: number
  readonly retryMilliseconds: number
  readonly now: () => number
}

/** Whole pages in memory, the least recently asked for first to go. */
export function createPageCache({
  maxBytes,
  freshMilliseconds,
  longestMilliseconds,
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
  /** What has just failed would fail for the next who asks: the last whole page counts as fresh for a moment. */
  const holdOn = (key: string): CachedPage | undefined => {
    const last = lastOf(key)
    if (last !== undefined) cached.set(key, { ...last, freshUntil: now() + retryMilliseconds })
    return last?.page
  }
  const renderAndPut = async (key: string, make: Make) => {
    const before = drops
    const isOutdated = (tags: ReadonlySet<PageTag>) =>
      [...tags].some((tag) => (droppedAt.get(tag) ?? 0) > before)
    const made = await make(isOutdated)
    // What changed while the page was being made may be missing in it: such a page is answered but not cached.
    if (made.isCacheable && !isOutdated(made.tags)) put(key, made)
    else if (made.page.status >= 500) return holdOn(key) ?? made.page
    else cached.delete(key)
    return made.page
  }

  return {
    find(key) {
      const found = cached.get(key)
      if (found === undefined) return undefined
      const at = now()
      const fresh = found.freshUntil > at
      return fresh || found.renderedAt + longestMilliseconds > at ? { page: found.page, fresh } : undefined
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
