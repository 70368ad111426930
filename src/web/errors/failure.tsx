import { isRouteErrorResponse } from 'react-router'
import ErrorPage from './error-page.tsx'

interface FailureProps {
  readonly error: unknown
}

export default function Failure({ error }: FailureProps) {
  if (isRouteErrorResponse(error)) return <ErrorPage code={error.status} answer={error} />
  const unreachable =
    error instanceof TypeError && !import.meta.env.SSR && /fetch|network|load/i.test(error.message)
  // After a reload the service worker answers with the stored copy of the page, or with the list of stored pages. If the page was
  // just reloaded, no copy is stored, and another reload would not help.
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
