import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { apiPrefix } from '../../words/addresses/endpoints.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'

const pageMethods = ['GET', 'HEAD']

/**
 * What nobody answers: a path that is not there, or a verb that it does not take. `PUT /api/search` answers 405 and names
 * the right verbs, `GET /api/nothing` is a 404. It stands before the routes, to know all of them.
 */
export function unknownPaths(app: FastifyInstance): void {
  const known: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // Whoever may GET may ask for the head alone: that goes without saying.
    if (url.startsWith(apiPrefix) && !url.endsWith('*') && method !== 'HEAD')
      known.push({ methods: [method].flat(), pattern: patternOf(url) })
  })
  const answer = ({ url, method, language }: FastifyRequest, reply: FastifyReply) => {
    const path = url.split('?', 1)[0] ?? ''
    const allowed = path.startsWith(apiPrefix)
      ? known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
      : pageMethods
    if (allowed.length === 0 || allowed.includes(method)) {
      const code = path === refusedPath(400) ? 'bad_request' : 'not_found'
      return sendProblem(reply, makeProblem({ code, language }))
    }
    reply.header('allow', [...new Set(allowed)].join(', '))
    return sendProblem(reply, makeProblem({ code: 'method_not_allowed', language }))
  }
  app.all(
    `${apiPrefix}*`,
    { schema: { hide: true }, config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    answer,
  )
  app.setNotFoundHandler(answer)
}

/** `/api/coin/:symbol(^.+)_USD` → any one part before `_USD`. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+(?:\([^)]*\))?/g, '[^/]+')}$`)
}
