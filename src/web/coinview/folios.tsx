import { Suspense } from 'react'
import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { useCurrency } from '../market/stored/use-currency.ts'
import { AssetsFolio } from './assets-folio.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { EventsFolio } from './events-folio.tsx'
import { Install } from './install.tsx'
import { NoticesFolio } from './notices-folio.tsx'
import { Premium } from './premium.tsx'
import { Questions } from './questions.tsx'
import { SalesFolio } from './sales-folio.tsx'

interface FoliosProps {
  readonly page: LoadedCoinview
  readonly stores: AppStores
}

/**
 * The parts below the first screen, one for each function of the app. Each has its own Suspense boundary, so that the
 * browser stays responsive between their hydrations.
 */
export default function Folios({ page, stores }: FoliosProps) {
  const currency = useCurrency(undefined)
  return (
    <div data-near="">
      <div className="wrap">
        <Suspense>
          <NoticesFolio page={page} currency={currency} />
        </Suspense>
        <Suspense>
          <AssetsFolio page={page} currency={currency} />
        </Suspense>
        <Suspense>
          <SalesFolio page={page} />
        </Suspense>
        <Suspense>
          <EventsFolio page={page} />
        </Suspense>
        <Suspense>
          <Premium />
          <Questions stores={stores} />
        </Suspense>
      </div>
      <Install stores={stores} />
    </div>
  )
}
