import type { FastifyInstance } from 'fastify'

export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // The path alone: a query may hold what somebody typed. One with a token in it is known by its route.
    const path = hasToken(request.params) ? request.routeOptions.url : request.url.split('?', 1)[0]
    const { method, host, language } = request
    const took = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, host, path, language, status: reply.statusCode, took }, 'answered')
  })
}

function hasToken(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'token' in params
}
