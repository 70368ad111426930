import { randomUUID } from 'node:crypto'
import { maxHeaderSize, createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Drain } from '../http/drain.ts'
import { languageOf } from '../http/host-language.ts'
import { readableUrl, readQuery } from '../http/readable-address.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { answerClientError } from '../problems/client-error.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'

/**
 * Longer than the 60 seconds for which a load balancer keeps idle connections, so that the load balancer closes them first. It is
 * the default of Fastify.
 */
const keepAliveMilliseconds = 72_000

function listenerOf({
  handler,
  http,
  fastPath,
  drain,
}: {
  handler: RequestListener
  http: ServerOptions
  fastPath: ReadyAnswers | undefined
  drain: Drain
}): Server {
  const listener: RequestListener =
    fastPath === undefined
      ? handler
      : (request, response) => {
          if (drain.isDraining()) response.shouldKeepAlive = false
          if (!fastPath.answer(request, response)) handler(request, response)
        }
  const server = createServer(http, listener)
  // Node would answer an unknown `Expect` header with an empty 417; RFC 9110 allows ignoring it.
  server.on('checkExpectation', listener)
  server.keepAliveTimeout = keepAliveMilliseconds
  return server
}

interface FastifyDeps {
  readonly siteOrigin: string
  readonly trustProxy: boolean | string
  readonly fastPath?: ReadyAnswers | undefined
  readonly drain: Drain
  readonly logger: Logger
}

const bodyLimit = 256 * 1024

export function openFastify({
  siteOrigin,
  trustProxy,
  fastPath,
  drain,
  logger,
}: FastifyDeps): FastifyInstance {
  const log: FastifyBaseLogger = logger
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Requests that were accepted before the server closes still get their response.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Node itself would answer a request without a host with an empty 400. Here it gets the same response as a request for an
    // unknown host.
    serverFactory: (handler) => listenerOf({ handler, http: { requireHostHeader: false }, fastPath, drain }),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: {
      // The router itself need not limit the length of a path parameter: the schemas of operations do, and a URL cannot be longer
      // than all headers together may be.
      maxParamLength: maxHeaderSize,
      querystringParser: readQuery,
    },
    frameworkErrors(_error, request, reply) {
      const language = languageOf({ host: request.headers.host, siteOrigin })
      void sendProblem(reply, makeProblem({ code: 'bad_request', language }))
    },
  })
}
