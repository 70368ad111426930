import { decodeAddressPart } from '../../domain/kernel/text/decode-address-part.ts'
import { carriedIn } from './links.ts'
import { pages, type Page } from './pages.ts'

interface Address {
  readonly path: string
  readonly query: URLSearchParams
}

export interface PageAddress extends Address {
  /** The page of the path; undefined for an unknown path. */
  readonly page: Page | undefined
  readonly value: unknown
}

/**
 * The canonical address of a page: the path as spelled in `pages.ts`, and only the parameters that the page reads, in
 * their shortest form. Nothing else of an address reaches a page, so it cannot create another cached version:
 * `/Market/?zz=1&theme=neon&page=1&sort=name` becomes `/market?sort=name`.
 */
export function pageAddress({ path, query }: Address): PageAddress {
  const { page, path: settledPath = path } = pageAt(path) ?? {}
  const value = page?.query.read(query)
  const own = page === undefined ? [] : page.query.write(value)
  const parameters = [...own, ...carriedIn(query)].map(([name, text]) => [name, text])
  return { path: settledPath, query: new URLSearchParams(parameters), page, value }
}

/** If two pages match, the one with fewer parameters in its path wins. */
const patterns = pages
  .map((page) => ({ page, parts: partsOf(page.path) }))
  .toSorted((one, other) => parametersIn(one.parts) - parametersIn(other.parts))

/**
 * Matches as React Router does, ignoring case and a trailing slash. Its own `matchRoutes` sorts all routes at each
 * call, which takes 400 µs, and this runs for every page, even cached ones.
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
  // A comma is not encoded in paths: `/events/tags/people,exchange`.
  if (part.startsWith(':')) return encodeURIComponent(requested).replaceAll('%2C', ',')
  return requested.toLowerCase() === part.toLowerCase() ? part : undefined
}
