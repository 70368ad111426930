import { use, useEffect, useRef, type FormEvent } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router'
import { useLinks } from '../../reader/use-links.ts'
import { filtersAlive, latestAddress, noteAsked, noteShown } from './asked-addresses.ts'

/**
 * Goes at once to what the changed fields of a form ask for, with an address that says no more than it must. On a slow
 * line a reader is ahead of the list: each choice adds to those before it, answered or not.
 */
export function useFormNavigation() {
  const { pathname, search, key } = useLocation()
  const links = useLinks()
  const navigate = useNavigate()
  // What `useNavigation` tells of it comes with the next rendering, which may be too late.
  const router = use(RouterContext)?.router
  const isHere = useRef(false)
  useEffect(() => noteShown(search, key), [search, key])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // The fields are read before anything is waited for: the list that is on its way may bring them back.
  return async (fields: FormData, changed: readonly string[], options?: NavigateOptions): Promise<void> => {
    const [{ queryAfter }] = await Promise.all([import('./form-address.ts'), filtersAlive])
    const query = queryAfter({ address: latestAddress(location.search), fields, changed })
    // Nobody is brought back to a list that they have left or are leaving.
    const ahead = router?.state.navigation.location?.pathname ?? pathname
    if (query === undefined || !isHere.current || ahead !== pathname) return
    const address = links.offerings(pathname, query)
    noteAsked(new URL(address, location.href).search)
    await navigate(address, options)
  }
}

/** The name of the field that was changed. */
export function changedName({ target }: FormEvent): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
}
