import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseAnswer, type CachedPage } from './cached-page.ts'

/** Through the framework; the fast path sends it without. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  // "Not modified" is for answers that would have been a success (RFC 9110); the etag plugin does not look.
  if (page.status !== 200) delete headers['if-none-match']
  const answer = chooseAnswer(page, headers)
  for (let at = 0; at < answer.headers.length; at += 2) {
    reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
  }
  return reply.code(answer.status).send(answer.body)
}
