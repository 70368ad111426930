import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { ColoursSwitch } from '../choices/colours-switch.tsx'
import type { LoadedMarket } from './market.load.ts'

const Downloads = lazy(() => import('./downloads.tsx'))

export default function MarketLegend({ market }: { market: LoadedMarket }) {
  const t = useMessages('market')
  if (market.rows.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-xs text-ink-3">
      <p className="flex flex-[1_1_20rem] flex-wrap gap-x-6 gap-y-1">
        {market.rows.some(({ age }) => age !== null) && (
          <span className="stale justify-start">
            <Icon name="clock" />
            {t.staleMeaning()}
          </span>
        )}
        <span>{t.missingMeaning()}</span>
      </p>
      <ColoursSwitch />
      <Suspense>
        <Downloads market={market} />
      </Suspense>
    </div>
  )
}
