import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../domain/kernel/site/language.ts'
import { sitemapPath } from '../../words/addresses/sitemap-addresses.ts'
import type { SitemapPart, SitemapSource } from './sitemap-source.ts'
import { writeSitemap, writeSitemapIndex, type SitemapReader } from './write-sitemap.ts'

export interface SitemapFile {
  /** Compressed as it is written: as text it is nowhere whole. */
  readonly gzip: Buffer
  readonly hash: string
}

export interface AskedSitemap {
  readonly kind: string
  readonly number: number
}

interface SitemapFilesOptions {
  readonly sources: readonly SitemapSource[]
  readonly origins: Readonly<Record<Language, string>>
  readonly now: () => number
}

/** Search engines come by once a day: what they read may be ten minutes old. */
const freshMilliseconds = 600_000
/** Some hundred files of ten thousand addresses. */
const maxBytes = 32 * 1024 * 1024

/** Written when it is asked for, one file at a time, and kept for ten minutes. */
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
    /** Undefined when there is no such file. */
    async file({ kind, number }: AskedSitemap, language: Language): Promise<SitemapFile | undefined> {
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

/** However many are asked for at once, the database writes one. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
