import { useSyncExternalStore } from 'react'

let failures = 0
const listeners = new Set<() => void>()

/** Said by a loader in the browser; the navigation goes on all the same. */
export function navigationFailed(): void {
  failures++
  for (const listener of listeners) listener()
}

/** Grows with each failure. */
export function useNavigationFailures(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => failures,
    () => 0,
  )
}
