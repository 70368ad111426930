import { presetRange, type DayPreset } from '../../../domain/kernel/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/instant.ts'
import { defaultListQuery } from '../../../domain/offerings/list-query.ts'
import { readListQuery, writeListQuery } from '../../../domain/offerings/list-query-text.ts'
import { readerZone } from '../sale/reader-zone.ts'

/**
 * The query that a form of the list asks for, as short as it can be written, from the first page on; undefined when
 * that is what the address says already, on whichever page.
 */
export function queryOfForm(form: HTMLFormElement, address: string): URLSearchParams | undefined {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const asked = writeListQuery(readListQuery(new URLSearchParams(fields)))
  const { page } = defaultListQuery
  const shown = writeListQuery({ ...readListQuery(new URLSearchParams(address)), page })
  return asked.toString() === shown.toString() ? undefined : asked
}

/** The two days of a shortcut where the reader is. */
export function daysOfPreset(preset: DayPreset): { startAfter: string; endBefore: string } {
  const today = dayAt({ at: new Date(), timeZone: readerZone() }) ?? ''
  const { from, to } = presetRange({ preset, today })
  return { startAfter: from, endBefore: to }
}
