import { lazy, Suspense } from 'react'

const MixedLabel = lazy(() => import('./mixed-label.tsx'))

export function DeferredMixedLabel({ of }: { of: 'list' | 'demo' | 'real' }) {
  return (
    <Suspense>
      <MixedLabel of={of} />
    </Suspense>
  )
}
