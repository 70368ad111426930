import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { contentSecurityPolicy } from '../api/http/security-headers.ts'
import { makeProblem, sendProblem } from '../api/http/problem-reply.ts'
import type { Client } from '../contract/client.ts'
import type { Language } from '../domain/kernel/language.ts'
import type { providePage } from '../web/shell/page-context.ts'
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
  const mark = randomBytes(16).toString('base64url')
  // The web floor's own entry exports it; its module lives inside the build, out of this file's reach.
  const { providePage: provide } = build.entry.module as unknown as { providePage: typeof providePage }
  const context = provide({
    client: options.clientFor(language),
    language,
    siteOrigin: options.siteOrigin,
    signatureKey: options.signatureKey,
    scriptMark: mark,
    assetOf: options.assetOf,
    onError: options.onError,
  })
  const response = await createRequestHandler(build, options.mode)(webRequest(request, options), context)
  reply.code(response.status).headers(Object.fromEntries(response.headers))
  const body = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return reply.send(body)
  const sealed =
    options.mode === 'production'
      ? sealScripts({ html: body, mark })
      : { html: body, policy: contentSecurityPolicy({ development: true }) }
  return reply
    .headers({ 'content-security-policy': sealed.policy, 'cache-control': 'no-cache' })
    .send(Buffer.from(sealed.html))
}

function webRequest(request: FastifyRequest, { siteOrigin }: WebOptions): Request {
  const url = new URL(request.url, `${new URL(siteOrigin).protocol}//${request.headers.host ?? 'localhost'}`)
  const headers = new Headers({ 'user-agent': request.headers['user-agent'] ?? '' })
  return new Request(url, { method: 'GET', headers })
}
