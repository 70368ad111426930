import { useLocation } from 'react-router'
import { makeLinks, type Links } from '../links.ts'

let latest = { search: '', links: makeLinks(new URLSearchParams()) }

export function useLinks(): Links {
  const { search } = useLocation()
  // Every cell of a list asks, and all of them stand at one address.
  if (latest.search !== search) latest = { search, links: makeLinks(new URLSearchParams(search)) }
  return latest.links
}

export function useTheme(): 'light' | 'dark' {
  const { search } = useLocation()
  return new URLSearchParams(search).get('theme') === 'dark' ? 'dark' : 'light'
}
