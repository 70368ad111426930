import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyEtag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Operation } from '../../contract/operations/operation.ts'
import type { RedisBreaker } from '../cache/redis-breaker.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { errorHandler } from '../problems/error-handler.ts'
import { languageByHost } from '../http/host-language.ts'
import { createDrain, endConnectionsWhileDraining, type Drain } from '../http/drain.ts'
import { mountOperations, type AnyImplementation } from '../operations/mount-operations.ts'
import { describeApi } from '../operations/openapi.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { memoryCounter, redisCounter } from '../http/limit-counter.ts'
import { rateLimits } from '../http/rate-limits.ts'
import { memoryReplayStore, redisReplayStore } from '../http/replay-store.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pageKeyOf } from '../http/signature.ts'
import { signedRequests } from '../http/signed-requests.ts'
import { answerWriter } from './answer-writer.ts'
import { docsRoutes } from './docs.routes.ts'
import { healthRoutes } from './health.ts'
import { logAnswers } from './log-answers.ts'
import { openFastify } from './open-fastify.ts'
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

/** Everything the site answers, but for the pages themselves: the web floor adds those. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { siteOrigin, operations, implementations, redis, report, now } = options
  const { drain = createDrain() } = options
  const app = openFastify({ ...options, drain })
  app.setSerializerCompiler(answerWriter)
  app.removeContentTypeParser('text/plain')
  // Every call carries the type of JSON; one that deletes may have said all in its query, and has no body to be read.
  app.addHook('onRequest', async ({ method, headers }) => {
    const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
    if (method === 'DELETE' && !hasBody) delete headers['content-type']
  })
  logAnswers(app)
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
