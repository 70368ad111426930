import { lazy, Suspense } from 'react'
import { announcedPart } from '../loading/announced-part.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import './purchase.css'

/** The form may be hydrated late, because it keeps text that was typed before. */
const Buying = announcedPart('src/web/purchase/form/buying.tsx', () => import('./form/buying.tsx'))
const Result = lazy(() => import('./result/result.tsx'))

const load = deferredLoad(() => import('./purchase.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The component of several routes: the order form and the pages after the checkout. */
export default function PurchasePage() {
  const loaded = useLoaded(load)
  return (
    <Suspense>
      {loaded.stage === 'buy' ? (
        <Buying loaded={loaded} />
      ) : (
        <Result key={loaded.subscription + loaded.back} loaded={loaded} />
      )}
    </Suspense>
  )
}
