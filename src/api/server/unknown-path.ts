import type { FastifyInstance } from 'fastify'
import type { Operation } from '../../contract/operations/operation.ts'
import { apiPrefix } from '../../words/endpoints.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'

/** A path of the API with another verb answers 405 and names the right ones; any other path under /api is a 404. */
export function unknownApiPath(
  app: FastifyInstance,
  { operations }: { operations: Readonly<Record<string, Operation>> },
): void {
  const known = Object.values(operations).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  app.all(
    `${apiPrefix}*`,
    { schema: { hide: true }, config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (allowed.length === 0) {
        return sendProblem(reply, makeProblem({ code: 'not_found', language: request.language }))
      }
      reply.header('allow', [...new Set(allowed)].join(', '))
      return sendProblem(reply, makeProblem({ code: 'method_not_allowed', language: request.language }))
    },
  )
}

/** What nobody answers: a file that is not there, or a verb that pages do not take. */
export function unknownPath(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) reply.header('allow', 'GET, HEAD')
    const code = isRead ? 'not_found' : 'method_not_allowed'
    return sendProblem(reply, makeProblem({ code, language: request.language }))
  })
}
