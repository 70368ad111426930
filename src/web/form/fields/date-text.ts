/** A day, or a moment in UTC: `2026-11-16`, `2026-11-16T09:00Z`. Null without a day. */
export function writtenDate(date: string, time: string): string | null {
  if (date === '') return null
  return time === '' ? date : `${date}T${time}Z`
}
