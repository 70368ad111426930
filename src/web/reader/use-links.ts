import { useLocation } from 'react-router'
import { makeLinks, type Links } from '../addresses/links.ts'

export function useLinks(): Links {
  return linksAt(useLocation().search)
}

let latest: { search: string; links: Links } | undefined

/** Every cell of a list asks, and all of them stand at one address. */
function linksAt(search: string): Links {
  if (latest?.search !== search) latest = { search, links: makeLinks(new URLSearchParams(search)) }
  return latest.links
}
