import { useLocation } from 'react-router'
import { makeLinks, type Links } from '../addresses/links.ts'

export function useLinks(): Links {
  return linksAt(useLocation().search)
}

let latest: { search: string; links: Links } | undefined

/** Cached, because every cell of a list needs the links of the same address. */
function linksAt(search: string): Links {
  if (latest?.search !== search) latest = { search, links: makeLinks(new URLSearchParams(search)) }
  return latest.links
}
