import { isJump } from '../../domain/market/quotes/jump.ts'

const sameFactor = 2
/** A value more than a day older, or from the future, is no basis for detecting a jump. */
const comparedMilliseconds = 86_400_000

interface CheckedValue {
  readonly key: string
  readonly before: number | null
  readonly beforeAt: number | null
  readonly value: number
  readonly now: number
  readonly round: number
}

/**
 * A value that jumps is accepted when a second round reports about the same, within a factor of two: 500 after 5 is
 * held back, and 510 a minute later is accepted. The memory is per instance: after a change of instance a jump needs
 * two rounds again.
 */
export function confirmJumps({ factor }: { factor: number }): (looked: CheckedValue) => boolean {
  const unconfirmed = new Map<string, { value: number; round: number }>()
  return ({ key, before, beforeAt, value, now, round }) => {
    const isComparable =
      before !== null && beforeAt !== null && Math.abs(now - beforeAt) < comparedMilliseconds
    if (!isComparable || !isJump({ before, after: value, factor })) {
      unconfirmed.delete(key)
      return true
    }
    const stated = unconfirmed.get(key)
    const isConfirmed =
      stated !== undefined &&
      stated.round !== round &&
      !isJump({ before: stated.value, after: value, factor: sameFactor })
    if (isConfirmed) unconfirmed.delete(key)
    else unconfirmed.set(key, stated?.round === round ? stated : { value, round })
    return isConfirmed
  }
}
