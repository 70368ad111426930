import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseAnswer, type CachedPage } from './cached-page.ts'

export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  // The ETag plugin would make a 304 of any response, but only one that would be a 200 may become a 304 (RFC 9110).
  if (page.status !== 200) delete headers['if-none-match']
  const answer = chooseAnswer(page, headers)
  for (let at = 0; at < answer.headers.length; at += 2) {
    reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
  }
  return reply.code(answer.status).send(answer.body)
}
