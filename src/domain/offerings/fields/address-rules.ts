import { isVideoUrl } from '../../kernel/form/video-url.ts'
import { elementsOf, isRecord, makeField, refuse, warn, type RowField } from '../../kernel/rows/row-field.ts'
import { readUrl, webAddress } from '../../kernel/rows/web-address.ts'
import { readUrlKey, urlKeyOf, urlKeys, type UrlKey } from './url-keys.ts'

const linksLimit = 50

export type Urls = Partial<Record<UrlKey, string>>

export function readVideo(field: RowField): string | null {
  if (field.value === undefined) return null
  const url = webAddress(field.value) ?? ''
  return isVideoUrl(url) ? url : refuse(field, 'not_a_video')
}

/**
 * Collects the links of an offering by kind: first those with an explicit key, then the white paper, then a plain list of
 * links, whose kind follows from the host. The first link of a kind wins. An unknown key or host is dropped with a warning.
 */
export function readUrls(fields: { urls: RowField; whitepaper: RowField; links: RowField }): Urls {
  const written = keyedCells(fields.urls).map((field) => ({
    field,
    key: readUrlKey(field.name.slice('urls.'.length)),
    url: readUrl(field),
  }))
  const paper = { field: fields.whitepaper, key: 'White paper' as const, url: readUrl(fields.whitepaper) }
  const links = elementsOf(fields.links, { limit: linksLimit }).map((field) => {
    const url = webAddress(field.value) ?? ''
    return { field, key: urlKeyOf(url), url }
  })
  const found = new Map<UrlKey, string>()
  for (const { field, key, url } of [...written, paper, ...links]) {
    if (key === undefined) warn(field, 'unknown_link')
    else if (url !== null && !found.has(key)) found.set(key, url)
  }
  return Object.fromEntries([...found].sort(([a], [b]) => urlKeys.indexOf(a) - urlKeys.indexOf(b)))
}

function keyedCells(field: RowField): RowField[] {
  const { value, findings } = field
  if (value === undefined) return []
  if (!isRecord(value)) return refuse(field, 'not_an_object') ?? []
  return Object.entries(value)
    .map(([key, url]) => makeField({ name: `urls.${key}`, value: url, findings }))
    .filter(({ value: url }) => url !== undefined)
}
