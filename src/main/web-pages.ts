import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { contentSecurityPolicy } from '../api/http/security-headers.ts'
import { makeProblem, sendProblem } from '../api/http/problem-reply.ts'
import type { Client } from '../contract/client.ts'
import type { Language } from '../domain/kernel/language.ts'
import type { PageRequest } from '../web/entry.server.tsx'
import { sealScripts } from './rendered-page.ts'

export interface WebOptions {
  /** Asked for each request: in development the build changes as files do. */
  readonly build: () => Promise<ServerBuild>
  readonly mode: 'production' | 'development'
  readonly assetOf: (module: string) => string | undefined
  readonly siteOrigin: string
  readonly signatureKey: string
  readonly clientFor: (language: Language) => Client
  readonly onError: (error: unknown) => void
}

/** Every path that is nobody else's is a page, rendered by the web floor. */
export function webPages(app: FastifyInstance, options: WebOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: (request, reply) => renderPage(request, reply, options),
  })
  app.setNotFoundHandler((request, reply) => {
    reply.header('allow', 'GET, HEAD')
    return sendProblem(reply, makeProblem({ code: 'method_not_allowed', language: request.language }))
  })
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, options: WebOptions) {
  const { language } = request
  const build = await options.build()
  const mark = options.mode === 'production' ? randomBytes(16).toString('base64url') : undefined
  const response = await answerPageOf(build)({
    build,
    mode: options.mode,
    request: webRequest(request, options),
    page: {
      client: options.clientFor(language),
      language,
      siteOrigin: options.siteOrigin,
      signatureKey: options.signatureKey,
      scriptMark: mark,
      assetOf: options.assetOf,
      onError: options.onError,
    },
  })
  reply.code(response.status).headers(Object.fromEntries(response.headers))
  const body = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return reply.send(body)
  const sealed =
    mark !== undefined
      ? sealScripts({ html: body, mark })
      : { html: body, policy: contentSecurityPolicy({ development: true }) }
  return reply
    .headers({ 'content-security-policy': sealed.policy, 'cache-control': 'no-cache' })
    .send(Buffer.from(sealed.html))
}

/** React Router types the entry of a build by its default export alone; ours has this function too. */
function answerPageOf(build: ServerBuild): (request: PageRequest) => Promise<Response> {
  return (build.entry.module as unknown as { answerPage: (request: PageRequest) => Promise<Response> })
    .answerPage
}

function webRequest(request: FastifyRequest, { siteOrigin }: WebOptions): Request {
  const url = new URL(request.url, `${new URL(siteOrigin).protocol}//${request.headers.host ?? 'localhost'}`)
  const headers = new Headers({ 'user-agent': request.headers['user-agent'] ?? '' })
  return new Request(url, { method: 'GET', headers })
}
