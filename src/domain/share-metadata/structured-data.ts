import { htmlLang, type Language } from '../kernel/site/language.ts'
import { descriptionLimit, headlineLimit, truncate } from '../kernel/text/text.ts'

/**
 * The company behind the site; its `url` is the home page in the first language of the site, so that the pages of all languages
 * speak of one company. All URLs of structured data are absolute.
 */
export type Company = { name: string; url: string; logo: string; profiles?: readonly string[] }

export type Article = {
  headline: string
  description: string
  url: string
  image?: string
  /** The name of a person; without one the company is the author. */
  author?: string | undefined
  publishedAt: string
  updatedAt: string
  language: Language
}

const context = 'https://schema.org'

export function articleData({ article, publisher }: { article: Article; publisher: Company }) {
  return {
    '@context': context,
    '@type': 'Article',
    headline: truncate(article.headline, headlineLimit),
    description: truncate(article.description, descriptionLimit),
    mainEntityOfPage: article.url,
    ...(article.image === undefined ? {} : { image: [article.image] }),
    author:
      article.author === undefined ? organization(publisher) : { '@type': 'Person', name: article.author },
    publisher: organization(publisher),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: htmlLang[article.language],
  }
}

/**
 * Breadcrumbs from the home page to the page itself, with canonical URLs: the query of `/ico/a?theme=dark` is dropped.
 */
export function breadcrumbData({ crumbs }: { crumbs: readonly { name: string; url: string }[] }) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url.split('?', 1)[0],
    })),
  }
}

/** Questions and answers, in the same words as on the page. */
export function questionsData({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function companyData({ company }: { company: Company }) {
  return { '@context': context, ...organization(company) }
}

export function searchData(args: { siteName: string; origin: string; language: Language; company: Company }) {
  const { siteName, origin, language, company } = args
  return {
    '@context': context,
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: htmlLang[language],
    publisher: organization(company),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * The text of a `<script type="application/ld+json">`. Every `<` is escaped, because a `</script>` in a title would end
 * the element.
 */
export function structuredDataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function organization({ name, url, logo, profiles = [] }: Company) {
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    logo: { '@type': 'ImageObject', url: logo },
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}
