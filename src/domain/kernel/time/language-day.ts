import type { Language } from '../site/language.ts'
import { missing } from '../text/missing.ts'
import { readDay, type Day } from './calendar-day.ts'
import { formatDate, formatNumericDate, formatTimeOfDay, hoursAhead } from './date-format.ts'
import { hour } from './durations.ts'
import { dayAt, readInstant, type Instant } from './instant.ts'
import { numericDateIn } from './numeric-date.ts'

/**
 * The rule for days: a moment has the day and the time of the clocks in the zone of the page's language (Tokyo, Seoul, Beijing; UTC
 * for English), wherever the reader is, and that zone is named beside it. A day without a time is the same day in every language and
 * names no zone. 2026-11-25T19:00Z is 2026/11/26 04:00（日本時間） in Japanese and Nov 25, 2026 19:00 UTC in English.
 */
interface DayArgs {
  readonly at: Instant
  readonly language: Language
}

const zoneMarks: Readonly<Record<Language, string>> = {
  ja: '（日本時間）',
  en: ' UTC',
  ko: '(한국 시간)',
  zh: '（北京时间）',
}

/** The name of the zone, to be written directly after a day or a time; empty for a day without a time. */
export function zoneMark({ at, language }: DayArgs): string {
  return isPlainDay(at) ? '' : zoneMarks[language]
}

export function dayInLanguage(args: DayArgs): Day | undefined {
  return dayAt(onWall(args))
}

/** The moment at which a day begins in the zone of a language. */
export function startOfDayIn({ day, language }: { day: Day; language: Language }): number {
  return Date.parse(day) - hoursAhead[language] * hour
}

/** The day as a sentence has it, without its zone: `2026年11月26日`. */
export function formatDayIn(args: DayArgs): string {
  return formatDate({ ...onWall(args), language: args.language })
}

/** The day as a sentence has it, and the zone: `2026年11月26日（日本時間）`. */
export function formatZonedDayIn(args: DayArgs): string {
  return formatDayIn(args) + zoneMark(args)
}

/** The day as a table has it, without its zone: `2026/11/26`. */
export function formatNumericDayIn(args: DayArgs): string {
  return numericDateIn({ text: formatNumericDate(onWall(args)), language: args.language })
}

/** The day, the time if there is one, and the zone: `2026/11/26 04:00（日本時間）`. */
export function formatMomentIn(args: DayArgs): string {
  return readInstant(args.at) === undefined ? missing : formatUnmarkedMomentIn(args) + zoneMark(args)
}

/** The day and the time if there is one, where the zone is named elsewhere: `2026/11/26 04:00`. */
export function formatUnmarkedMomentIn(args: DayArgs): string {
  const day = formatNumericDayIn(args)
  return isPlainDay(args.at) ? day : `${day} ${formatTimeOfDay(onWall(args))}`
}

/** The time without its day, and its zone: `04:00（日本時間）`. */
export function formatTimeIn(args: DayArgs): string {
  return formatTimeOfDay(onWall(args)) + zoneMark(args)
}

/** The zone marks of a span of two dates. If both are moments, the zone is named once, after the second. */
export function spanMarks(from: DayArgs, to: DayArgs): { from: string; to: string } {
  return { from: isPlainDay(to.at) ? zoneMark(from) : '', to: zoneMark(to) }
}

/** The instant at which UTC clocks show what the clocks of the language show, to be formatted as UTC. */
function onWall({ at, language }: DayArgs): { at: Instant; timeZone: string } {
  const time = isPlainDay(at) ? undefined : readInstant(at)
  return { at: time === undefined ? at : time + hoursAhead[language] * hour, timeZone: 'UTC' }
}

function isPlainDay(at: Instant): boolean {
  return typeof at === 'string' && readDay(at) !== undefined
}
