import type { Language } from '../../domain/kernel/site/language.ts'
import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'
import { alternatesOf } from '../../domain/share-metadata/alternates.ts'
import type { ListedPage } from './sitemap-source.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Of the protocol. */
const maxAddresses = 50_000

export interface SitemapReader {
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
}

/** The pages of one language, each with the same page in the others. */
export async function* writeSitemap(
  slices: AsyncIterable<readonly ListedPage[]>,
  reader: SitemapReader,
): AsyncGenerator<string> {
  yield `${head}<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  let room = maxAddresses
  for await (const slice of slices) {
    const own = slice.filter(({ writtenIn }) => writtenIn?.includes(reader.language) !== false).slice(0, room)
    room -= own.length
    yield own.map((page) => writePage(page, reader)).join('')
    if (room === 0) break
  }
  yield '</urlset>\n'
}

function writePage({ path, changedAt, writtenIn }: ListedPage, { language, origins }: SitemapReader): string {
  const links = alternatesOf({ path, writtenIn, origins }).map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  )
  return `<url>${place(origins[language] + path, changedAt)}${links.join('')}</url>\n`
}

/** Names sitemaps by their absolute addresses. */
export function writeSitemapIndex(
  sitemaps: readonly { readonly url: string; readonly changedAt: Date | null }[],
): string {
  const written = sitemaps.map(({ url, changedAt }) => `<sitemap>${place(url, changedAt)}</sitemap>\n`)
  return `${head}<sitemapindex ${names}>\n${written.join('')}</sitemapindex>\n`
}

function place(url: string, changedAt: Date | null): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `<loc>${escapeMarkup(url)}</loc>${changed}`
}
