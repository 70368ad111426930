import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { rssPath } from '../../words/addresses/addresses.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useSite } from '../reader/site.ts'
import type { PageFacts } from './structured-text.ts'

/** Of the server alone: a browser writes the tags anew, and only when the reader moves on. */
const HeadTags = import.meta.env.SSR ? (await import('./head-tags.tsx')).HeadTags : undefined
const structuredText = import.meta.env.SSR ? (await import('./structured-text.ts')).structuredText : undefined

interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string
  /** Which page of a list: ` (2)`. */
  readonly nth?: string
  readonly description: string
  readonly kind?: 'website' | 'article'
  /** Pages that no search engine should list: errors, the offline page. */
  readonly unlisted?: boolean
  /** The address this page is known by, when it is not the one asked for. */
  readonly path?: string
  /** The languages it is written in and served in; left out, all. */
  readonly writtenIn?: readonly Language[]
  /** The address of the picture that goes with the link, in place of the site's own. */
  readonly card?: string
  /** The feed that tells what changes here, in place of the site's own. */
  readonly feed?: string
  /** What search engines read beside the head. */
  readonly facts?: PageFacts
}

/** Title, canonical address, the other languages and the social card of one page. */
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
  const { language, origins } = useSite()
  const { pathname } = useLocation()
  const whole = `${title}${nth} | ${siteConfig.fullName}`
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
  }
  useEffect(() =>
    whenIdle(() => {
      // A head that could not be written anew is no trouble of the reader's.
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
