import { isRouteErrorResponse } from 'react-router'
import ErrorPage from './error-page.tsx'

interface FailureProps {
  readonly error: unknown
}

/** Whatever went wrong on a page: an answer with a status, a server out of reach (0), or a fault of ours. */
export default function Failure({ error }: FailureProps) {
  if (isRouteErrorResponse(error)) return <ErrorPage code={error.status} answer={error} />
  const unreachable =
    error instanceof TypeError && !import.meta.env.SSR && /fetch|network|load/i.test(error.message)
  // The service worker has the page, or says which ones it has; what it lacks then is not to be had.
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
