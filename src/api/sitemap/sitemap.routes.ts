import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/problems/problem.ts'
import { sitemapIndexPath, sitemapsPrefix } from '../../words/addresses/sitemap-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { RequestedSitemap, SitemapFiles } from './sitemap-files.ts'

const perMinute = 120
const type = 'application/xml; charset=utf-8'

const responseOf = (description: string) => ({ 200: { description, type: 'string' } })

/** `/sitemap.xml` is the index of the host's sitemaps, each of which lists pages of one kind. */
export function sitemapRoutes(app: FastifyInstance, { files }: { files: SitemapFiles }): void {
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  app.get(
    sitemapIndexPath,
    {
      schema: {
        operationId: 'getSitemaps',
        tags: ['feed'],
        summary: 'List the sitemaps of the host, one or more for each kind of page, for search engines',
        response: responseOf('The sitemap index as application/xml'),
      },
      config,
    },
    async ({ language }, reply) =>
      reply
        .header('cache-control', cachePolicies.sitemap)
        .type(type)
        .send(await files.index(language)),
  )
  app.get<{ Params: { file: string } }>(
    `${sitemapsPrefix}:file`,
    {
      compress: false,
      schema: {
        operationId: 'getSitemap',
        tags: ['feed'],
        summary:
          'Get one sitemap: pages that search engines may list, each with its addresses in the other languages',
        description: '`file` is `{kind}-{number}.xml`, as the index names it.',
        response: responseOf('The sitemap as application/xml'),
      },
      config,
    },
    async (request, reply) => {
      const requested = readRequested(request.params.file)
      const file = requested && (await files.file(requested, request.language))
      if (file === undefined) throw new Refusal('not_found')
      void reply
        .header('cache-control', cachePolicies.sitemap)
        .header('vary', 'accept-encoding')
        .header('etag', `W/"${file.hash}"`)
        .type(type)
      if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.header('content-encoding', 'gzip').send(file.gzip)
      return reply.send(createGunzip().end(file.gzip))
    },
  )
}

function readRequested(file: string): RequestedSitemap | undefined {
  const { kind, number } = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,5})\.xml$/.exec(file)?.groups ?? {}
  return kind === undefined ? undefined : { kind, number: Number(number) }
}
