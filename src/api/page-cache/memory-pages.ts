import type { CachedPage } from './cached-page.ts'
import type { PageTag } from './page-tag.ts'

/** A rendered page and what it depends on: `offering:hinode-grid`, `pages`, `offerings`. */
export interface Rendering {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  /** Errors and redirects are answered, not kept. */
  readonly keep: boolean
}

/** Told how to ask whether any of these has changed since it began. */
type Make = (isOutdated: (tags: ReadonlySet<PageTag>) => boolean) => Promise<Rendering>

export interface PageCache {
  /** The kept page and whether it may still be served without asking. */
  readonly find: (key: string) => { page: CachedPage; fresh: boolean } | undefined
  /** However many ask at once, one renders. */
  readonly render: (key: string, make: Make) => Promise<CachedPage>
  /** Drops every page that depends on one of these. */
  readonly drop: (tags: Iterable<PageTag>) => void
  readonly stats: () => { pages: number; bytes: number }
}

interface Kept {
  readonly page: CachedPage
  readonly tags: ReadonlySet<PageTag>
  readonly freshUntil: number
  readonly goneAt: number
}

interface CacheOptions {
  readonly mostBytes: number
  readonly freshMilliseconds: number
  /** After that long nobody gets the page any more, not even while it is rendered anew. */
  readonly keepMilliseconds: number
  readonly now: () => number
}

/** Whole pages in memory, the least recently asked for first to go. */
export function createPageCache({
  mostBytes,
  freshMilliseconds,
  keepMilliseconds,
  now,
}: CacheOptions): PageCache {
  const kept = new Map<string, Kept>()
  const rendering = new Map<string, Promise<CachedPage>>()
  const droppedAt = new Map<PageTag, number>()
  let bytes = 0
  let drops = 0

  const forget = (key: string) => {
    bytes -= kept.get(key)?.page.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, { page, tags }: Rendering) => {
    forget(key)
    kept.set(key, { page, tags, freshUntil: now() + freshMilliseconds, goneAt: now() + keepMilliseconds })
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }
  const renderAndKeep = async (key: string, make: Make) => {
    const before = drops
    const isOutdated = (tags: ReadonlySet<PageTag>) =>
      [...tags].some((tag) => (droppedAt.get(tag) ?? 0) > before)
    const made = await make(isOutdated)
    // What changed while the page was being made may be missing in it: such a page is answered but not kept.
    if (made.keep && !isOutdated(made.tags)) keep(key, made)
    return made.page
  }

  return {
    find(key) {
      const found = kept.get(key)
      if (found === undefined) return undefined
      if (found.goneAt <= now()) {
        forget(key)
        return undefined
      }
      kept.delete(key)
      kept.set(key, found)
      return { page: found.page, fresh: found.freshUntil > now() }
    },
    render(key, make) {
      const running = rendering.get(key)
      if (running !== undefined) return running
      const started = renderAndKeep(key, make).finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
    drop(tags) {
      drops++
      const changed = new Set(tags)
      for (const tag of changed) droppedAt.set(tag, drops)
      for (const [key, entry] of kept) if (!entry.tags.isDisjointFrom(changed)) forget(key)
      if (rendering.size === 0) droppedAt.clear()
    },
    stats: () => ({ pages: kept.size, bytes }),
  }
}
