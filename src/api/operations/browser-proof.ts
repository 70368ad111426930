import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMilliseconds } from '../../domain/app-users/app-user.ts'
import { isIpAddress } from '../../domain/kernel/site/site-host.ts'
import {
  developerCookiePath,
  followCookiePath,
  purchaseCookiePath,
  pushCookiePath,
} from '../../words/addresses/endpoints.ts'
import type { BrowserProof } from './implementation.ts'
import { yearInSeconds } from '../../domain/kernel/time/durations.ts'

/** Whoever is logged in at one language is at all of them. */
const developer = {
  name: 'developer',
  path: developerCookiePath,
  seconds: sessionMilliseconds / 1000,
  ofAllHosts: true,
}

/** By the area whose calls they go to. */
const cookies = {
  follow: { name: 'follow', path: followCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  purchase: { name: 'purchase', path: purchaseCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  push: { name: 'push', path: pushCookiePath, seconds: yearInSeconds, ofAllHosts: false },
  'app-users': developer,
  dapps: developer,
} as const

type ProvenArea = keyof typeof cookies

const secretPattern = /^[\w-]{32}$/

/** What this browser has stored, unless it is nothing of ours. */
export function storedProof(request: FastifyRequest, area: ProvenArea = 'follow'): string | undefined {
  const { [cookies[area].name]: found } = request.server.parseCookie(request.headers.cookie ?? '')
  return found !== undefined && secretPattern.test(found) ? found : undefined
}

/**
 * A cookie that goes to the calls of one area alone: pages never see it, and can be cached for everybody. Whether it is
 * for https alone is what the site is, not what a request says of itself. Other areas have none.
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

/** Browsers refuse a domain of one word, and IP addresses have none below them: there a cookie stays with its host. */
function sharedDomain(siteOrigin: string): string {
  const { hostname } = new URL(siteOrigin)
  return hostname.includes('.') && !isIpAddress(hostname) ? `; Domain=${hostname}` : ''
}

function isProven(area: string): area is ProvenArea {
  return Object.hasOwn(cookies, area)
}
