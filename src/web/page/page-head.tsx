import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import type { DescriptionParts } from '../../domain/share-metadata/description.ts'
import { rssPath } from '../../words/addresses/addresses.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useSite } from '../reader/site.ts'
import type { PageFacts } from './structured-text.ts'

/** The tags of the head, rendered on the server only. After a navigation the browser updates the tags by `write-head.ts`. */
const HeadTags = import.meta.env.SSR ? (await import('./head-tags.tsx')).HeadTags : undefined
const structuredText = import.meta.env.SSR ? (await import('./structured-text.ts')).structuredText : undefined

interface PageHeadProps {
  readonly title: string
  /** Which page of a list this is, for the title: `, page 2`. */
  readonly nth?: string
  readonly description: DescriptionParts
  readonly kind?: 'website' | 'article'
  /** Excludes the page from search engines: errors, the offline page. */
  readonly unlisted?: boolean
  /** The canonical path, if it differs from the requested one. */
  readonly path?: string
  /** The languages that have this page; all by default. */
  readonly writtenIn?: readonly Language[]
  readonly card?: string
  readonly feed?: string
  readonly facts?: PageFacts
}

/** Search engines cut longer titles, and then the words of the page matter more than the name of the site. */
const maxTitleLength = 60

function wholeTitle(title: string, language: Language): string {
  const whole = `${title} | ${siteConfig.fullName[language]}`
  return whole.length > maxTitleLength ? title : whole
}

export function PageHead({
  title,
  nth = '',
  description,
  kind = 'website',
  unlisted,
  path,
  writtenIn,
  card,
  feed = rssPath,
  facts,
}: PageHeadProps) {
  const { language, origins, company } = useSite()
  const { pathname } = useLocation()
  const whole = wholeTitle(title + nth, language)
  const page = {
    title: whole,
    description,
    kind,
    unlisted,
    path: path ?? pathname,
    writtenIn,
    card,
    feed,
    facts,
    language,
    origins,
    company,
  }
  useEffect(() =>
    whenIdle(() => {
      // A failed update of the head does not disturb the reader.
      import('./write-head.ts').then((file) => file.writeHead(page)).catch(() => undefined)
    }),
  )
  return (
    <>
      <title>{whole}</title>
      {HeadTags !== undefined && <HeadTags page={page} />}
      {facts && (
        <script
          suppressHydrationWarning
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredText?.(page) ?? '' }}
        />
      )}
    </>
  )
}
