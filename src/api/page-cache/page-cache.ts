import type { Logger } from 'pino'
import type { CachedPage } from './cached-page.ts'
import { createPageCache, type Rendering } from './memory-pages.ts'
import { createFastPath, type FastPath } from './page-fast-path.ts'
import type { PageTag } from './page-tag.ts'
import { pageTimes } from './page-times.ts'
import { PageRefused } from './rendering-limits.ts'
import type { SharedPages } from './shared-pages.ts'

const maxBytes = 128 * 1024 * 1024

export interface Pages {
  readonly fastPath: FastPath
  /**
   * Serves a page from memory, from another instance or newly rendered. A stale page is served while it is rendered
   * again in the background, and an old one if rendering fails. Before a rendering that the reader has to wait for,
   * `admit` can refuse it.
   */
  readonly serve: (
    key: string,
    render: () => Promise<Rendering>,
    admit?: () => Promise<void>,
  ) => Promise<CachedPage>
  /** The content behind these tags has changed: drops their pages here and on the other instances. */
  readonly changed: (tags: readonly PageTag[]) => void
  /** Another instance reported the change: drops the pages only here. */
  readonly drop: (tags: readonly PageTag[]) => void
  readonly share: (shared: SharedPages) => void
  readonly stats: () => { pages: number; bytes: number }
}

export function openPageCache({ logger, now }: { logger: Logger; now: () => number }): Pages {
  const cache = createPageCache({ maxBytes, ...pageTimes, now })
  let shared: SharedPages | undefined
  /**
   * Logs that a rendering in the background failed; the next request renders the page again. A refusal to render under load is
   * expected and not logged.
   */
  const logFailedRendering = (error: unknown) => {
    if (!(error instanceof PageRefused))
      logger.warn({ err: error }, 'could not render a page in the background; the cached one is still served')
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
      if (!found.fresh) renderOnce(key, render).catch(logFailedRendering)
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
