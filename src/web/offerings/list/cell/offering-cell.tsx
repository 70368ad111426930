import { useSite } from '../../../reader/site.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { PageLink } from '../../../ui/controls/page-link.tsx'
import { LogoImage } from '../../../ui/pictures/logo-image.tsx'
import type { SaleCell } from '../../sale/present-cell.ts'
import { DemoTag } from '../../sale/sale-status.tsx'
import { CachedCell } from './cached-cell.tsx'
import { CellTexts, CellSymbol } from './cell-texts.tsx'
import { SaleColumns } from './sale-columns.tsx'

interface OfferingCellProps {
  readonly offering: SaleCell
  readonly now: string
  readonly eager: boolean
}

export function OfferingCell({ offering, now, eager }: OfferingCellProps) {
  const { opensApp } = useSite()
  return (
    <CachedCell className="cell late-layout" sale={offering} now={now} eager={eager}>
      <CellContent offering={offering} now={now} eager={eager} opensApp={opensApp} />
    </CachedCell>
  )
}

type CellContentProps = OfferingCellProps & { readonly opensApp: boolean }

function CellContent({ offering, now, eager, opensApp }: CellContentProps) {
  const links = useLinks()
  return (
    <>
      <LogoImage src={offering.logo} name={offering.name} eager={eager} className="cell-logo" />
      <div className="cell-texts">
        <h3 className="cell-name">
          <PageLink to={links.offering(offering.item_id)} className="cell-link" lang={offering.langs.name}>
            {offering.name}
          </PageLink>{' '}
          <CellSymbol text={offering.symbol} />
        </h3>
        <CellTexts offering={offering} labels={<DemoTag of={offering} />} />
      </div>
      <SaleColumns offering={offering} now={now} opensApp={opensApp} />
    </>
  )
}
