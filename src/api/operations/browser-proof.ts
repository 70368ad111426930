import type { FastifyReply, FastifyRequest } from 'fastify'
import { followCookiePath, purchaseCookiePath, pushCookiePath } from '../../words/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

/** By the area whose calls they go to. */
const cookies = {
  follow: { name: 'follow', path: followCookiePath },
  purchase: { name: 'purchase', path: purchaseCookiePath },
  push: { name: 'push', path: pushCookiePath },
} as const

type ProvenArea = keyof typeof cookies

const year = 31_536_000
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
  return (request: FastifyRequest, reply: FastifyReply, area: string): BrowserProof | undefined => {
    if (!isProven(area)) return undefined
    const { name, path } = cookies[area]
    const facts = `Path=${path}; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`
    return {
      stored: storedProof(request, area),
      store: (secret) => void reply.header('set-cookie', `${name}=${secret}; ${facts}`),
    }
  }
}

function isProven(area: string): area is ProvenArea {
  return Object.hasOwn(cookies, area)
}
