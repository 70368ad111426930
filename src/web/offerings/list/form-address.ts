import { presetRange, type DayPreset } from '../../../domain/kernel/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/instant.ts'
import { readListQuery, writeListQuery } from '../../../domain/offerings/list-query-text.ts'
import { readerZone } from '../sale/reader-zone.ts'

/** The query that a form of the list asks for, as short as it can be written; it starts at the first page. */
export function queryOfForm(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return writeListQuery(readListQuery(new URLSearchParams(fields)))
}

/** The two days of a shortcut where the reader is. */
export function daysOfPreset(preset: DayPreset): { startAfter: string; endBefore: string } {
  const today = dayAt({ at: new Date(), timeZone: readerZone() }) ?? ''
  const { from, to } = presetRange({ preset, today })
  return { startAfter: from, endBefore: to }
}
