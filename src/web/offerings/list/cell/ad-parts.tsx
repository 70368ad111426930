import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { PageLink } from '../../../ui/controls/page-link.tsx'
import { Label } from '../../../ui/tables/tag.tsx'
import type { PickupCell } from '../../sale/present-cell.ts'

interface AdLinkProps {
  readonly ad: PickupCell
  readonly className: string
  readonly children: ReactNode
}

/** The link of an advertisement; its text is the name. */
export function AdLink({ ad, className, children }: AdLinkProps) {
  const { href } = ad
  const links = useLinks()
  if (href.startsWith('/')) {
    return (
      <PageLink to={links.inside(href)} className={className} lang={ad.langs.name}>
        {children}
      </PageLink>
    )
  }
  const isWebAddress = /^https?:/.test(href)
  return (
    <a
      href={isWebAddress ? href : undefined}
      rel="sponsored noopener"
      className={className}
      lang={ad.langs.name}
    >
      {children}
    </a>
  )
}

/** The one label of an advertisement; it also says that a fictional one is made up. */
export function AdLabel({ demo = false }: { demo?: boolean }) {
  const t = useMessages('offerings')
  const cells = useMessages('lists/cells')
  return demo ? <Label kind="demo">{cells.adDemo()}</Label> : <Label kind="ad">{t.ad()}</Label>
}

export function AdFacts({ ad }: { ad: PickupCell }) {
  const t = useMessages('offerings')
  return (
    <div className="mt-1 text-2xs leading-head text-ink-3">
      <p>{t.adFacts({ payer: ad.payer, date: ad.until })}</p>
      <AdDisclosure ad={ad} />
    </div>
  )
}

/** What the payer states for marketing rules, and that no authority has approved it. It is above the link that covers the cell. */
export function AdDisclosure({ ad: { whitePaper, contact } }: { ad: PickupCell }) {
  const cells = useMessages('lists/cells')
  if (whitePaper === null && contact === null) return null
  return (
    <p className="flex flex-wrap gap-x-2">
      {whitePaper !== null && (
        <a href={whitePaper} rel="sponsored noopener" className="link relative z-1">
          {cells.adWhitePaper()}
        </a>
      )}
      {contact !== null && <span>{cells.adContact({ contact })}</span>}
      <span>{cells.adUnreviewed()}</span>
    </p>
  )
}
