import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Drain } from '../http/drain.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'

/** As Fastify sets its own server up: idle connections outlive the load balancer's 60 seconds. */
const keepAliveMilliseconds = 72_000

/** The HTTP server: kept pages are answered first, everything else goes to the framework. */
export function listenerOf({
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
  // Node would answer an expectation that it does not know with an empty 417; it may as well be left unmet (RFC 9110).
  server.on('checkExpectation', listener)
  server.keepAliveTimeout = keepAliveMilliseconds
  return server
}
