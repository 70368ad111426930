import { isWrite, type Operation } from '../../contract/operations/operation.ts'
import { cachePolicies, freshFor } from '../cache/cache-policies.ts'

/** What nobody without a signature or a key gets through with, and what no page of ours could sign. */
export function isFullyLimited(operation: Operation): boolean {
  return isWrite(operation) || operation.provenBy === 'key' || operation.provenBy === 'origin'
}

/** A parameter reaches to the next slash, or to the text that stands right after it: `{symbol}_USD_TOKEN`. */
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
