import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area } from '../../words/dictionary.ts'
import { LanguageContext } from '../i18n/use-messages.ts'
import { EagerPictures } from '../ui/pictures/eager-pictures.ts'
import { preloadPicture } from '../ui/pictures/preload-picture.ts'
import type { CachedPart } from './cached-parts.ts'

interface PartOfPage {
  readonly of: object | string
  /** The name of the part, which differs if a page shows the same object in several parts. */
  readonly part: string
  readonly language: Language
  /** Address of the start page including the carried parameters (theme, in-app mode), which all links in the part have. */
  readonly home: string
  readonly variant: string
  readonly children: ReactNode
}

interface Markup extends CachedPart {
  readonly variant: string
  readonly areas: ReadonlySet<Area>
  readonly preloadPictures: () => void
}

export type MarkupCache = (part: PartOfPage) => Markup

/**
 * Size of the cache: room for about two thousand parts of four kilobytes, each in several versions for language, theme and in-app
 * mode.
 */
const maxBytes = 16_000_000
const maxWays = 8

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
    // The map is replaced and not changed, because the cache measures the size of an entry only when its value is set.
    cached.set(part.of, new Map([...others, [way, markup]]))
    return markup
  }
}

/**
 * React writes the preload links of a fragment in front of it. They are removed, because the page that shows the part
 * preloads the pictures.
 */
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
    preloadPictures: () => pictures.forEach(preloadPicture),
  }
}
