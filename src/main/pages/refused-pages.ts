import { type CachedPage } from '../../api/page-cache/cached-page.ts'
import type { Rendering } from '../../api/page-cache/memory-pages.ts'
import type { PageRefused } from '../../api/page-cache/rendering-limits.ts'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { carriedIn } from '../../web/addresses/links.ts'
import type { RequestedPage } from './requested-page.ts'

/** What readers get in place of a page that is not rendered now, in their language and theme: rendered once each. */
export function refusedPages(render: (requested: RequestedPage) => Promise<Rendering>) {
  const rendered = new Map<string, Promise<CachedPage>>()
  return async ({ status }: PageRefused, requested: RequestedPage): Promise<CachedPage> => {
    const query = new URLSearchParams(carriedIn(requested.query).map(([name, value]) => [name, value]))
    const key = `${requested.language} ${requested.inApp} ${status} ${query}`
    const known = rendered.get(key)
    if (known !== undefined) return known
    const made = render({ ...requested, path: refusedPath(status), query }).then(({ page }) => page)
    rendered.set(key, made)
    // The next who needs it tries again.
    made.catch(() => rendered.delete(key))
    return made
  }
}
