import type { FastifyReply, FastifyRequest } from 'fastify'
import { followCookiePath } from '../../words/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

const name = 'follow'
const year = 31_536_000
const secretPattern = /^[\w-]{32}$/

/** A cookie that goes to the calls of following alone: pages never see it, and can be cached for everybody. */
export function browserProofOf(request: FastifyRequest, reply: FastifyReply): BrowserProof {
  const { [name]: found } = request.server.parseCookie(request.headers.cookie ?? '')
  return {
    stored: found !== undefined && secretPattern.test(found) ? found : undefined,
    store(secret) {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${name}=${secret}; Path=${followCookiePath}; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}
