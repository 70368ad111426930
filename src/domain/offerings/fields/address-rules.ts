import { elementsOf, isRecord, makeCell, refuse, warn, type Cell } from '../../kernel/rows/row-cell.ts'
import { readUrl, webAddress } from '../../kernel/rows/web-address.ts'
import type { Offering } from './offering.ts'
import { readUrlKey, urlKeyOf, urlKeys, type UrlKey } from './url-keys.ts'

const linksLimit = 50

const youTube =
  /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|live\/|shorts\/)[\w-]{6,}/
const youTubeWatch = /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=[\w-]{6,}/
const youTubeShort = /^https:\/\/youtu\.be\/[\w-]{6,}/
const vimeo = /^https:\/\/(?:(?:www\.)?vimeo\.com\/(?:\w+\/){0,3}|player\.vimeo\.com\/video\/)\d+(?:$|[?#/])/

/** YouTube or Vimeo, over https, with the number of the film. */
export function readVideo(cell: Cell): string | null {
  if (cell.value === undefined) return null
  const url = webAddress(cell.value) ?? ''
  const isVideo = [youTube, youTubeWatch, youTubeShort, vimeo].some((pattern) => pattern.test(url))
  return isVideo ? url : refuse(cell, 'not_a_video')
}

/**
 * Addresses by key, then the white paper, then a plain list of links, each told by its host. The first of a
 * key counts; a key or a link that is nobody's we know is left out and said.
 */
export function readUrls(cells: { urls: Cell; whitepaper: Cell; links: Cell }): Offering['urls'] {
  const written = keyedCells(cells.urls).map((cell) => ({
    cell,
    key: readUrlKey(cell.field.slice('urls.'.length)),
    url: readUrl(cell),
  }))
  const paper = { cell: cells.whitepaper, key: 'White paper' as const, url: readUrl(cells.whitepaper) }
  const links = elementsOf(cells.links, { limit: linksLimit }).map((cell) => {
    const url = webAddress(cell.value) ?? ''
    return { cell, key: urlKeyOf(url), url }
  })
  const found = new Map<UrlKey, string>()
  for (const { cell, key, url } of [...written, paper, ...links]) {
    if (key === undefined) warn(cell, 'unknown_link')
    else if (url !== null && !found.has(key)) found.set(key, url)
  }
  return Object.fromEntries([...found].sort(([a], [b]) => urlKeys.indexOf(a) - urlKeys.indexOf(b)))
}

function keyedCells(cell: Cell): Cell[] {
  const { value, findings } = cell
  if (value === undefined) return []
  if (!isRecord(value)) return refuse(cell, 'not_an_object') ?? []
  return Object.entries(value)
    .map(([key, url]) => makeCell({ field: `urls.${key}`, value: url, findings }))
    .filter(({ value: url }) => url !== undefined)
}
