import type { Language } from '../../src/domain/kernel/site/language.ts'
import { schemaFaults } from './schema-types.ts'

type Get = (path: string, language: Language) => Promise<{ readonly status: number; readonly body: string }>

interface ListedPage {
  readonly kind: string
  readonly url: string
  readonly alternates: readonly string[]
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)
const alternatesIn = (text: string, pattern: RegExp) =>
  tagsOf(text, pattern).map((tag) => `${attribute(tag, 'hreflang')} ${attribute(tag, 'href')}`)
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]*/, '')

async function listedPages(language: Language, get: Get): Promise<ListedPage[]> {
  const { body } = await get('/sitemap.xml', language)
  const files = await Promise.all(
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(async ([, url = '']) => {
      const kind = /sitemap\/(\w+)-/.exec(url)?.[1] ?? ''
      const pages = [...(await get(pathOf(url), language)).body.matchAll(/<url>.*?<\/url>/gs)]
      return pages.map(([page]) => ({
        kind,
        url: (/<loc>([^<]*)/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'),
        alternates: alternatesIn(page, /<xhtml:link[^>]*>/g),
      }))
    }),
  )
  return files.flat()
}

export async function lookAt(url: string, language: Language, get: Get) {
  const { status, body } = await get(pathOf(url), language)
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    status,
    isListed: !/<meta name="robots"/.test(body),
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '',
    canonical: attribute(tagsOf(body, /<link rel="canonical"[^>]*>/g)[0] ?? '', 'href'),
    alternates: alternatesIn(body, /<link [^>]*hreflang[^>]*>/gi),
    data: scripts.map(([, json = '']) => JSON.parse(json) as unknown),
  }
}

/** Search engines cut longer titles. */
const maxTitleLength = 60

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu

/** Descriptions have at most 140 characters and at least 80 columns, of which a CJK character takes two. */
export function descriptionFaults(escaped: string): string[] {
  const description = escaped.replaceAll(/&(?:\w+|#x?\w+);/g, '·')
  const columns = description.length + (description.match(wide)?.length ?? 0)
  return [
    ...(description.length > 140 ? [`described in ${description.length} characters`] : []),
    ...(columns < 80 ? [`described in ${columns} columns`] : []),
    ...(/[.!?。！？]$/.test(description) ? [] : [`described by no sentence: ${description}`]),
    ...(/undefined|NaN|\[object|</.test(description) ? [`described as ${description}`] : []),
  ]
}

interface Walk {
  readonly language: Language
  readonly most: number
}

export async function walkListed({ language, most }: Walk, get: Get) {
  const listed = await listedPages(language, get)
  const faults: string[] = []
  const alternatesOf = new Map<string, readonly string[]>()
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const pages of Map.groupBy(listed, ({ kind }) => kind).values())
    for (const { url, alternates } of pages.slice(0, most)) {
      const page = await lookAt(url, language, get)
      const found = [
        alternatesOf.has(url) && 'listed twice',
        page.status !== 200 && String(page.status),
        !page.isListed && 'not to be listed',
        page.canonical !== url && `known as ${page.canonical}`,
        page.alternates.join() !== alternates.join() && page.alternates.join(),
        page.title.length > maxTitleLength && `titled in ${page.title.length} characters: ${page.title}`,
        titles.has(page.title) && `titled as ${titles.get(page.title)}: ${page.title}`,
        descriptions.has(page.description) &&
          `described as ${descriptions.get(page.description)}: ${page.description}`,
        /[?&](?:theme|utm|inApp)/.test(JSON.stringify(page)) && 'carries how it is shown',
        ...descriptionFaults(page.description),
        ...schemaFaults(page.data),
      ]
      faults.push(...found.filter((fault) => fault !== false).map((fault) => `${url}: ${fault}`))
      alternatesOf.set(url, alternates)
      titles.set(page.title, url)
      descriptions.set(page.description, url)
    }
  return { faults, alternatesOf, count: listed.length, kinds: new Set(listed.map(({ kind }) => kind)).size }
}

/** Alternate links must be mutual, include the page itself, and lead to listed pages. */
export function alternateFaults(alternatesOf: ReadonlyMap<string, readonly string[]>): string[] {
  return [...alternatesOf].flatMap(([url, alternates]) => {
    const named = alternates.map((alternate) => alternate.split(' ', 2)[1] ?? '')
    return [
      ...(named.includes(url) ? [] : [`${url} does not name itself`]),
      ...named
        .filter((there) => alternatesOf.get(there)?.join() !== alternates.join())
        .map((there) => `${url} names ${there}, which does not name it`),
    ]
  })
}
