import type { FastifyInstance } from 'fastify'
import { newsFeed } from '../../../api/rss/rss.routes.ts'
import { wordsFor } from '../../../api/words/words-for.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../../domain/kernel/site/site-profile.ts'
import { homePath } from '../../../words/addresses/addresses.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Area } from '../area.ts'
import type { BlogNews } from '../blog.ts'
import type { OfferingsNews } from '../offerings.ts'

interface RssDeps {
  readonly offerings: Pick<OfferingsNews, 'latest' | 'ofOffering'>
  readonly blog: BlogNews
}

export function openRss({ config, database }: Foundation, { offerings, blog }: RssDeps) {
  const newsOf = async (language: Language) => {
    const newsByArea = await Promise.all([offerings.latest(language, database), blog.latest(language)])
    const news = newsByArea.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
    const { slogan } = siteProfile
    return { title: siteConfig.fullName[language], description: slogan[language], path: homePath, news }
  }
  const newsOfOffering = async (itemId: string, language: Language) => {
    const found = await offerings.ofOffering({ itemId, language })
    if (found === undefined) return undefined
    const description = wordsFor(language, 'news').changesOf({ name: found.name })
    return {
      title: `${description} | ${siteConfig.fullName[language]}`,
      description,
      path: found.path,
      news: found.news,
    }
  }
  return {
    name: 'rss',
    operations: {},
    routes: (app: FastifyInstance) =>
      newsFeed(app, { siteOrigin: config.siteOrigin, newsOf, newsOfOffering }),
  } satisfies Area
}
