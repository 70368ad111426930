import { useLocation } from 'react-router'
import { htmlLang, languages } from '../../domain/kernel/language.ts'
import { siteConfig } from '../../domain/kernel/site-config.ts'
import { metaDescription } from '../../domain/share-metadata/description.ts'
import { structuredDataText } from '../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from './site.ts'

interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string
  readonly description: string
  readonly kind?: 'website' | 'article'
  /** Pages that no search engine should list: errors, the offline page. */
  readonly unlisted?: boolean
  /** The address this page is known by, when it is not the one asked for. */
  readonly path?: string
  readonly structuredData?: readonly object[]
}

const none: readonly object[] = []

/** Title, description, canonical address, the other languages and the social card of one page. */
export function PageHead({
  title,
  description,
  kind = 'website',
  unlisted,
  path,
  structuredData = none,
}: PageHeadProps) {
  const t = useMessages('shell')
  const { language, origins } = useSite()
  const { pathname } = useLocation()
  const known = path ?? pathname
  const whole = `${title} | ${siteConfig.fullName}`
  const said = metaDescription({ text: description, fallback: t.defaultDescription() })
  const url = origins[language] + known
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={said} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={htmlLang[other]} href={origins[other] + known} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origins.ja + known} />
        </>
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteConfig.fullName} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={said} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origins[language]}/share-card.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((object, index) => (
        <script
          // The list is fixed for a page, so its order is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(object) }}
        />
      ))}
    </>
  )
}
