import type { FastifyReply, FastifyRequest } from 'fastify'
import { followCookiePath, pushCookiePath } from '../../words/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

const year = 31_536_000
const secretPattern = /^[\w-]{32}$/

interface ProofCookie {
  readonly name: string
  readonly path: string
}

/** Following by mail and being notified know nothing of each other: each has a cookie of its own. */
const followCookie: ProofCookie = { name: 'follow', path: followCookiePath }
const pushCookie: ProofCookie = { name: 'push', path: pushCookiePath }

function cookieOf({ url }: FastifyRequest): ProofCookie {
  return url.startsWith(pushCookiePath) ? pushCookie : followCookie
}

/** What this browser has stored, unless it is nothing of ours. */
export function storedProof(request: FastifyRequest): string | undefined {
  const { [cookieOf(request).name]: found } = request.server.parseCookie(request.headers.cookie ?? '')
  return found !== undefined && secretPattern.test(found) ? found : undefined
}

/**
 * A cookie that goes to the calls of its area alone: pages never see it, and can be cached for everybody. Whether it is
 * for https alone is what the site is, not what a request says of itself.
 */
export function browserProofs({ siteOrigin }: { siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : ''
  return (request: FastifyRequest, reply: FastifyReply): BrowserProof => {
    const { name, path } = cookieOf(request)
    const facts = `Path=${path}; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`
    return {
      stored: storedProof(request),
      store: (secret) => void reply.header('set-cookie', `${name}=${secret}; ${facts}`),
    }
  }
}
