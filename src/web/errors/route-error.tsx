import { lazy } from 'react'
import { useRouteError } from 'react-router'

/** Loaded with its dictionary only after an error; the service worker has both cached. */
const Failure = lazy(() => import('./failure.tsx'))

export function RouteError() {
  return <Failure error={useRouteError()} />
}
