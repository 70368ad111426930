import { lazy } from 'react'
import { useRouteError } from 'react-router'

/**
 * The error page and its dictionary are loaded only after an error; the service worker has both cached in case the network is
 * down.
 */
const Failure = lazy(() => import('./failure.tsx'))

export function RouteError() {
  return <Failure error={useRouteError()} />
}
