import { useLocation } from 'react-router'
import { readLoginBack } from '../../../words/addresses/dapp-addresses.ts'
import { dappListPath } from '../../../words/addresses/sdk-addresses.ts'
import { useLinks } from '../../reader/use-links.ts'

/** The page that a developer sees after the login: the one that asked for it, or the list of dApps. */
export function useAfterLogin(): string {
  const query = new URLSearchParams(useLocation().search)
  return useLinks().inside(readLoginBack(query.get('to')) ?? dappListPath)
}
