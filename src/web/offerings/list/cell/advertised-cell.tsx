import { isOfferingPath } from '../../../../words/addresses/addresses.ts'
import { useSite } from '../../../reader/site.ts'
import { LogoImage } from '../../../ui/pictures/logo-image.tsx'
import type { AdCell } from '../../sale/present-cell.ts'
import { AdFacts, AdLabel, AdLink } from './ad-parts.tsx'
import { CachedCell } from './cached-cell.tsx'
import { CellTexts, CellSymbol } from './cell-texts.tsx'
import { SaleColumns } from './sale-columns.tsx'

/** A labelled advertisement with payer and end. It has the layout of a result only when it advertises an entry. */
export function AdvertisedCell({ ad, now }: { ad: AdCell; now: string }) {
  const { opensApp } = useSite()
  return (
    <CachedCell className="cell cell-ad late-layout" sale={ad} now={now}>
      <AdContent ad={ad} now={now} opensApp={opensApp} />
    </CachedCell>
  )
}

interface AdContentProps {
  readonly ad: AdCell
  readonly now: string
  readonly opensApp: boolean
}

function AdContent({ ad, now, opensApp }: AdContentProps) {
  return (
    <>
      <LogoImage src={ad.logo} name={ad.name} className="cell-logo" />
      <div className="cell-texts">
        <h3 className="cell-name">
          <AdLink ad={ad} className="cell-link">
            {ad.name}
          </AdLink>{' '}
          <CellSymbol text={ad.symbol} />
        </h3>
        <CellTexts offering={ad} labels={<AdLabel demo={ad.demo} />} />
        <AdFacts ad={ad} />
      </div>
      {isOfferingPath(ad.href) && <SaleColumns offering={ad} now={now} opensApp={opensApp} />}
    </>
  )
}
