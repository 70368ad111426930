import { isVideoUrl } from '../../kernel/form/video-url.ts'
import {
  elementsOf,
  fieldsOf,
  isRecord,
  makeField,
  refuse,
  warn,
  type RowField,
} from '../../kernel/rows/row-field.ts'
import type { OpenRow } from '../../kernel/rows/row-reading.ts'
import { readUrl, webAddress } from '../../kernel/rows/web-address.ts'
import { readUrlKey, urlKeyOf, urlKeys, type UrlKey } from './url-keys.ts'

const linksLimit = 50

export type Urls = Partial<Record<UrlKey, string>>

export function readVideo(field: RowField): string | null {
  if (field.value === undefined) return null
  const url = webAddress(field.value) ?? ''
  return isVideoUrl(url) ? url : refuse(field, 'not_a_video')
}

interface LinkFields {
  readonly urls: RowField
  readonly whitepaper: RowField
  readonly links: RowField
}

/**
 * Collects the links of an offering by kind: first those with an explicit key, then the white paper, then a plain list of
 * links, whose kind follows from the host. The first link of a kind wins. An unknown key or host is dropped with a warning.
 */
export function readUrls(fields: LinkFields): Urls {
  const written = keyedCells(fields.urls).map((field) => ({ field, key: keyIn(field), url: readUrl(field) }))
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

/**
 * Like `readUrls`, for a row that may be partial: stored links of other kinds stay. A plain list replaces all of them, and null
 * removes what it is stated for: all links, the white paper or one kind.
 */
export function readPartialUrls({ stated, isStated, stored }: OpenRow): Urls {
  const fields = { urls: stated('urls'), whitepaper: stated('whitepaper'), links: stated('links') }
  const urls = readUrls(fields)
  const isWhole = isStated('links') || (isStated('urls') && fields.urls.value === undefined)
  if (stored === undefined || isWhole) return urls
  const before = fieldsOf(stored, { errors: [], warnings: [] })
  const kept = readUrls({ urls: before('urls'), whitepaper: before('whitepaper'), links: before('links') })
  const named = new Set(cellsOf(fields.urls).map(keyIn))
  if (isStated('whitepaper')) named.add('White paper')
  const all = urlKeys.map((key) => [key, urls[key] ?? (named.has(key) ? undefined : kept[key])] as const)
  return Object.fromEntries(all.filter(([, url]) => url !== undefined))
}

function keyIn({ name }: RowField): UrlKey | undefined {
  return readUrlKey(name.slice('urls.'.length))
}

/** The fields of an object of links that have an address. */
function keyedCells(field: RowField): RowField[] {
  if (field.value !== undefined && !isRecord(field.value)) refuse(field, 'not_an_object')
  return cellsOf(field).filter(({ value }) => value !== undefined)
}

function cellsOf({ value, findings }: RowField): RowField[] {
  return isRecord(value)
    ? Object.entries(value).map(([key, url]) => makeField({ name: `urls.${key}`, value: url, findings }))
    : []
}
