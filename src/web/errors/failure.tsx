import { isRouteErrorResponse } from 'react-router'
import ErrorPage from './error-page.tsx'

interface FailureProps {
  readonly error: unknown
}

export default function Failure({ error }: FailureProps) {
  if (isRouteErrorResponse(error)) return <ErrorPage code={error.status} answer={error} />
  const unreachable =
    error instanceof TypeError && !import.meta.env.SSR && /fetch|network|load/i.test(error.message)
  // A reload lets the service worker answer with a stored page or its list of them; a page that was just reloaded is not stored.
  if (unreachable && navigator.serviceWorker?.controller && !wasReloaded()) {
    location.reload()
    return null
  }
  return <ErrorPage code={unreachable ? 0 : 500} />
}

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return (
    visit instanceof PerformanceNavigationTiming && visit.type === 'reload' && visit.name === location.href
  )
}
