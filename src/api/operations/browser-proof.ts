import type { FastifyReply, FastifyRequest } from 'fastify'
import { followCookiePath } from '../../words/endpoints.ts'
import type { BrowserProof } from './implementation.ts'

const name = 'follow'
const year = 31_536_000
const secretPattern = /^[\w-]{32}$/

/** A cookie that goes to the calls of following alone: pages never see it, and can be kept for everybody. */
export function browserProofOf(request: FastifyRequest, reply: FastifyReply): BrowserProof {
  return {
    kept: keptIn(request.headers.cookie),
    keep(secret) {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${name}=${secret}; Path=${followCookiePath}; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}

function keptIn(header: string | undefined): string | undefined {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim().split('='))
  const found = cookies.find(([given]) => given === name)?.[1]
  return found !== undefined && secretPattern.test(found) ? found : undefined
}
