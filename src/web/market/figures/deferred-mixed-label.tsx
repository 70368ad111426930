import { lazy, Suspense } from 'react'

const MixedLabel = lazy(() => import('./mixed-label.tsx'))

/** Most pages have no mixed prices, so the label is fetched only where it is shown. */
export function DeferredMixedLabel({ of }: { of: 'list' | 'demo' | 'real' }) {
  return (
    <Suspense>
      <MixedLabel of={of} />
    </Suspense>
  )
}
