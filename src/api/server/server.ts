import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyEtag from '@fastify/etag'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Operation } from '../../contract/operations/operation.ts'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { apiPrefix } from '../../words/addresses/endpoints.ts'
import type { RedisBreaker } from '../cache/redis-breaker.ts'
import { createDrain, endConnectionsWhileDraining, type Drain } from '../http/drain.ts'
import { languageByHost } from '../http/host-language.ts'
import { memoryCounter, redisCounter } from '../http/limit-counter.ts'
import { openFeeds } from '../http/open-reads.ts'
import { rateLimits } from '../http/rate-limits.ts'
import { memoryReplayStore, redisReplayStore } from '../http/replay-store.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pageKeyOf } from '../http/signature.ts'
import { signedRequests } from '../http/signed-requests.ts'
import { mountOperations, type AnyImplementation } from '../operations/mount-operations.ts'
import { describeApi } from '../operations/openapi.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { errorHandler } from '../problems/error-handler.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'
import { docsRoutes } from './docs.routes.ts'
import { healthRoutes } from './health.ts'
import { openFastify } from './open-fastify.ts'
import { staticFiles } from './static-files.ts'

const pageMethods = ['GET', 'HEAD']

/**
 * Answers unknown paths and methods: `PUT /api/search` is a 405 that names the allowed methods, `GET /api/nothing` is a
 * 404. Must be registered before the routes, to see all of them.
 */
function unknownPaths(app: FastifyInstance): void {
  const known: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // HEAD is allowed wherever GET is, so it is not listed separately.
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

/** Turns a route into a pattern: `/api/coin/:symbol(^.+)_USD` → any one path segment before `_USD`. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+(?:\([^)]*\))?/g, '[^/]+')}$`)
}

type Writer = (answer: unknown) => string
interface Route {
  readonly schema: unknown
  readonly method: string
  readonly url: string
  readonly httpStatus?: string
}

const makeWriter = SerializerSelector()()
const writers = new Map<string, Writer>()

/**
 * Compiling serializers is a large part of the start-up time, and all operations share their problem responses, so
 * equal schemas share a serializer.
 */
function answerWriter({ httpStatus = '', ...route }: Route): Writer {
  const schema = JSON.stringify(route.schema)
  const known = writers.get(schema)
  if (known !== undefined) return known
  const writer = makeWriter({ ...route, httpStatus })
  writers.set(schema, writer)
  return writer
}

export interface ServerOptions {
  readonly siteName: string
  readonly siteOrigin: string
  readonly secret: string
  readonly trustProxy: boolean | string
  readonly operations: Readonly<Record<string, Operation>>
  readonly implementations: Readonly<Record<string, AnyImplementation>>
  readonly checkReady: () => Promise<boolean>
  readonly clientDirectory: string | undefined
  readonly redis: RedisBreaker | undefined
  readonly drain?: Drain | undefined
  readonly fastPath?: ReadyAnswers | undefined
  readonly registry?: Registry | undefined
  readonly report: FailureReport
  readonly logger: Logger
  readonly now: () => number
}

/** Builds the server with everything except the pages, which the web floor adds. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { siteOrigin, operations, implementations, redis, report, now } = options
  const { drain = createDrain() } = options
  const app = openFastify({ ...options, drain })
  app.setSerializerCompiler(answerWriter)
  app.removeContentTypeParser('text/plain')
  // Clients send a JSON content type with every request, also with one without a body: a DELETE, or a POST that has all its values in
  // the address. Then the header is removed, because parsing the missing body would fail.
  app.addHook('onRequest', async ({ headers }) => {
    const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
    if (!hasBody && /^application\/json\b/i.test(headers['content-type'] ?? ''))
      delete headers['content-type']
  })
  logAnswers(app)
  app.setErrorHandler(errorHandler(report))
  endConnectionsWhileDraining(app, { drain })
  securityHeaders(app, { siteOrigin })
  languageByHost(app, { siteOrigin })
  openFeeds(app)
  await app.register(fastifyEtag, { weak: true })
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  })
  // Cookies are parsed only by the few routes that need them.
  await app.register(fastifyCookie, { hook: false })
  await rateLimits(app, { counter: redis === undefined ? memoryCounter(now) : redisCounter({ redis, now }) })
  unknownPaths(app)
  await describeApi(app, { title: options.siteName })
  healthRoutes(app, {
    checkReady: async () => !drain.isDraining() && (await options.checkReady()),
    registry: options.registry,
    fastPath: options.fastPath,
  })
  await staticFiles(app, options)
  signedRequests(app, {
    key: pageKeyOf(options.secret),
    replays: redis === undefined ? memoryReplayStore() : redisReplayStore(redis),
    now,
  })
  mountOperations(app, { siteOrigin, operations, implementations })
  docsRoutes(app, options)
  return app
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Logs the path without the query, which may contain typed text; a path with a token is logged as its route.
    const path = hasToken(request.params) ? request.routeOptions.url : request.url.split('?', 1)[0]
    const { method, host, language } = request
    const took = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, host, path, language, status: reply.statusCode, took }, 'answered')
  })
}

function hasToken(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'token' in params
}
