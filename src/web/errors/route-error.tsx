import { lazy } from 'react'
import { useRouteError } from 'react-router'

/** Fetched when something goes wrong, together with its words; the service worker has it at hand. */
const Failure = lazy(() => import('./failure.tsx'))

export function RouteError() {
  return <Failure error={useRouteError()} />
}
