import { decodeAddressPart } from '../../domain/kernel/text/decode-address-part.ts'
import { carriedIn } from './links.ts'
import { pages, type Page } from './pages.ts'

interface Address {
  readonly path: string
  readonly query: URLSearchParams
}

export interface PageAddress extends Address {
  /** Undefined for a path that no page has. */
  readonly page: Page | undefined
  /** What the page reads of the query. */
  readonly value: unknown
}

/**
 * The one address of a page, whichever way it was requested: the path in the spelling of `pages.ts`, and of the query what the
 * page reads, written shortest. Nothing else of an address reaches a page, so it cannot make another one:
 * `/Market/?zz=1&theme=neon&page=1&sort=name` is `/market?sort=name`.
 */
export function pageAddress({ path, query }: Address): PageAddress {
  const { page, path: settledPath = path } = pageAt(path) ?? {}
  const value = page?.query.read(query)
  const own = page === undefined ? [] : page.query.write(value)
  const parameters = [...own, ...carriedIn(query)].map(([name, text]) => [name, text])
  return { path: settledPath, query: new URLSearchParams(parameters), page, value }
}

/** Of two pages that match, the one with fewer parameters comes first. */
const patterns = pages
  .map((page) => ({ page, parts: partsOf(page.path) }))
  .toSorted((one, other) => parametersIn(one.parts) - parametersIn(other.parts))

/**
 * Matches as React Router does: letters large or small, with or without a slash at the end. Its own `matchRoutes` takes 400 µs, as
 * it sorts all routes at each call, and this runs before every page, stored ones included.
 */
function pageAt(path: string) {
  const requested = partsOf(path).map(decodeAddressPart)
  for (const { parts, page } of patterns) {
    if (parts.length !== requested.length) continue
    const settled = parts.map((part, place) => settledPart({ part, requested: requested[place] }))
    if (settled.every((part) => part !== undefined)) return { path: `/${settled.join('/')}`, page }
  }
  return undefined
}

function partsOf(path: string): string[] {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? [] : trimmed.slice(1).split('/')
}

function parametersIn(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length
}

function settledPart({
  part,
  requested,
}: {
  part: string
  requested: string | undefined
}): string | undefined {
  if (requested === undefined || requested === '') return undefined
  // A comma stays as it is in a path: `/events/tags/people,exchange`.
  if (part.startsWith(':')) return encodeURIComponent(requested).replaceAll('%2C', ',')
  return requested.toLowerCase() === part.toLowerCase() ? part : undefined
}
