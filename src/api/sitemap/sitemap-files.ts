import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../domain/kernel/site/language.ts'
import { escapeMarkup } from '../../domain/kernel/text/escape-markup.ts'
import { alternatesOf } from '../../domain/share-metadata/alternates.ts'
import { sitemapPath } from '../../words/addresses/sitemap-addresses.ts'
import type { SitemapPart, SitemapSource, ListedPage } from './sitemap-source.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** The sitemap protocol allows this many addresses in a file. */
const maxAddresses = 50_000

interface SitemapReader {
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
}

async function* writeSitemap(
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
  return `<url>${locationElement(origins[language] + path, changedAt)}${links.join('')}</url>\n`
}

function writeSitemapIndex(
  sitemaps: readonly { readonly url: string; readonly changedAt: Date | null }[],
): string {
  const written = sitemaps.map(
    ({ url, changedAt }) => `<sitemap>${locationElement(url, changedAt)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${names}>\n${written.join('')}</sitemapindex>\n`
}

function locationElement(url: string, changedAt: Date | null): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `<loc>${escapeMarkup(url)}</loc>${changed}`
}

export interface SitemapFile {
  readonly gzip: Buffer
  readonly hash: string
}

export interface RequestedSitemap {
  readonly kind: string
  readonly number: number
}

interface SitemapFilesOptions {
  readonly sources: readonly SitemapSource[]
  readonly origins: Readonly<Record<Language, string>>
  readonly now: () => number
}

/** How long a sitemap is cached. It may be outdated for so long, since search engines read it about once a day. */
const freshMilliseconds = 600_000
/** The memory for cached sitemaps, enough for about a hundred files of ten thousand addresses. */
const maxBytes = 32 * 1024 * 1024

/** Writes sitemaps on request, one file at a time, and caches them for ten minutes. */
export function sitemapFiles({ sources, origins, now }: SitemapFilesOptions) {
  const clock = { ttl: freshMilliseconds, perf: { now }, ttlResolution: 0, ignoreFetchAbort: true }
  const inTurn = oneAtATime()
  const parts = new LRUCache<string, readonly SitemapPart[], SitemapSource>({
    ...clock,
    max: sources.length,
    fetchMethod: (_kind, _before, { context }) => inTurn(() => context.parts()),
  })
  const partsOf = async (source: SitemapSource) => (await parts.fetch(source.kind, { context: source })) ?? []
  const files = new LRUCache<string, SitemapFile, () => AsyncIterable<string>>({
    ...clock,
    maxSize: maxBytes,
    sizeCalculation: ({ gzip }) => gzip.length,
    fetchMethod: (_key, _before, { context }) => inTurn(() => pack(context())),
  })
  return {
    async index(language: Language): Promise<string> {
      const named = await Promise.all(
        sources.filter(isIn(language)).map(async (source) =>
          (await partsOf(source)).map(({ changedAt }, place) => ({
            url: origins[language] + sitemapPath({ kind: source.kind, number: place + 1 }),
            changedAt,
          })),
        ),
      )
      return writeSitemapIndex(named.flat())
    },
    async file({ kind, number }: RequestedSitemap, language: Language): Promise<SitemapFile | undefined> {
      const source = sources.filter(isIn(language)).find((known) => known.kind === kind)
      if (source === undefined) return undefined
      const all = await partsOf(source)
      const part = all[number - 1]
      if (part === undefined) return undefined
      const range = { from: part.from, before: all[number]?.from ?? null }
      const reader: SitemapReader = { language, origins }
      return files.fetch(`${language} ${kind} ${number}`, {
        context: () => writeSitemap(source.pages(range), reader),
      })
    },
  }
}

export type SitemapFiles = ReturnType<typeof sitemapFiles>

function isIn(language: Language) {
  return ({ writtenIn }: SitemapSource) => writtenIn?.includes(language) !== false
}

async function pack(text: AsyncIterable<string>): Promise<SitemapFile> {
  const source = Readable.from(text)
  const packed = createGzip()
  source.on('error', (error) => packed.destroy(error))
  const gzip = await buffer(source.pipe(packed))
  return { gzip, hash: createHash('sha256').update(gzip).digest('base64url').slice(0, 22) }
}

/** Runs one task after the other, so that simultaneous requests load the database with one file at a time. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
