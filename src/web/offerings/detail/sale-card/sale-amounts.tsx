import { useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Raised, TokensSold } from '../../sale/raised.tsx'
import type { LoadedOffering } from '../offering.load.ts'

export function SaleAmounts({ offering: { cell, amounts } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const { target } = amounts
  return (
    <>
      {amounts.raised === null || cell.raised === null ? (
        <Raised sale={cell} />
      ) : (
        <div>
          <p className="flex justify-between gap-3 text-2xs text-ink-3">
            {t.raised_amount()}
            {amounts.isMinimumReached && (
              <span className="inline-flex items-center gap-1 font-strong text-succeeded-text">
                <Icon name="check" className="size-3.5 stroke-2" />
                {t.minimumReached()}
              </span>
            )}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
            <b className="text-2xl leading-flat font-head text-ink">{amounts.raised}</b>
            {target !== null && (amounts.isMinimum ? t.fullMinimum({ target }) : t.fullTarget({ target }))}
          </p>
        </div>
      )}
      {cell.sold !== null && amounts.sold !== null && amounts.forSale !== null && (
        <div className="border-t border-rule pt-4">
          <TokensSold sale={cell} />
          <p className="mt-1 text-2xs text-ink-3">
            {t.tokensOf({ sold: amounts.sold, forSale: amounts.forSale })} {cell.symbol}
          </p>
        </div>
      )}
    </>
  )
}
