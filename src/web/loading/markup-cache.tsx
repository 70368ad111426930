import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area } from '../../words/dictionary.ts'
import { announcePicture } from '../ui/pictures/announce-picture.ts'
import { EagerPictures } from '../ui/pictures/eager-pictures.ts'
import { LanguageContext } from '../i18n/use-messages.ts'
import type { WrittenPart } from './written-parts.ts'

interface PartOfPage {
  readonly of: object | string
  /** Which part it is, where several show the same. */
  readonly part: string
  readonly language: Language
  /** The address of the start page with what every link carries on. */
  readonly home: string
  readonly variant: string
  readonly children: ReactNode
}

interface Markup extends WrittenPart {
  readonly variant: string
  /** The dictionaries it is written with. */
  readonly areas: ReadonlySet<Area>
  /** Has the head of the page name those in it that are in sight at once. */
  readonly announcePictures: () => void
}

export type MarkupCache = (part: PartOfPage) => Markup

/** About two thousand of four kilobytes, each in a few ways: by language, light and dark, in the app. */
const maxBytes = 16_000_000
const maxWays = 8

/** Parts of pages as bytes, by what they show. Of the variants of a part the latest is cached. */
export function createMarkupCache(): MarkupCache {
  const cached = new LRUCache<object | string, Map<string, Markup>>({
    maxSize: maxBytes,
    sizeCalculation: (ways, of) =>
      (typeof of === 'string' ? of.length : 0) +
      ways.values().reduce((sum, { bytes }) => sum + bytes.length, 1),
  })
  return (part) => {
    const ways = cached.get(part.of)
    const way = `${part.language} ${part.home} ${part.part}`
    const known = ways?.get(way)
    if (known?.variant === part.variant) return known
    const markup = write(part)
    const others = ways === undefined || ways.size >= maxWays ? [] : ways
    // Another map: of the same one the size is not asked for again.
    cached.set(part.of, new Map([...others, [way, markup]]))
    return markup
  }
}

/** React puts what announces a picture in front of a text without a head; whoever shows the part announces it. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

function write({ language, home, variant, children }: PartOfPage): Markup {
  const areas = new Set<Area>()
  const pictures = new Set<string>()
  const html = renderToString(
    <StaticRouter location={home}>
      <LanguageContext value={{ language, onUse: (area) => areas.add(area) }}>
        <EagerPictures value={(src) => pictures.add(src)}>{children}</EagerPictures>
      </LanguageContext>
    </StaticRouter>,
  )
  const bytes = Buffer.from(html.replace(preloads, ''))
  return {
    variant,
    bytes,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    areas,
    announcePictures: () => pictures.forEach(announcePicture),
  }
}
