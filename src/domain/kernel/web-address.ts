import { cleanLine } from './entry-text.ts'
import { refuse, type Cell } from './row-cell.ts'

const urlLimit = 2048

/** Of `http://a.io/1.pdf http://a.io/2.pdf` the first; a space inside an address is encoded. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > urlLimit) return undefined
  const [text = ''] = cleanLine(value).split(/ (?=https?:\/\/)/i)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return /^[!-~]+$/.test(text) ? text : url.href
}

/** An address on the web: http or https, and no password in it. */
export function readUrl(cell: Cell): string | null {
  if (cell.value === undefined) return null
  return webAddress(cell.value) ?? refuse(cell, 'not_a_url')
}
