import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { ColoursSwitch } from '../choices/colours-switch.tsx'
import type { LoadedMarket } from './market.load.ts'

/** Comes alive after the table. */
const Downloads = lazy(() => import('./downloads.tsx'))

/** What the marks mean, how gains are coloured, and the view as a file. */
export default function MarketLegend({ market }: { market: LoadedMarket }) {
  const t = useMessages('market')
  if (market.rows.length === 0) return null
  return (
    <div className="market-legend">
      <p>
        {market.rows.some(({ age }) => age !== null) && (
          <span className="stale">
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
