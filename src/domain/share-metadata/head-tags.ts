import type { Language } from '../kernel/site/language.ts'
import { siteConfig } from '../kernel/site/site-config.ts'
import { alternatesOf } from './alternates.ts'
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
  /** The languages it is written in and served in; left out, all. */
  readonly writtenIn?: readonly Language[] | undefined
  /** The address of its picture, in this site. */
  readonly card: string
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
export function headTags({ description, fallback, ...page }: ToldPage): readonly HeadTag[] {
  const stated = metaDescription({ text: description, fallback })
  const url = page.origins[page.language] + page.path
  return [
    ...(page.unlisted === true ? [meta('name', 'robots', 'noindex')] : addressTags(page)),
    meta('name', 'description', stated),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:site_name', siteConfig.fullName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', stated),
    meta('property', 'og:url', url),
    ...pictureTags({ picture: new URL(page.card, url).href, title: page.title }),
    link({ rel: 'alternate', type: 'application/rss+xml', title: siteConfig.fullName, href: page.feed }),
  ]
}

/** As `api/cards` draws them. */
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
}: Pick<ToldPage, 'path' | 'writtenIn' | 'language' | 'origins'>): readonly HeadTag[] {
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
