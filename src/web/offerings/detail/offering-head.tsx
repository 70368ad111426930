import { offeringPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import type { LoadedOffering } from './offering.load.ts'

interface OfferingHeadProps {
  readonly offering: LoadedOffering
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

export function OfferingHead({ offering, crumbs }: OfferingHeadProps) {
  const t = useMessages('offering')
  const links = useLinks()
  const { language, origins } = useSite()
  const origin = origins[language]
  const { item_id: itemId, name } = offering.cell
  const title = t.title({ name: offering.demo?.name ?? name })
  const image = bannerImage(offering.banner, origin) ?? origin + offering.card
  return (
    <PageHead
      title={title}
      description={offering.headText}
      kind="article"
      path={offeringPath(itemId)}
      card={offering.card}
      feed={links.rss(itemId)}
      facts={{
        article: {
          headline: title,
          image,
          publishedAt: offering.created_at,
          updatedAt: offering.updated.at,
          language,
        },
        crumbs,
      }}
    />
  )
}

/** The absolute address of a banner for search engines; they do not accept SVG. */
function bannerImage(banner: string | null, origin: string): string | undefined {
  if (banner === null || !/\.(?:png|jpe?g|webp|gif)$/i.test(banner)) return undefined
  return banner.startsWith('/') ? origin + banner : banner
}
