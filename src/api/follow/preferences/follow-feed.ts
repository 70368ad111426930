import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../../../contract/problems/problem.ts'
import { followStatus } from '../../../domain/follow/follow.ts'
import { isNotifiedOf, type Trigger } from '../../../domain/follow/preferences.ts'
import { defaultLanguage, htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { homePath } from '../../../words/addresses/addresses.ts'
import { followFeedPath } from '../../../words/addresses/endpoints.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import type { Queries } from '../../database/database.ts'
import { presentNews, type News } from '../../rss/news.ts'
import { writeRss } from '../../rss/write-rss.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { FollowLinks } from '../follow-links.ts'
import { findHolder } from './find-holder.ts'
import { followsOf, type OwnFollowRow } from './followers.store.ts'

const perMinute = 60
const maxItems = 30

type FeedNews = News & { readonly kinds?: readonly Trigger[] }

interface FeedDeps {
  readonly siteOrigin: string
  readonly database: Queries
  readonly links: FollowLinks
  readonly feedNews: {
    readonly latest: (language: Language, queries: Queries) => Promise<readonly FeedNews[]>
    /** Changes of the offerings with these ids; hidden offerings are left out. */
    readonly changesOf: (
      requested: { readonly itemIds: readonly string[]; readonly language: Language },
      queries: Queries,
    ) => Promise<readonly (FeedNews & { readonly itemId: string })[]>
  }
}

/**
 * The RSS feed of one follower, in their language. It contains no mail address; once the follower follows nothing, its address
 * stops working.
 */
export function followFeed(app: FastifyInstance, deps: FeedDeps): void {
  const { siteOrigin, database } = deps
  app.get<{ Params: { token: string } }>(
    followFeedPath(':token'),
    {
      schema: {
        operationId: 'getFollowFeed',
        tags: ['follow'],
        summary:
          'Get the news of everything that one follower follows, as RSS 2.0; the address is a secret of the follower',
        params: Type.Object({
          token: Type.String({ maxLength: 200, description: 'The secret from `feed` of the preferences' }),
        }),
        response: {
          200: {
            description: "The RSS feed as application/rss+xml, in the follower's language",
            type: 'string',
          },
        },
      },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    async ({ params: { token } }, reply) => {
      const holder = await findHolder({ token, kind: 'feed' }, deps)
      const all = holder === undefined ? [] : await followsOf(holder.email_key, database)
      const follows = all.filter(({ status }) => status === followStatus.following)
      if (follows.length === 0) throw new Refusal('follow_link_invalid')
      const language = holder?.language ?? follows.at(-1)?.language ?? defaultLanguage
      const origin = languageOrigin({ siteOrigin, language })
      const news = await newsFor({ follows, language }, deps)
      const title = wordsFor(language, 'news').followed()
      return reply
        .header('cache-control', cachePolicies.ownFeed)
        .header('x-robots-tag', 'noindex')
        .type('application/rss+xml; charset=utf-8')
        .send(
          writeRss({
            title: `${title} | ${siteConfig.fullName[language]}`,
            description: title,
            link: origin + homePath,
            self: origin + followFeedPath(token),
            language: htmlLang[language],
            items: news.map((one) => presentNews(one, origin)),
          }),
        )
    },
  )
}

async function newsFor(
  { follows, language }: { follows: readonly OwnFollowRow[]; language: Language },
  { database, feedNews }: FeedDeps,
): Promise<News[]> {
  const own = new Map(follows.map((follow) => [follow.item_id, follow.triggers]))
  const ofSite = own.get(null)
  const itemIds = [...own.keys()].filter((id) => id !== null)
  const [changed, latest] = await Promise.all([
    feedNews.changesOf({ itemIds, language }, database),
    ofSite === undefined ? [] : feedNews.latest(language, database),
  ])
  const relevant = [
    ...changed.filter(({ itemId, kinds = [] }) => isNotifiedOf(own.get(itemId) ?? [], kinds)),
    ...latest.filter(({ kinds }) => kinds === undefined || isNotifiedOf(ofSite ?? [], kinds)),
  ]
  const once = new Map(relevant.map((news) => [news.id, news]))
  return [...once.values()].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, maxItems)
}
