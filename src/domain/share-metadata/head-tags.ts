import { bcp47, languages, type Language } from '../kernel/site/language.ts'
import { siteConfig } from '../kernel/site/site-config.ts'
import { alternatesOf } from './alternates.ts'
import { metaDescription, type DescriptionParts } from './description.ts'

export interface DescribedPage {
  readonly title: string
  readonly description: DescriptionParts
  readonly fallback: string
  readonly kind: 'website' | 'article'
  /** True for pages that search engines must not list, such as errors and the offline page. */
  readonly unlisted?: boolean | undefined
  readonly path: string
  readonly writtenIn?: readonly Language[] | undefined
  readonly card: string
  readonly feed: string
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
}

export interface HeadTag {
  readonly element: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export function headTags({ description, fallback, ...page }: DescribedPage): readonly HeadTag[] {
  const metaText = metaDescription({ parts: description, fallback })
  const url = page.origins[page.language] + page.path
  return [
    ...(page.unlisted === true ? [meta('name', 'robots', 'noindex')] : addressTags(page)),
    meta('name', 'description', metaText),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:site_name', siteConfig.fullName[page.language]),
    ...localeTags(page),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', metaText),
    meta('property', 'og:url', url),
    ...pictureTags({ picture: new URL(page.card, url).href, title: page.title }),
    link({
      rel: 'alternate',
      type: 'application/rss+xml',
      title: siteConfig.fullName[page.language],
      href: page.feed,
    }),
  ]
}

/** Languages as Open Graph names them, `ja_JP`: that of the page and the others in which it exists. */
function localeTags({
  language,
  writtenIn = languages,
  unlisted,
}: Pick<DescribedPage, 'language' | 'writtenIn' | 'unlisted'>) {
  const others = unlisted === true ? [] : writtenIn.filter((other) => other !== language)
  return [
    meta('property', 'og:locale', localeOf(language)),
    ...others.map((other) => meta('property', 'og:locale:alternate', localeOf(other))),
  ]
}

function localeOf(language: Language): string {
  return bcp47[language].replace('-', '_')
}

const width = '1200'
const height = '630'

function pictureTags({ picture, title }: { picture: string; title: string }): readonly HeadTag[] {
  return [
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', width),
    meta('property', 'og:image:height', height),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', title),
  ]
}

function addressTags({
  path,
  writtenIn,
  language,
  origins,
}: Pick<DescribedPage, 'path' | 'writtenIn' | 'language' | 'origins'>): readonly HeadTag[] {
  return [
    link({ rel: 'canonical', href: origins[language] + path }),
    ...alternatesOf({ path, writtenIn, origins }).map((other) => link({ rel: 'alternate', ...other })),
  ]
}

function meta(attribute: 'name' | 'property', name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [attribute]: name, content } }
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { element: 'link', attributes }
}
