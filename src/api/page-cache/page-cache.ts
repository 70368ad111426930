import type { Logger } from 'pino'
import type { CachedPage } from './cached-page.ts'
import { createPageCache, type Rendering } from './memory-pages.ts'
import { createFastPath, type FastPath } from './page-fast-path.ts'
import type { PageTag } from './page-tag.ts'
import { pageTimes } from './page-times.ts'
import { PageRefused } from './rendering-limits.ts'
import type { SharedPages } from './shared-pages.ts'

const maxBytes = 128 * 1024 * 1024

/** The cached pages of this instance, and through Redis of all. */
export interface Pages {
  readonly fastPath: FastPath
  /**
   * The page from here, from another instance, or rendered now; a stale one while it is rendered anew, and an old one
   * when it cannot be. `admit` is asked before a rendering that this reader waits for, and may refuse it.
   */
  readonly serve: (
    key: string,
    render: () => Promise<Rendering>,
    admit?: () => Promise<void>,
  ) => Promise<CachedPage>
  /** What pages with these tags depend on has changed. */
  readonly changed: (tags: readonly PageTag[]) => void
  /** The same, when another instance said so. */
  readonly drop: (tags: readonly PageTag[]) => void
  readonly share: (shared: SharedPages) => void
  readonly stats: () => { pages: number; bytes: number }
}

export function openPageCache({ logger, now }: { logger: Logger; now: () => number }): Pages {
  const cache = createPageCache({ maxBytes, ...pageTimes, now })
  let shared: SharedPages | undefined
  /** Nobody waits for it; while everybody is busy it is tried again with the next who asks. */
  const notRendered = (error: unknown) => {
    if (!(error instanceof PageRefused)) logger.warn({ err: error }, 'not rendered')
  }
  const renderOnce = (key: string, render: () => Promise<Rendering>) =>
    cache.render(key, async (isOutdated) => {
      const known = await shared?.get(key)
      if (known !== undefined) return known
      const made = await render()
      if (made.isCacheable && !isOutdated(made.tags)) await shared?.put(key, made)
      return made
    })
  return {
    fastPath: createFastPath({ cache }),
    async serve(key, render, admit) {
      const found = cache.find(key)
      if (found === undefined) {
        try {
          if (!cache.isRendering(key)) await admit?.()
          return await renderOnce(key, render)
        } catch (error) {
          const last = cache.lastResort(key)
          if (last === undefined) throw error
          return last
        }
      }
      if (!found.fresh) renderOnce(key, render).catch(notRendered)
      return found.page
    },
    changed(tags) {
      cache.drop(tags)
      void shared?.drop(tags)
    },
    drop: (tags) => cache.drop(tags),
    share(input) {
      shared = input
    },
    stats: cache.stats,
  }
}
