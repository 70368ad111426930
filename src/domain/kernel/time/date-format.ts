import type { Language } from '../site/language.ts'
import { missing } from '../text/missing.ts'
import { dayAt, readInstant, type Instant } from './instant.ts'
import { offsetAt } from './zone-offset.ts'

type DateArgs = { at: Instant; timeZone: string }

type DateParts = { year: number; month: number; day: number }

/** UTC offsets, in hours, of the places where most readers of a language live; none has daylight saving time. */
export const hoursAhead: Readonly<Record<Language, number>> = { ja: 9, en: 0, ko: 9, zh: 8 }

export const zoneOfLanguage: Readonly<Record<Language, string>> = {
  ja: 'Asia/Tokyo',
  en: 'UTC',
  ko: 'Asia/Seoul',
  zh: 'Asia/Shanghai',
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Dates are not written by `Intl`, because its spaces differ between Node and Chromium and hydration would fail. */
const writers: Readonly<Record<Language, (parts: DateParts) => string>> = {
  ja: ({ year, month, day }) => `${year}年${month}月${day}日`,
  en: ({ year, month, day }) => `${englishMonths[month - 1]} ${day}, ${year}`,
  ko: ({ year, month, day }) => `${year}.${twoDigits(month)}.${twoDigits(day)}`,
  zh: ({ year, month, day }) => `${year}年${month}月${day}日`,
}

/** Writes a day in the form of a language: `2026年4月16日`, `Apr 16, 2026`, `2026.04.16`. */
export function formatDate({ language, ...args }: DateArgs & { language: Language }): string {
  return withParts(args, writers[language])
}

/** Writes a day without its year: `4月16日`, `Apr 16`, `04.16`. */
export function formatDayOfYear(args: DateArgs & { language: Language }): string {
  return formatDate(args).replace(/^\d+[年.]|, \d+$/, '')
}

/** Writes a day without its year, as short as an axis or a column needs it: `4/16`, `Apr 16`, `04.16`. */
export function formatShortDay({ language, ...args }: DateArgs & { language: Language }): string {
  return language === 'ja' || language === 'zh'
    ? formatMonthDay(args)
    : formatDayOfYear({ ...args, language })
}

const monthWriters: Readonly<Record<Language, (parts: DateParts) => string>> = {
  ja: ({ year, month }) => `${year}年${month}月`,
  en: ({ year, month }) => `${englishMonths[month - 1]} ${year}`,
  ko: ({ year, month }) => `${year}년 ${month}월`,
  zh: ({ year, month }) => `${year}年${month}月`,
}

export function formatMonth({ language, ...args }: DateArgs & { language: Language }): string {
  return withParts(args, monthWriters[language])
}

/** Writes a day in digits, `2026/04/16`; `numericDateIn` converts that to the form of a language. */
export function formatNumericDate(args: DateArgs): string {
  return dayAt(args)?.replaceAll('-', '/') ?? missing
}

export function formatMonthDay(args: DateArgs): string {
  return withParts(args, ({ month, day }) => `${month}/${day}`)
}

export function formatTimeOfDay({ at, timeZone }: DateArgs): string {
  const instant = readInstant(at)
  if (instant === undefined) return missing
  const clock = new Date(instant + offsetAt(instant, timeZone))
  return `${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function withParts(args: DateArgs, write: (parts: DateParts) => string): string {
  const [year, month, day] = dayAt(args)?.split('-').map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return missing
  return write({ year, month, day })
}
