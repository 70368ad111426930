import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyEtag from '@fastify/etag'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { filesOperations } from '../../contract/operations/files.operations.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { docsPath, openapiPath } from '../../words/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { RedisBreaker } from '../cache/redis-breaker.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { answerClientError } from '../problems/client-error.ts'
import { answerWriter } from './answer-writer.ts'
import { docsPage } from './docs-page.ts'
import { errorHandler } from '../problems/error-handler.ts'
import { healthRoutes } from './health.ts'
import { languageByHost, languageOf } from '../http/host-language.ts'
import { readableUrl, readQuery } from '../http/readable-address.ts'
import { createDrain, endConnectionsWhileDraining, type Drain } from '../http/drain.ts'
import { mountOperations, type AnyImplementation } from '../operations/mount-operations.ts'
import { describeApi } from '../operations/openapi.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'
import { listenerOf } from './listener.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { memoryCounter, redisCounter } from '../http/limit-counter.ts'
import { rateLimits } from '../http/rate-limits.ts'
import { memoryReplayStore, redisReplayStore } from '../http/replay-store.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pageKeyOf } from '../http/signature.ts'
import { signedRequests } from '../http/signed-requests.ts'
import { staticFiles } from './static-files.ts'
import { unknownPaths } from './unknown-path.ts'

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
  /** For whoever tells the site that it will stop. */
  readonly drain?: Drain | undefined
  /** Answers pages that stand ready before the framework sees the request. */
  readonly fastPath?: ReadyAnswers | undefined
  /** Where areas put their own metrics; without it there are those of the process and of HTTP. */
  readonly registry?: Registry | undefined
  readonly report: FailureReport
  readonly logger: Logger
  readonly now: () => number
}

/** Design limit of a JSON body. */
const bodyLimit = 256 * 1024

/** Everything the site answers, but for the pages themselves: the web floor adds those. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { siteOrigin, operations, implementations, redis, report, logger, now } = options
  const { drain = createDrain() } = options
  const log: FastifyBaseLogger = logger
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Who has got through is answered.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Node itself would answer with an empty 400; a request without a host is an unknown host to us.
    serverFactory: (handler) =>
      listenerOf({ handler, http: { requireHostHeader: false }, fastPath: options.fastPath, drain }),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: {
      // The schemas say how long a parameter may be; longer than all headers together it cannot be.
      maxParamLength: maxHeaderSize,
      querystringParser: readQuery,
    },
    frameworkErrors(_error, request, reply) {
      const language = languageOf({ host: request.headers.host, siteOrigin })
      void sendProblem(reply, makeProblem({ code: 'bad_request', language }))
    },
  })
  app.setSerializerCompiler(answerWriter)
  app.removeContentTypeParser('text/plain')
  // Every call carries the type of JSON; one that deletes may have said all in its query, and has no body to be read.
  app.addHook('onRequest', async ({ method, headers }) => {
    const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
    if (method === 'DELETE' && !hasBody) delete headers['content-type']
  })
  app.addHook('onResponse', async (request, reply) => {
    // The path alone: a query may hold what somebody typed. One with a token in it is known by its route.
    const path = hasToken(request.params) ? request.routeOptions.url : request.url.split('?', 1)[0]
    const { method, host, language } = request
    const took = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, host, path, language, status: reply.statusCode, took }, 'answered')
  })
  app.setErrorHandler(errorHandler(report))
  endConnectionsWhileDraining(app, { drain })
  securityHeaders(app, { siteOrigin })
  languageByHost(app, { siteOrigin })
  await app.register(fastifyEtag, { weak: true })
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  })
  // Read by those few who want them, not with every request.
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

function hasToken(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'token' in params
}

function docsRoutes(app: FastifyInstance, { siteName, siteOrigin, operations }: ServerOptions): void {
  const hidden = { schema: { hide: true } }
  const { html, policy } = docsPage({
    title: siteName,
    origin: siteOrigin,
    operations: { ...operations, ...filesOperations },
  })
  app.get(openapiPath, hidden, async (_, reply) =>
    reply.header('cache-control', cachePolicies.apiDescription).send(app.swagger()),
  )
  app.get(docsPath, hidden, async (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': cachePolicies.apiDescription })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
