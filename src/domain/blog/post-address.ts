import { dayAt, type Instant } from '../kernel/time/instant.ts'

/** The blog is written, dated and read in Japan. */
export const blogTimeZone = 'Asia/Tokyo'

/**
 * The month that the address of a post has, the one it was last changed in: `/blog/posts/2026/04/lock-ups`. A change in
 * another month moves it; every other address of a post leads to this one.
 */
export function postMonth(updatedAt: Instant): { year: string; month: string } {
  const [year = '', month = ''] = (dayAt({ at: updatedAt, timeZone: blogTimeZone }) ?? '').split('-')
  return { year, month }
}

/** Digits alone: `2026/4` is asked for in earnest, `2026/april` is not. */
export function isYearAndMonth({ year, month }: { year: string; month: string }): boolean {
  return /^\d{1,4}$/.test(year) && /^\d{1,2}$/.test(month)
}
