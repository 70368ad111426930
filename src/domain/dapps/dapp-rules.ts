import { minute } from '../kernel/time/durations.ts'
import { plainAddress } from './dapp-url.ts'

export const maxDapps = 50
export const maxDomains = 20
/** An equal dApp created again within this time is the first one: the form was sent twice. */
export const twinMilliseconds = 10 * minute

/** What of a dApp says where it may lead. */
export interface LeadingDapp {
  readonly url: string
  readonly whitelist: readonly string[]
}

/**
 * Where a dApp may lead: to its own host, and to the hosts of its whitelist, over https. A host is that host alone: with
 * `kissaten.example` neither `pay.kissaten.example` nor `kissaten.example:8443` is allowed. Where the operator lets dApps run on
 * `http://localhost:4000`, its own origin is allowed as it is.
 */
export function isAllowedTarget(dapp: LeadingDapp, url: string): boolean {
  return readTarget(dapp, url) !== undefined
}

/** The address to go to, as machines write it: what was judged is what is sent. */
export function readTarget({ url: own, whitelist }: LeadingDapp, url: string): string | undefined {
  const target = plainAddress(url)
  const home = URL.parse(own)
  if (target === undefined || home === null) return undefined
  if (target.origin === home.origin) return target.href
  if (target.protocol !== 'https:' || target.port !== '') return undefined
  return target.hostname === home.hostname || whitelist.includes(target.hostname) ? target.href : undefined
}
