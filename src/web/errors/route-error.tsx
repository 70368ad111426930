import { lazy } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Fetched when something goes wrong, together with its words. */
const ErrorPage = lazy(() => import('./error-page.tsx'))

/** Whatever went wrong on a page: an answer with a status, a server out of reach (0), or a fault of ours. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <ErrorPage code={error.status} answer={error} />
  const unreachable =
    error instanceof TypeError && !import.meta.env.SSR && /fetch|network|load/i.test(error.message)
  // The service worker has the page, or says which ones it has.
  if (unreachable && navigator.serviceWorker?.controller) {
    location.reload()
    return null
  }
  return <ErrorPage code={unreachable ? 0 : 500} />
}
