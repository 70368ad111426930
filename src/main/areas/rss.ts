import type { FastifyInstance } from 'fastify'
import { blogNews } from '../../api/blog/blog.news.ts'
import type { Database } from '../../api/database/database.ts'
import { newsFeed } from '../../api/rss/rss.routes.ts'
import { newsOfOffering, offeringsNews } from '../../api/offerings/offerings.news.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'

const words: Readonly<Record<Language, { changesOf: (name: string) => string }>> = {
  ja: { changesOf: (name) => `${name}の変更履歴` },
  en: { changesOf: (name) => `Changes of ${name}` },
  ko: { changesOf: (name) => `${name} 변경 내역` },
  zh: { changesOf: (name) => `${name} 的变更记录` },
}

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
      return { title: fullName, description: slogan[language], path: '/', news }
    },
    async newsOfOffering(itemId, language) {
      const found = await newsOfOffering({ itemId, language }, database)
      if (found === undefined) return undefined
      const description = words[language].changesOf(found.name)
      return {
        title: `${description} | ${siteConfig.fullName}`,
        description,
        path: found.path,
        news: found.news,
      }
    },
  })
}
