import { bcp47, type Language } from '../../../../domain/kernel/site/language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, parts: Intl.DateTimeFormatOptions, at: number): string {
  const key = `${language} ${JSON.stringify(parts)}`
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(bcp47[language], { hourCycle: 'h23', timeZone: 'UTC', ...parts })
  formats.set(key, known)
  return known.format(at * 1000)
}

/** Formats of the time axis, indexed by the library's tick type: year, month, day, time of day. */
const ticks: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'short' },
  { month: 'numeric', day: 'numeric' },
]

/**
 * Formats a time on the axis. `time` is already shifted by the offset of the language's zone from UTC, so it is formatted as if it were UTC.
 */
export function formatTick(time: number, kind: number, language: Language): string {
  return format(language, ticks[kind] ?? { hour: '2-digit', minute: '2-digit' }, time)
}

export function formatMoment(time: number, language: Language): string {
  return format(language, { dateStyle: 'medium', timeStyle: 'short' }, time)
}
