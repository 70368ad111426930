import type { FastifyInstance } from 'fastify'
import { blogNews } from '../../api/blog/blog.news.ts'
import type { Database } from '../../api/database/database.ts'
import { newsFeed } from '../../api/rss/rss.routes.ts'
import { newsOfOffering, offeringsNews } from '../../api/offerings/offerings.news.ts'
import { wordsFor } from '../../api/words/words-for.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { homePath } from '../../words/addresses.ts'

/** What the areas have to tell, in one feed. */
export function openFeed(
  app: FastifyInstance,
  { database, siteOrigin }: { database: Database; siteOrigin: string },
): void {
  newsFeed(app, {
    siteOrigin,
    async newsOf(language) {
      const [offerings, posts] = await Promise.all([
        offeringsNews(language, database),
        blogNews(language, database),
      ])
      const news = [...offerings, ...posts].sort((one, other) => other.at.getTime() - one.at.getTime())
      const { fullName } = siteConfig
      const { slogan } = siteProfile
      return { title: fullName, description: slogan[language], path: homePath, news }
    },
    async newsOfOffering(itemId, language) {
      const found = await newsOfOffering({ itemId, language }, database)
      if (found === undefined) return undefined
      const description = wordsFor(language, 'news').changesOf({ name: found.name })
      return {
        title: `${description} | ${siteConfig.fullName}`,
        description,
        path: found.path,
        news: found.news,
      }
    },
  })
}
