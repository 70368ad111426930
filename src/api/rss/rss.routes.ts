import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../contract/problems/problem.ts'
import { htmlLang, type Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { offeringRssPath, rssPath } from '../../words/addresses/addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { presentNews, type News } from './news.ts'
import { writeRss } from './write-rss.ts'

export interface NewsPage {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly news: readonly News[]
}

interface FeedOptions {
  readonly siteOrigin: string
  readonly newsOf: (language: Language) => Promise<NewsPage>
  readonly newsOfOffering: (itemId: string, language: Language) => Promise<NewsPage | undefined>
}

const perMinute = 60

interface RssRequest {
  readonly Querystring: { readonly itemId?: string }
}

export function newsFeed(app: FastifyInstance, { siteOrigin, newsOf, newsOfOffering }: FeedOptions): void {
  app.get<RssRequest>(
    rssPath,
    {
      schema: {
        operationId: 'getFeed',
        tags: ['feed'],
        summary:
          'Get news of token sales as RSS 2.0: new sales and changed terms, or the changes of one sale',
        querystring: Type.Object({
          itemId: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
              maxLength: 80,
              description: 'Id of an offering: only its changes; default: all offerings',
            }),
          ),
        }),
        response: { 200: { description: 'The RSS feed as application/rss+xml', type: 'string' } },
      },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    async ({ language, query: { itemId } }, reply) => {
      const page = await (itemId === undefined ? newsOf(language) : newsOfOffering(itemId, language))
      if (page === undefined) throw new Refusal('offering_not_found')
      const { title, description, path, news } = page
      const origin = languageOrigin({ siteOrigin, language })
      const items = news.map((one) => presentNews(one, origin))
      const self = origin + (itemId === undefined ? rssPath : offeringRssPath(itemId))
      return reply
        .header('cache-control', cachePolicies.rss)
        .type('application/rss+xml; charset=utf-8')
        .send(
          writeRss({ title, description, link: origin + path, self, language: htmlLang[language], items }),
        )
    },
  )
}
