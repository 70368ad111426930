import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration. Controls that need scripts are disabled until it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
