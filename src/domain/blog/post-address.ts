import { dayAt, type Instant } from '../kernel/time/instant.ts'

/** Dates of the blog are those of Japan, where it is written. */
export const blogTimeZone = 'Asia/Tokyo'

/**
 * Addresses contain the month of the last change: `/blog/posts/2026/04/lock-ups`. A change in a later month moves the
 * post; its older addresses redirect.
 */
export function postMonth(updatedAt: Instant): { year: string; month: string } {
  const [year = '', month = ''] = (dayAt({ at: updatedAt, timeZone: blogTimeZone }) ?? '').split('-')
  return { year, month }
}

/**
 * Whether two parts of an address can be a year and a month. Only digits can: `2026/4` redirects to the post, `2026/april` is not
 * found.
 */
export function isYearAndMonth({ year, month }: { year: string; month: string }): boolean {
  return /^\d{1,4}$/.test(year) && /^\d{1,2}$/.test(month)
}
