import { presetRange, type DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { defaultListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { readListQuery, writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import { readerZone } from '../../reader/reader-zone.ts'

interface FormChange {
  /** The query of the list that is shown, or is on its way. */
  readonly address: string
  readonly fields: FormData
  readonly changed: readonly string[]
}

/**
 * The query that a change of some fields asks for, as short as it can be written, from the first page on; undefined
 * when that is what the address says already, on whichever page.
 */
export function queryAfter({ address, fields, changed }: FormChange): URLSearchParams | undefined {
  const params = new URLSearchParams(address)
  for (const name of changed) {
    const value = fields.getAll(name).at(-1)
    params.delete(name)
    if (typeof value === 'string') params.set(name, value)
  }
  const { page } = defaultListQuery
  const asked = writeListQuery({ ...readListQuery(params), page })
  const shown = writeListQuery({ ...readListQuery(new URLSearchParams(address)), page })
  return asked.toString() === shown.toString() ? undefined : asked
}

/** The two days of a shortcut where the reader is. */
export function daysOfPreset(preset: DayPreset): { startAfter: string; endBefore: string } {
  const today = dayAt({ at: new Date(), timeZone: readerZone() }) ?? ''
  const { from, to } = presetRange({ preset, today })
  return { startAfter: from, endBefore: to }
}
