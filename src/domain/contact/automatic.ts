/** Nobody fills in a form faster. */
const minMilliseconds = 2_000

/**
 * Programs fill in every field, also the one that people do not see, and are done at once. What looks like theirs is not
 * thrown away, for it may be a person whose browser filled in too much: it is put apart, and nobody is told anything else.
 */
export function looksAutomatic({
  trap,
  elapsed,
}: {
  /** What stands in the field that people do not see. */
  trap: string | null | undefined
  /** Milliseconds since the form was opened, where the browser knows. */
  elapsed: number | null | undefined
}): boolean {
  return (trap ?? '') !== '' || (typeof elapsed === 'number' && elapsed < minMilliseconds)
}
