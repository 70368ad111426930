import { isDeepStrictEqual } from 'node:util'
import type { RowChange } from '../../../api/transfer/content-kind.ts'
import { isRecord, statesAny, type Row } from '../../../domain/kernel/rows/row-field.ts'
import { escapeMarks } from './printable.ts'

const shownCharacters = 60
const charactersBefore = 15

/** Fields that saving sets whenever an entry changes. They are no news unless the row states them. */
const followingFields = new Set(['updated_at', 'sequence'])

/**
 * The changed fields of an entry, each as a line: `names.en: "Month" → "Monthly"`. Of a long value the part around the first difference is
 * shown.
 */
export function describeDifference(row: unknown, { before, after }: RowChange): string[] {
  const [old, now] = [leavesOf(before ?? {}), leavesOf(after)]
  const isNews = (name: string) => !followingFields.has(name) || (isRecord(row) && statesAny(row, [name]))
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => isNews(name) && !isDeepStrictEqual(old.get(name) ?? null, now.get(name) ?? null))
    .map((name) => {
      const [one, other] = [JSON.stringify(old.get(name) ?? null), JSON.stringify(now.get(name) ?? null)]
      const from = Math.max(0, commonLength(one, other) - charactersBefore)
      return `${escapeMarks(name)}: ${shown(one, from)} → ${shown(other, from)}`
    })
}

/** The values of a row by their paths: `{ names: { en: 'Month' } }` has `names.en`. A list is one value. */
function leavesOf(row: Row, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(row).flatMap(([name, value]): (readonly [string, unknown])[] =>
      isRecord(value) ? [...leavesOf(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value]],
    ),
  )
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function shown(json: string, from: number): string {
  if (json.length <= shownCharacters) return escapeMarks(json)
  const part = escapeMarks(json.slice(from, from + shownCharacters))
  return `${from > 0 ? '…' : ''}${part}${from + shownCharacters < json.length ? '…' : ''}`
}
