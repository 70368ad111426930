import { decodeAddressPart } from '../../domain/kernel/text/decode-address-part.ts'
import { carriedIn } from './links.ts'
import { pageQueries } from './page-queries.ts'
import type { PageQuery } from './page-query.ts'

interface Address {
  readonly path: string
  readonly query: URLSearchParams
}

/**
 * The one address of a page, however it was asked for: the path as `routes.ts` spells it, and of the query what the
 * route reads, written shortest. Nothing else of an address reaches a page, so it cannot make another one:
 * `/Market/?zz=1&theme=neon&page=1&sort=name` is `/market?sort=name`.
 */
export function pageAddress({ path, query }: Address): Address {
  const found = routeAt(path)
  const own = found?.reads.write(query) ?? []
  const parameters = [...own, ...carriedIn(query)].map(([name, value]) => [name, value])
  return { path: found?.path ?? path, query: new URLSearchParams(parameters) }
}

const routes = Object.entries(pageQueries).map(([path, reads]) => ({ reads, parts: partsOf(`/${path}`) }))

/** As the router finds it: letters large or small, with or without a slash at the end. */
function routeAt(path: string): { path: string; reads: PageQuery } | undefined {
  const requested = partsOf(path).map(decodeAddressPart)
  for (const { parts, reads } of routes) {
    if (parts.length !== requested.length) continue
    const settled = parts.map((part, place) => settledPart({ part, requested: requested[place] }))
    if (settled.every((part) => part !== undefined)) return { path: `/${settled.join('/')}`, reads }
  }
  return undefined
}

function partsOf(path: string): string[] {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? [] : trimmed.slice(1).split('/')
}

function settledPart({
  part,
  requested,
}: {
  part: string
  requested: string | undefined
}): string | undefined {
  if (requested === undefined || requested === '') return undefined
  // A comma says in a path what it says: `/events/tags/people,exchange`.
  if (part.startsWith(':')) return encodeURIComponent(requested).replaceAll('%2C', ',')
  return requested.toLowerCase() === part.toLowerCase() ? part : undefined
}
