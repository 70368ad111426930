import { useLocation } from 'react-router'
import { defaultLanguage, htmlLang, languages, type Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { metaDescription } from '../../domain/share-metadata/description.ts'
import { rssPath } from '../../words/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'

interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string
  readonly description: string
  readonly kind?: 'website' | 'article'
  /** Pages that no search engine should list: errors, the offline page. */
  readonly unlisted?: boolean
  /** The address this page is known by, when it is not the one asked for. */
  readonly path?: string
  /** The one language it is written in and served in. */
  readonly onlyIn?: Language
  /** The picture of the social card, in place of the site's own. */
  readonly image?: string | undefined
  /** The feed that tells what changes here, in place of the site's own. */
  readonly feed?: string
  /**
   * What search engines read, as text made on the server alone: `import.meta.env.SSR ? structuredDataText(…) : ''`
   * keeps the making of it out of the browser's code.
   */
  readonly structuredData?: string
}

/** Title, canonical address, the other languages and the social card of one page. */
export function PageHead({
  title,
  description,
  kind = 'website',
  unlisted,
  path,
  onlyIn,
  image,
  feed = rssPath,
  structuredData,
}: PageHeadProps) {
  const { language, origins } = useSite()
  const { pathname } = useLocation()
  const known = path ?? pathname
  const whole = `${title} | ${siteConfig.fullName}`
  const url = origins[language] + known
  return (
    <>
      <title>{whole}</title>
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {(onlyIn === undefined ? languages : [onlyIn]).map((other) => (
            <link key={other} rel="alternate" hrefLang={htmlLang[other]} href={origins[other] + known} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origins[defaultLanguage] + known} />
        </>
      )}
      {import.meta.env.SSR && (
        <ShareCard title={whole} url={url} description={description} kind={kind} image={image} feed={feed} />
      )}
      {structuredData !== undefined && (
        <script
          suppressHydrationWarning
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </>
  )
}

interface ShareCardProps extends Pick<PageHeadProps, 'description' | 'kind' | 'image' | 'feed'> {
  readonly title: string
  readonly url: string
}

/** For search engines and previews, which ask the server: a page that the reader moves on to goes without. */
function ShareCard({ title, url, description, kind, image, feed }: ShareCardProps) {
  const t = useMessages('frame')
  const { language, origins } = useSite()
  const said = metaDescription({ text: description, fallback: t.defaultDescription() })
  return (
    <>
      <meta name="description" content={said} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteConfig.fullName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={said} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image ?? `${origins[language]}/share-card.png`} />
      <link rel="alternate" type="application/rss+xml" title={siteConfig.fullName} href={feed} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
