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
  /** However many ask at once, one renders. */
  readonly render: (key: string, make: Make) => Promise<CachedPage>
  /** Drops every page that depends on one of these. */
  readonly drop: (tags: Iterable<PageTag>) => void
  readonly stats: () => { pages: number; bytes: number }
}

interface CachedEntry {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  readonly freshUntil: number
  readonly goneAt: number
}

interface CacheOptions {
  readonly mostBytes: number
  readonly freshMilliseconds: number
  readonly longestMilliseconds: number
  readonly now: () => number
}

/** Whole pages in memory, the least recently asked for first to go. */
export function createPageCache({
  mostBytes,
  freshMilliseconds,
  longestMilliseconds,
  now,
}: CacheOptions): PageCache {
  const cached = new LRUCache<string, CachedEntry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  const droppedAt = new Map<PageTag, number>()
  let drops = 0

  const put = (key: string, { page, tags }: Rendering) => {
    const at = now()
    cached.set(key, {
      page,
      tags,
      freshUntil: at + freshMilliseconds,
      goneAt: at + longestMilliseconds,
    })
  }
  const renderAndPut = async (key: string, make: Make) => {
    const before = drops
    const isOutdated = (tags: ReadonlySet<PageTag>) =>
      [...tags].some((tag) => (droppedAt.get(tag) ?? 0) > before)
    const made = await make(isOutdated)
    // What changed while the page was being made may be missing in it: such a page is answered but not cached.
    if (made.isCacheable && !isOutdated(made.tags)) put(key, made)
    return made.page
  }

  return {
    find(key) {
      const found = cached.get(key)
      if (found === undefined) return undefined
      const at = now()
      if (found.goneAt <= at) {
        cached.delete(key)
        return undefined
      }
      return { page: found.page, fresh: found.freshUntil > at }
    },
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
