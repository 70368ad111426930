import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { joinSentences } from '../../domain/share-metadata/description.ts'
import { eventData, type SharedEvent } from '../../domain/share-metadata/event-data.ts'
import { exchangeRateData } from '../../domain/share-metadata/exchange-rate-data.ts'
import type { DescribedPage } from '../../domain/share-metadata/head-tags.ts'
import {
  articleData,
  breadcrumbData,
  companyData,
  searchData,
  structuredDataText,
  type Article,
} from '../../domain/share-metadata/structured-data.ts'

export interface PageFacts {
  readonly site?: true
  readonly article?: Omit<Article, 'description' | 'url'>
  readonly event?: Omit<SharedEvent, 'description' | 'url'>
  readonly rate?: { readonly name: string; readonly symbol: string; readonly priceUsd: number } | undefined
  readonly crumbs?: readonly { readonly name: string; readonly to: string }[]
}

type WithFacts = Pick<DescribedPage, 'description' | 'path' | 'language' | 'origins'> & {
  readonly facts: PageFacts | undefined
  readonly company: string
}

/** JSON-LD of a page. The server and, after a navigation, the browser produce the same text. */
export function structuredText({ facts, ...page }: WithFacts): string {
  if (facts === undefined) return ''
  const { language } = page
  const description = joinSentences([page.description].flat())
  const origin = page.origins[language]
  const url = origin + page.path
  const home = page.origins[defaultLanguage]
  const company = {
    name: page.company,
    url: `${home}/`,
    logo: `${home}/favicon.svg`,
    profiles: siteProfile.socialLinks.map((profile) => profile.url),
  }
  const { site, article, event, crumbs, rate } = facts
  return structuredDataText([
    ...(site === true
      ? [
          companyData({ company }),
          searchData({ siteName: siteConfig.fullName[language], origin, language, company }),
        ]
      : []),
    ...(article === undefined
      ? []
      : [articleData({ article: { ...article, description, url }, publisher: company })]),
    ...(event === undefined ? [] : [eventData({ event: { ...event, description, url } })]),
    ...(crumbs === undefined
      ? []
      : [breadcrumbData({ crumbs: crumbs.map(({ name, to }) => ({ name, url: origin + to })) })]),
    ...(rate === undefined ? [] : [exchangeRateData({ ...rate, url })]),
  ])
}
