import { minute } from '../kernel/time/durations.ts'
import { plainAddress } from './dapp-url.ts'

export const maxDapps = 50
export const maxDomains = 20
/** A developer who creates a dApp with the same values again within this time gets the first one: the form was sent twice. */
export const duplicateMilliseconds = 10 * minute

export interface LeadingDapp {
  readonly url: string
  readonly whitelist: readonly string[]
}

/**
 * A dApp may link to its own host and to the hosts of its whitelist, over https. Hosts match exactly:
 * `kissaten.example` allows neither `pay.kissaten.example` nor `kissaten.example:8443`. If the operator permits dApps
 * on `http://localhost:4000`, that origin is allowed as it is.
 */
export function isAllowedTarget(dapp: LeadingDapp, url: string): boolean {
  return readTarget(dapp, url) !== undefined
}

/** The normalised URL, so that the URL that was checked is the one that is used. */
export function readTarget({ url: own, whitelist }: LeadingDapp, url: string): string | undefined {
  const target = plainAddress(url)
  const home = URL.parse(own)
  if (target === undefined || home === null) return undefined
  if (target.origin === home.origin) return target.href
  if (target.protocol !== 'https:' || target.port !== '') return undefined
  return target.hostname === home.hostname || whitelist.includes(target.hostname) ? target.href : undefined
}
