import { lazy, Suspense } from 'react'

const QuoteSource = lazy(() => import('./quote-source.tsx'))

export function DeferredQuoteSource({ sources }: { sources: readonly string[] }) {
  return (
    <Suspense>
      <QuoteSource sources={sources} />
    </Suspense>
  )
}
