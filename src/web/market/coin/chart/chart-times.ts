import { bcp47, type Language } from '../../../../domain/kernel/site/language.ts'
import { formatDate, formatShortDay, formatTimeOfDay } from '../../../../domain/kernel/time/date-format.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, parts: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${language} ${JSON.stringify(parts)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(bcp47[language], { timeZone: 'UTC', ...parts })
  formats.set(key, known)
  return known.format(at * 1000)
}

/** Formats of the time axis, indexed by the library's tick type: year, month, day, time of day. */
const ticks: readonly Intl.DateTimeFormatOptions[] = [{ year: 'numeric' }, { month: 'short' }]
const dayTick = 2

/**
 * Formats a time on the axis. `time` is already shifted by the offset of the language's zone from UTC, so it is formatted as if it were UTC.
 */
export function formatTick(time: number, kind: number, language: Language): string {
  const at = { at: time * 1000, timeZone: 'UTC' }
  if (kind > dayTick) return formatTimeOfDay(at)
  const parts = ticks[kind]
  return parts === undefined ? formatShortDay({ ...at, language }) : format(language, parts, time)
}

export function formatMoment(time: number, language: Language): string {
  const at = { at: time * 1000, timeZone: 'UTC' }
  return `${formatDate({ ...at, language })} ${formatTimeOfDay(at)}`
}
