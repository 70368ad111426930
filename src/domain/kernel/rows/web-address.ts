import { cleanLine } from '../text/character-references.ts'
import { refuse, type RowField } from './row-field.ts'

const urlLimit = 2048

/**
 * Reads an http or https URL without credentials. Of several (`http://a.io/1.pdf http://a.io/2.pdf`) the first is used;
 * a space inside a URL is encoded.
 */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > urlLimit) return undefined
  const [text = ''] = cleanLine(value).split(/ (?=https?:\/\/)/i)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return /^[!-~]+$/.test(text) ? text : url.href
}

export function readUrl(field: RowField): string | null {
  if (field.value === undefined) return null
  return webAddress(field.value) ?? refuse(field, 'not_a_url')
}

const uploaded = /^\/files\/(?!.*\.\.)[\w./-]+\.(?:jpe?g|png|gif|webp)$/i

const drawn = /^\/demo\/[\w/-]+\.svg$/

export function readImage(field: RowField): string | null {
  const { value } = field
  if (value === undefined) return null
  const path = typeof value === 'string' ? value.trim() : ''
  if (uploaded.test(path) || drawn.test(path)) return path
  return webAddress(value) ?? refuse(field, 'not_an_image')
}
