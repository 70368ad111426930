/** The blog is written, dated and read in Japan. */
export const blogTimeZone = 'Asia/Tokyo'

/** Digits alone: `2026/4` is asked for in earnest, `2026/april` is not. */
export function isYearAndMonth({ year, month }: { year: string; month: string }): boolean {
  return /^\d{1,4}$/.test(year) && /^\d{1,2}$/.test(month)
}
