import type { CorrectionRow } from '../../../api/submissions/submissions.store.ts'
import { writtenValue } from './written-value.ts'

/** What a sender has corrected, the oldest correction first: each changed field with its value before and after. */
export function correctionLines({
  corrections,
  now,
}: {
  readonly corrections: readonly CorrectionRow[]
  readonly now: Readonly<Record<string, unknown>>
}): string[] {
  return corrections.flatMap(({ before, corrected_at: at }, place) => {
    const later = corrections.slice(place + 1).map((correction) => correction.before)
    const changes = Object.entries(before).map(([name, value]) => {
      const after = later.find((values) => Object.hasOwn(values, name)) ?? now
      return `  ${name}: ${writtenValue(value)} → ${writtenValue(after[name] ?? null)}`
    })
    return [`corrected: ${at.toISOString()}`, ...changes]
  })
}
