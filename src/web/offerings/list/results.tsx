import { lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { AdvertisedCell } from './cell/advertised-cell.tsx'
import { OfferingCell } from './cell/offering-cell.tsx'
import type { LoadedList } from './list.load.ts'

const NoResults = lazy(() => import('./no-results.tsx'))

/** Number of logos that are visible without scrolling. */
const inSight = 4

export default function Results({ list }: { list: LoadedList }) {
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  if (list.noResults) {
    return (
      <Suspense>
        <NoResults {...list.noResults} />
      </Suspense>
    )
  }
  return (
    <ol aria-busy={isWaiting} className="transition-opacity aria-busy:opacity-50">
      {list.cells.map((cell, place) =>
        cell.kind === 'ad' ? (
          <AdvertisedCell key={`ad ${cell.ad.ad_id}`} ad={cell.ad} now={list.now} />
        ) : (
          <OfferingCell key={cell.item.item_id} offering={cell.item} now={list.now} eager={place < inSight} />
        ),
      )}
    </ol>
  )
}
