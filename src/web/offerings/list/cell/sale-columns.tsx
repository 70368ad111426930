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

export function SaleColumns({ offering, now }: { offering: SaleCell; now: string }) {
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
