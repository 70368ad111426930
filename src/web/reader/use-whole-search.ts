import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSite } from './site.ts'

/** For what does not change while a page is shown. */
export const never = () => () => {}

/**
 * The query of the address, for links that keep all of it. A page is made of what its route reads alone, so until it
 * is hydrated its links keep that much.
 */
export function useWholeSearch(): string {
  const { search } = useLocation()
  const { knownSearch } = useSite()
  return useSyncExternalStore(
    never,
    () => search,
    () => knownSearch,
  )
}
