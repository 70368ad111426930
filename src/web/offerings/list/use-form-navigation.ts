import type { FormEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useLinks } from '../../reader/use-links.ts'

/** Goes at once to what the changed fields of a form ask for, with an address that says no more than it must. */
export function useFormNavigation() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const { search: address } = next?.pathname === here.pathname ? next : here
  const links = useLinks()
  const navigate = useNavigate()
  return async (form: HTMLFormElement, changed: readonly string[]): Promise<void> => {
    // Before anything is waited for: the list that is on its way may bring the fields back.
    const fields = new FormData(form)
    const { queryAfter } = await import('./form-address.ts')
    const query = queryAfter({ address, fields, changed })
    if (query !== undefined) await navigate(links.offerings(here.pathname, query))
  }
}

/** The name of the field that was changed. */
export function changedName({ target }: FormEvent): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
}
