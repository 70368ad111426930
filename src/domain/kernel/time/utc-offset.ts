/** Formats an offset: `UTC+9`, `UTC−3:30`, `UTC`. */
export function utcOffsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const rest = Math.abs(minutes) % 60
  const hours = (Math.abs(minutes) - rest) / 60
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`
}
