import { useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { CoinMarks } from '../../sale/coins.tsx'
import { FeatureMarks } from '../../sale/features.tsx'
import type { SaleCell } from '../../sale/present-cell.ts'
import { Raised, TokensSold } from '../../sale/raised.tsx'
import { SaleDates } from '../../sale/sale-dates.tsx'
import { SaleStatus } from '../../sale/sale-status.tsx'
import { TimeLeft } from '../../sale/time-left.tsx'

/** What decides, before a sale has started, whether its reader can take part. */
function Terms({ terms }: Pick<SaleCell, 'terms'>) {
  const t = useMessages('lists/cells')
  if (terms === null) return null
  const { price, areas, otherAreas, kyc, whitelist } = terms
  const lines = [
    price !== null && t.price({ price }),
    areas !== null && (otherAreas > 0 ? t.notForMore({ areas, count: otherAreas }) : t.notFor({ areas })),
    kyc && t.kyc(),
    whitelist && t.whitelist(),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="cell-terms">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface SaleColumnsProps {
  readonly offering: SaleCell
  readonly now: string
  /** `opensApp` of the site, from outside the cell: cached markup has no site. */
  readonly opensApp: boolean
}

export function SaleColumns({ offering, now, opensApp }: SaleColumnsProps) {
  const t = useMessages('offerings')
  const links = useLinks()
  const { item_id: itemId, product_code: productCode } = offering
  return (
    <>
      <div className="cell-when">
        <SaleStatus sale={offering} className="cell-status whitespace-normal!" />
        <div className="cell-time">
          <p className="text-sm leading-head font-strong text-ink">
            <TimeLeft sale={offering} now={now} />
          </p>
          <SaleDates sale={offering} now={now} />
        </div>
      </div>
      <div className="cell-money">
        <Raised sale={offering} />
        <Terms terms={offering.terms} />
        <TokensSold sale={offering} />
      </div>
      <div className="cell-marks">
        <CoinMarks coins={offering.coins} others={offering.otherCoins} />
        <FeatureMarks has={offering.features} />
        {productCode !== null && (
          <a href={links.watch(itemId, productCode, opensApp)} className="cell-watch">
            <Icon name="bell" className="size-4" />
            {opensApp ? t.watch() : t.watchHere()}
          </a>
        )}
      </div>
    </>
  )
}
