import type { FastifyInstance } from 'fastify'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { sitemapIndexPath } from '../../words/addresses/sitemap-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'

/** Lets search engines read pages, feeds and sitemaps, but not the API. */
export function crawlerRoutes(app: FastifyInstance, { siteOrigin }: { siteOrigin: string }): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', cachePolicies.publicFiles)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Allow: /api/docs',
          'Allow: /api/map/',
          'Disallow: /error/',
          `Sitemap: ${languageOrigin({ siteOrigin, language: request.language })}${sitemapIndexPath}`,
          '',
        ].join('\n'),
      ),
  )
}
