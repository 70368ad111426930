import {
  articleData,
  breadcrumbData,
  structuredDataText,
} from '../../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { offeringPath } from '../../../words/addresses.ts'
import { PageHead } from '../../page/page-head.tsx'
import { publisherOf } from '../../page/parts/publisher.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import type { LoadedOffering } from './offering.load.ts'

interface OfferingHeadProps {
  readonly offering: LoadedOffering
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of an offering. */
export function OfferingHead({ offering, crumbs }: OfferingHeadProps) {
  const t = useMessages('offering')
  const links = useLinks()
  const { language, origins } = useSite()
  const origin = origins[language]
  const { item_id: itemId, name } = offering.cell
  const title = t.title({ name })
  const description = offering.summary?.text ?? t.description({ name })
  const image = bannerImage(offering.banner, origin) ?? origin + offering.card
  const path = offeringPath(itemId)
  return (
    <PageHead
      title={title}
      description={description}
      kind="article"
      path={path}
      card={offering.card}
      feed={links.rss(itemId)}
      structuredData={
        import.meta.env.SSR
          ? structuredDataText([
              articleData({
                article: {
                  headline: title,
                  description,
                  url: origin + path,
                  image,
                  publishedAt: offering.created_at,
                  updatedAt: offering.updated.at,
                  language,
                },
                publisher: publisherOf(origin),
              }),
              breadcrumbData({
                crumbs: crumbs.map((crumb) => ({ name: crumb.name, url: origin + crumb.to })),
              }),
            ])
          : ''
      }
    />
  )
}

/** A banner that search engines can show: a drawing cannot be one. */
function bannerImage(banner: string | null, origin: string): string | undefined {
  if (banner === null || !/\.(?:png|jpe?g|webp|gif)$/i.test(banner)) return undefined
  return banner.startsWith('/') ? origin + banner : banner
}
