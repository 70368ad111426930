import { useLocation, useNavigate } from 'react-router'
import { useLinks } from '../../shell/use-links.ts'

/** Goes at once to what a form of the list asks for, with an address that says no more than it must. */
export function useFormNavigation(): (form: HTMLFormElement) => Promise<void> {
  const { pathname, search } = useLocation()
  const links = useLinks()
  const navigate = useNavigate()
  return async (form) => {
    const { queryOfForm } = await import('./form-address.ts')
    const query = queryOfForm(form, search)
    if (query !== undefined) await navigate(links.offerings(pathname, query))
  }
}
