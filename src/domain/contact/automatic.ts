/** A form that is sent within this time of its opening is taken for the work of a bot: no person fills it in so fast. */
const minMilliseconds = 2_000

/**
 * Bots fill in every field, even one that people cannot see, and submit at once. A suspicious message is filed
 * separately instead of being dropped, because autofill of a real person can look the same. The sender sees no
 * difference.
 */
export function looksAutomatic({
  trap,
  elapsed,
}: {
  trap: string | null | undefined
  elapsed: number | null | undefined
}): boolean {
  return (trap ?? '') !== '' || (typeof elapsed === 'number' && elapsed < minMilliseconds)
}
