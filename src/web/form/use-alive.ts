import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false on the server and until hydration. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
