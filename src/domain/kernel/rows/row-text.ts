import { cleanLine, cleanLines } from '../text/character-references.ts'
import { refuse, warn, type Cell } from './row-cell.ts'
import { truncate } from '../text/text.ts'

/**
 * One line. A number is taken as its digits: the symbol 1337 arrives as a number. Too long is cut and said.
 */
export function readLine(cell: Cell, limit: number): string | null {
  return readClean(cell, { limit, clean: cleanLine })
}

export function readLines(cell: Cell, limit: number): string | null {
  return readClean(cell, { limit, clean: cleanLines })
}

function readClean(
  cell: Cell,
  { limit, clean }: { limit: number; clean: (text: string) => string },
): string | null {
  const { value } = cell
  if (value === undefined) return null
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(cell, 'not_a_text')
  const text = clean(String(value))
  const kept = truncate(text, limit)
  if (kept !== text) warn(cell, 'cut')
  return kept === '' ? null : kept
}

/** A line that must be there. */
export function readName(cell: Cell, limit: number): string {
  const isText = cell.value === undefined || typeof cell.value === 'string'
  return readLine(cell, limit) ?? (isText ? refuse(cell, 'required') : null) ?? ''
}
