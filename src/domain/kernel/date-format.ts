import { dayAt, type Instant } from './instant.ts'
import type { Language } from './language.ts'
import { missing } from './number-format.ts'

/** A moment and the time zone of whoever reads it. */
type DateArgs = { at: Instant; timeZone: string }

type DateParts = { year: number; month: number; day: number }

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Written by hand: the spaces of `Intl` dates differ between Node and Chromium, and hydration would fail. */
const writers: Readonly<Record<Language, (parts: DateParts) => string>> = {
  ja: ({ year, month, day }) => `${year}年${month}月${day}日`,
  en: ({ year, month, day }) => `${englishMonths[month - 1]} ${day}, ${year}`,
  ko: ({ year, month, day }) => `${year}년 ${month}월 ${day}일`,
  zh: ({ year, month, day }) => `${year}年${month}月${day}日`,
}

/** `2026年4月16日`, `Apr 16, 2026`, `2026년 4월 16일`. */
export function formatDate({ language, ...args }: DateArgs & { language: Language }): string {
  return withParts(args, writers[language])
}

/** `2026/04/16`, the same in every language. */
export function formatNumericDate(args: DateArgs): string {
  return dayAt(args)?.replaceAll('-', '/') ?? missing
}

/** `4/16`, for the blog list. */
export function formatMonthDay(args: DateArgs): string {
  return withParts(args, ({ month, day }) => `${month}/${day}`)
}

function withParts(args: DateArgs, write: (parts: DateParts) => string): string {
  const [year, month, day] = dayAt(args)?.split('-').map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return missing
  return write({ year, month, day })
}
