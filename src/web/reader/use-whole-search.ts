import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSite } from './site.ts'

/** A subscribe function for `useSyncExternalStore` values that never change while a page is shown. */
export const never = () => () => {}

/** The full query of the address, for links that keep all of it. Until hydration only the canonical query is known. */
export function useWholeSearch(): string {
  const { search } = useLocation()
  const { knownSearch } = useSite()
  return useSyncExternalStore(
    never,
    () => search,
    () => knownSearch,
  )
}
