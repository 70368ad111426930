import type { FastifyReply, FastifyRequest } from 'fastify'
import { followCookiePath } from '../../words/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

const name = 'follow'
const year = 31_536_000
const secretPattern = /^[\w-]{32}$/

/** What this browser has stored, unless it is nothing of ours. */
export function storedProof(request: FastifyRequest): string | undefined {
  const { [name]: found } = request.server.parseCookie(request.headers.cookie ?? '')
  return found !== undefined && secretPattern.test(found) ? found : undefined
}

/**
 * A cookie that goes to the calls of following alone: pages never see it, and can be cached for everybody. Whether it is
 * for https alone is what the site is, not what a request says of itself.
 */
export function browserProofs({ siteOrigin }: { siteOrigin: string }) {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : ''
  const facts = `Path=${followCookiePath}; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`
  return (request: FastifyRequest, reply: FastifyReply): BrowserProof => ({
    stored: storedProof(request),
    store: (secret) => void reply.header('set-cookie', `${name}=${secret}; ${facts}`),
  })
}
