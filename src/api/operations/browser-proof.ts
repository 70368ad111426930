import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMilliseconds } from '../../domain/app-users/app-user.ts'
import { isIpAddress } from '../../domain/kernel/site/site-host.ts'
import { yearInSeconds } from '../../domain/kernel/time/durations.ts'
import {
  developerCookiePath,
  followCookiePath,
  purchaseCookiePath,
  pushCookiePath,
} from '../../words/addresses/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

const developer = {
  name: 'developer',
  path: developerCookiePath,
  seconds: sessionMilliseconds / 1000,
  ofAllHosts: true,
}

const cookies = {
  follow: { name: 'follow', path: followCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  purchase: { name: 'purchase', path: purchaseCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  push: { name: 'push', path: pushCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  'app-users': developer,
  dapps: developer,
} as const

type ProvenArea = keyof typeof cookies

const secretPattern = /^[\w-]{32}$/

/** The secret in the cookie of this browser; undefined if the cookie is missing or does not have the form of our secrets. */
export function storedProof(request: FastifyRequest, area: ProvenArea = 'follow'): string | undefined {
  const { [cookies[area].name]: found } = request.server.parseCookie(request.headers.cookie ?? '')
  return found !== undefined && secretPattern.test(found) ? found : undefined
}

/**
 * Cookies that browsers send only to the operations of one area and not to pages, so that pages stay cacheable for everybody.
 * `Secure` depends on the scheme of the site, not on that of the request. Undefined for areas without a cookie.
 */
export function browserProofs({ siteOrigin }: { siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : ''
  const domain = sharedDomain(siteOrigin)
  return (request: FastifyRequest, reply: FastifyReply, area: string): BrowserProof | undefined => {
    if (!isProven(area)) return undefined
    const { name, path, seconds, ofAllHosts } = cookies[area]
    const set = (value: string, age: number) =>
      void reply.header(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${ofAllHosts ? domain : ''}${secure}`,
      )
    return {
      stored: storedProof(request, area),
      store: (secret) => set(secret, seconds),
      forget: () => set('', 0),
    }
  }
}

/**
 * The attribute `Domain`, which makes a cookie valid for all hosts of the site (`www.`, `en.` and so on). Browsers refuse a
 * domain such as `localhost` or an IP address; there the cookie has none and is valid for one host only.
 */
function sharedDomain(siteOrigin: string): string {
  const { hostname } = new URL(siteOrigin)
  return hostname.includes('.') && !isIpAddress(hostname) ? `; Domain=${hostname}` : ''
}

function isProven(area: string): area is ProvenArea {
  return Object.hasOwn(cookies, area)
}
