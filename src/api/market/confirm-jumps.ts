import { isJump } from '../../domain/market/quotes/jump.ts'

const sameFactor = 2
/**
 * A value is compared with the previous one only if that is at most a day older and not from the future; otherwise it is accepted
 * without confirmation.
 */
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
 * A value that jumps is accepted when a second round reports about the same, within a factor of two: 500 after 5 is held back,
 * and 510 a minute later is accepted. Held values are in the memory of one instance: when another instance takes over the job, a
 * jump needs two rounds again.
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
