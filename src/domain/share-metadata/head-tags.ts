import { defaultLanguage, htmlLang, languages, type Language } from '../kernel/site/language.ts'
import { siteConfig } from '../kernel/site/site-config.ts'
import { metaDescription } from './description.ts'

export interface ToldPage {
  /** With the name of the site. */
  readonly title: string
  readonly description: string
  /** What is added to a description that is short. */
  readonly fallback: string
  readonly kind: 'website' | 'article'
  /** Pages that no search engine should list: errors, the offline page. */
  readonly unlisted?: boolean | undefined
  /** Of the address this page is known by. */
  readonly path: string
  /** The one language it is written in and served in. */
  readonly onlyIn?: Language | undefined
  /** The picture, in place of the site's own. */
  readonly image?: string | undefined
  /** The feed that tells what changes here. */
  readonly feed: string
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
}

export interface HeadTag {
  readonly element: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** What search engines, previews and feed readers are told of a page. */
export function headTags({ description, fallback, image, ...page }: ToldPage): readonly HeadTag[] {
  const said = metaDescription({ text: description, fallback })
  const url = page.origins[page.language] + page.path
  return [
    ...(page.unlisted === true ? [meta('name', 'robots', 'noindex')] : addressTags(page)),
    meta('name', 'description', said),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:site_name', siteConfig.fullName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', said),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image ?? new URL('/share-card.png', url).href),
    meta('name', 'twitter:card', 'summary_large_image'),
    link({ rel: 'alternate', type: 'application/rss+xml', title: siteConfig.fullName, href: page.feed }),
  ]
}

function addressTags({
  path,
  onlyIn,
  language,
  origins,
}: Pick<ToldPage, 'path' | 'onlyIn' | 'language' | 'origins'>): readonly HeadTag[] {
  const alternate = (hreflang: string, of: Language) =>
    link({ rel: 'alternate', hreflang, href: origins[of] + path })
  return [
    link({ rel: 'canonical', href: origins[language] + path }),
    ...(onlyIn === undefined ? languages : [onlyIn]).map((other) => alternate(htmlLang[other], other)),
    alternate('x-default', defaultLanguage),
  ]
}

function meta(attribute: 'name' | 'property', name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [attribute]: name, content } }
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { element: 'link', attributes }
}
