import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first moment of a browser: what only a script can do says so until it can. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
