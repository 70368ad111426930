import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { useLinks } from '../reader/use-links.ts'
import { OfferingHead } from './detail/offering-head.tsx'
import { SaleCard } from './detail/sale-card/sale-card.tsx'
import { rememberShown } from './detail/shown-offerings.ts'
import { TitleBlock } from './detail/title/title-block.tsx'
import { useCountedView } from './detail/use-counted-view.ts'
// These style sheets belong to parts that hydrate later but are visible from the start, so they are loaded with the page.
import '../page/prose.css'
import '../upcoming/upcoming.css'
import './detail/detail.css'

const ShareRow = lazy(() => import('./detail/share-row.tsx'))
const KeyFacts = lazy(() => import('./detail/key-facts.tsx'))
const CoinsAndFeatures = lazy(() => import('./detail/coins-and-features.tsx'))
const Story = lazy(() => import('./detail/story.tsx'))
const Related = lazy(() => import('./detail/related.tsx'))

const load = deferredLoad(() => import('./detail/recent-offering.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function OfferingPage() {
  const t = useMessages('offerings')
  const links = useLinks()
  const offering = useLoaded(load)
  const { item_id: itemId, name, langs } = offering.cell
  const crumbs = [
    { name: t.listTitle(), to: links.home() },
    { name, to: links.offering(itemId), lang: langs.name },
  ]
  useCountedView(itemId)
  useEffect(() => rememberShown(offering), [offering])
  return (
    <div className="wrap">
      <OfferingHead offering={offering} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      {offering.demo && (
        <p className="mb-3 border border-dashed p-2 text-xs text-ongoing-text">{offering.demo.note}</p>
      )}
      <TitleBlock offering={offering} />
      <div className="mt-5 grid gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12">
        <div className="grid gap-5 lg:sticky lg:top-4 lg:order-2">
          <SaleCard offering={offering} />
          <Suspense>
            <ShareRow offering={offering} />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-10">
          <Suspense>
            <KeyFacts offering={offering} />
          </Suspense>
          <Suspense>
            <CoinsAndFeatures cell={offering.cell} />
          </Suspense>
          <Suspense>
            <Story offering={offering} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <Related offering={offering} />
      </Suspense>
    </div>
  )
}
