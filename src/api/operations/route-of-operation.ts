import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { cachePolicies, freshFor } from '../cache/cache-policies.ts'

/**
 * Operations whose full rate limit applies even without a signature: they have another proof, or refuse calls without one anyway.
 */
export function isFullyLimited(operation: Operation): boolean {
  return isWrite(operation) || operation.provenBy === 'key' || operation.provenBy === 'origin'
}

/**
 * Translates the path of an operation for the router: `/{id}/x` becomes `/:id/x`. A parameter with text after it, as in
 * `{symbol}_USD_TOKEN`, ends before that text.
 */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}(?=([^/]?))/g, (_, name: string, next: string) =>
    next === '' ? `:${name}` : `:${name}(^.+)`,
  )
}

export function securityOf(operation: Operation) {
  const needed = {
    ...(isWrite(operation) && { signature: [] }),
    ...(operation.authorized && { key: [] }),
  }
  return Object.keys(needed).length === 0 ? {} : { security: [needed] }
}

export function cacheControlOf({ cacheSeconds }: Operation): string {
  return cacheSeconds === undefined ? cachePolicies.never : freshFor(cacheSeconds)
}
