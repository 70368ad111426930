import type { ReactNode } from 'react'
import { isOfferingPath } from '../../../words/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CachedMarkup } from '../../page/cached-markup.tsx'
import { useLinks } from '../../reader/use-links.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import { CoinMarks } from '../sale/coins.tsx'
import { FeatureMarks } from '../sale/features.tsx'
import type { AdCell, SaleCell } from '../sale/present-cell.ts'
import { Raised, TokensSold } from '../sale/raised.tsx'
import { SaleDates } from '../sale/sale-dates.tsx'
import { SaleStatus } from '../sale/sale-status.tsx'
import { countedText, TimeLeft } from '../sale/time-left.tsx'
import { AdFacts, AdLink } from './ad-parts.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'

interface OfferingCellProps {
  readonly offering: SaleCell
  readonly now: string
  readonly eager: boolean
}

/** The link of the name covers the whole cell; the link into the app lies above it. */
export function OfferingCell({ offering, now, eager }: OfferingCellProps) {
  return (
    <CachedCell className="cell late-layout" sale={offering} now={now} eager={eager}>
      <CellContent offering={offering} now={now} eager={eager} />
    </CachedCell>
  )
}

function CellContent({ offering, now, eager }: OfferingCellProps) {
  const links = useLinks()
  return (
    <>
      <LogoImage src={offering.logo} name={offering.name} eager={eager} className="cell-logo" />
      <div className="min-w-0">
        <h3 className="cell-name">
          <PageLink to={links.offering(offering.item_id)} className="cell-link">
            {offering.name}
          </PageLink>{' '}
          <Symbol text={offering.symbol} />
        </h3>
        <CellTexts offering={offering} />
      </div>
      <SaleColumns offering={offering} now={now} />
    </>
  )
}

/** An ad has its label, says who pays and until when, and looks like a result only when it is of an entry. */
export function AdvertisedCell({ ad, now }: { ad: AdCell; now: string }) {
  return (
    <CachedCell className="cell cell-ad late-layout" sale={ad} now={now}>
      <AdContent ad={ad} now={now} />
    </CachedCell>
  )
}

function AdContent({ ad, now }: { ad: AdCell; now: string }) {
  return (
    <>
      <LogoImage src={ad.logo} name={ad.name} className="cell-logo" />
      <div className="min-w-0">
        <h3 className="cell-name">
          <AdLink ad={ad} className="cell-link">
            {ad.name}
          </AdLink>{' '}
          <Symbol text={ad.symbol} />
        </h3>
        <CellTexts offering={ad} />
        <AdFacts ad={ad} />
      </div>
      {isOfferingPath(ad.href) && <SaleColumns offering={ad} now={now} />}
    </>
  )
}

interface CachedCellProps {
  readonly className: string
  readonly sale: SaleCell
  readonly now: string
  readonly eager?: boolean
  readonly children: ReactNode
}

/** Rendered anew when the sale has changed, or the time that is left, or the year, or when it comes into sight. */
function CachedCell({ className, sale, now, eager = false, children }: CachedCellProps) {
  const t = useMessages('offerings')
  const variant = import.meta.env.SSR ? `${eager} ${now.slice(0, 4)} ${countedText({ sale, now, t })}` : ''
  return (
    <CachedMarkup as="li" className={className} of={sale} variant={variant}>
      {children}
    </CachedMarkup>
  )
}

function Symbol({ text }: { text: string | null }) {
  return text !== null && <span className="text-xs font-body text-ink-3">{text}</span>
}

function CellTexts({ offering: { slogan, excerpt, langs } }: { offering: SaleCell }) {
  return (
    <>
      {slogan !== null && (
        <p lang={langs.slogan} className="cell-slogan">
          {slogan}
        </p>
      )}
      {excerpt !== null && (
        <p lang={langs.excerpt} className="cell-excerpt">
          {excerpt}
        </p>
      )}
    </>
  )
}

function SaleColumns({ offering, now }: { offering: SaleCell; now: string }) {
  const t = useMessages('offerings')
  const links = useLinks()
  const { product_code: productCode } = offering
  return (
    <>
      <div className="cell-when">
        <SaleStatus sale={offering} className="cell-status whitespace-normal!" />
        <p className="text-sm leading-head font-strong text-ink">
          <TimeLeft sale={offering} now={now} />
        </p>
        <SaleDates sale={offering} now={now} />
      </div>
      <div className="cell-money">
        <Raised sale={offering} />
        <TokensSold sale={offering} />
      </div>
      <div className="cell-marks">
        <CoinMarks coins={offering.coins} />
        <FeatureMarks has={offering.features} />
        {productCode !== null && (
          <a href={links.watch(productCode)} className="cell-watch">
            <Icon name="phone" className="size-4" />
            {t.watch()}
          </a>
        )}
      </div>
    </>
  )
}
