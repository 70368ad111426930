import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/problems/problem.ts'
import { sitemapIndexPath, sitemapsPrefix } from '../../words/addresses/sitemap-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { RequestedSitemap, SitemapFiles } from './sitemap-files.ts'

const perMinute = 120
const type = 'application/xml; charset=utf-8'

/** `/sitemap.xml` is the index of the host's sitemaps, each of which lists pages of one kind. */
export function sitemapRoutes(app: FastifyInstance, { files }: { files: SitemapFiles }): void {
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  const response = { 200: { description: 'application/xml', type: 'string' } }
  app.get(
    sitemapIndexPath,
    {
      schema: {
        operationId: 'getSitemaps',
        tags: ['feed'],
        summary: 'The sitemaps of the host, by kind of page',
        response,
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
          '{kind}-{number}.xml: pages that search engines may list, with the same page in other languages',
        response,
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
