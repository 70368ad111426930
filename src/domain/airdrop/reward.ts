import { readDecimal, roundTo, type Decimal } from '../kernel/numbers/decimal.ts'

export const inviterPercent = 10

/** The inviter's bonus in smallest units, rounded down: 12 for a reward of 129. */
export function bonusOf(reward: bigint): bigint {
  return (reward * BigInt(inviterPercent)) / 100n
}

/**
 * What one win takes from the pool. The inviter's bonus is always reserved, even for winners without an inviter, so the
 * pool can never pay a reward but not its bonus.
 */
export function costOf(reward: bigint): bigint {
  return reward + bonusOf(reward)
}

/** How many more people can win, if each of them has an inviter. */
export function winsLeft({ poolLeft, reward }: { poolLeft: bigint; reward: bigint }): bigint {
  return poolLeft / costOf(reward)
}

interface Valued {
  readonly units: bigint
  readonly decimals: number
  readonly price: string
}

/** The value in whole won, rounded half up only at the end: 120 tokens at ₩98.5 are ₩11,820. */
export function valueInWon({ units, decimals, price }: Valued): string {
  const { digits, scale } = readDecimal(price) ?? { digits: 0n, scale: 0 }
  const exact: Decimal = { negative: false, digits: units * digits, scale: scale + decimals }
  const rounded = roundTo({ decimal: exact, places: 0 })
  return (rounded.digits / 10n ** BigInt(rounded.scale)).toString()
}
