import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { cachePolicies, freshFor } from '../cache/cache-policies.ts'

/** Operations whose full limit applies without a signature: they need another proof, or signing is required anyway. */
export function isFullyLimited(operation: Operation): boolean {
  return isWrite(operation) || operation.provenBy === 'key' || operation.provenBy === 'origin'
}

/** `/{id}/x` becomes `/:id/x`. A parameter with text after it ends before that text: `{symbol}_USD_TOKEN`. */
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
