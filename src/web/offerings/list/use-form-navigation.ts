import { use, useEffect, useRef, type FormEvent } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router'
import { useLinks } from '../../reader/use-links.ts'
import { filtersHydrated, latestAddress, recordRequested, recordShown } from './requested-addresses.ts'

/**
 * Navigates to the shortest address for the changed fields of a form. On a slow connection a reader may choose faster than
 * lists arrive, so each choice builds on the earlier ones, whether their lists have arrived or not.
 */
export function useFormNavigation() {
  const { pathname, search, key } = useLocation()
  const links = useLinks()
  const navigate = useNavigate()
  // The running navigation is read from the router, because `useNavigation` returns it only after the next rendering.
  const router = use(RouterContext)?.router
  const isHere = useRef(false)
  useEffect(() => recordShown(search, key), [search, key])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // The caller reads the fields before any await, because an arriving list may reset them.
  return async (fields: FormData, changed: readonly string[], options?: NavigateOptions): Promise<void> => {
    const [{ queryAfter }] = await Promise.all([import('./form-address.ts'), filtersHydrated])
    const query = queryAfter({ address: latestAddress(location.search), fields, changed })
    // If the reader has left the list or is leaving it, a late choice must not bring the list back.
    const ahead = router?.state.navigation.location?.pathname ?? pathname
    if (query === undefined || !isHere.current || ahead !== pathname) return
    const address = links.offerings(pathname, query)
    recordRequested(new URL(address, location.href).search)
    await navigate(address, options)
  }
}

export function changedName({ target }: FormEvent): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
}
