import { lazy, Suspense } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Raised, TokensSold } from '../../sale/raised.tsx'
import type { LoadedOffering } from '../offering.load.ts'

const RaisedAmounts = lazy(() => import('./raised-amounts.tsx'))

export function SaleAmounts({ offering: { cell, amounts } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  return (
    <>
      {amounts.raised === null || cell.raised === null ? (
        <Raised sale={cell} />
      ) : (
        <Suspense fallback={<div className="h-24" />}>
          <RaisedAmounts amounts={amounts} />
        </Suspense>
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
