import type { FastifyInstance } from 'fastify'
import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin, readHost } from '../../domain/kernel/site/site-host.ts'
import { makeProblem, sendProblem } from '../problems/problem-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

/** Paths for monitoring, which may use any host name; other requests to unknown hosts are refused. */
const hostless = new Set(['/healthz', '/readyz', '/metrics'])

/** The language of a request that was refused before `languageByHost` ran. */
export function languageOf({ host, siteOrigin }: { host: string | undefined; siteOrigin: string }): Language {
  const read = readHost({ host: host ?? '', siteHost: new URL(siteOrigin).host })
  return read.kind === 'language' ? read.language : defaultLanguage
}

/**
 * Sets the language by the host name, redirects the bare host (without `www.`) to the Japanese site, and refuses unknown hosts.
 */
export function languageByHost(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): void {
  const siteHost = new URL(siteOrigin).host
  app.decorateRequest('language', defaultLanguage)
  app.addHook('onRequest', async (request, reply) => {
    if (hostless.has(request.url)) return
    const read = readHost({ host: request.headers.host ?? '', siteHost })
    if (read.kind === 'language') {
      request.language = read.language
      return
    }
    if (read.kind === 'bare') {
      if (!read.redirects) return
      // The request target may be a whole URL or `*`, which appended to our origin would name another host; such a request is
      // redirected to the start page.
      const path = request.url.startsWith('/') ? request.url : '/'
      await reply.redirect(languageOrigin({ siteOrigin, language: defaultLanguage }) + path, 301)
      return
    }
    await sendProblem(reply, makeProblem({ code: 'unknown_host', language: defaultLanguage }))
  })
}
