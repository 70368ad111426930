import { isJump } from '../../domain/market/quotes/jump.ts'

const sameFactor = 2
/** A value of the day before says nothing of what is a jump now, nor does one of the future. */
const comparedMilliseconds = 86_400_000

interface Looked {
  readonly key: string
  readonly before: number | null
  readonly beforeAt: number | null
  readonly value: number
  readonly now: number
  /** Tells one round of questions from the next. */
  readonly round: number
}

/**
 * A value that jumps against the last one is believed when a second round says about the same, that is within a factor
 * of two: 500 after 5 is not shown, and when it is 510 a minute later it is. Remembered by this instance alone:
 * another that takes over looks twice anew.
 */
export function secondLook({ factor }: { factor: number }): (looked: Looked) => boolean {
  const doubted = new Map<string, { value: number; round: number }>()
  return ({ key, before, beforeAt, value, now, round }) => {
    const isComparable =
      before !== null && beforeAt !== null && Math.abs(now - beforeAt) < comparedMilliseconds
    if (!isComparable || !isJump({ before, after: value, factor })) {
      doubted.delete(key)
      return true
    }
    const stated = doubted.get(key)
    const isSaidAgain =
      stated !== undefined &&
      stated.round !== round &&
      !isJump({ before: stated.value, after: value, factor: sameFactor })
    if (isSaidAgain) doubted.delete(key)
    else doubted.set(key, stated?.round === round ? stated : { value, round })
    return isSaidAgain
  }
}
