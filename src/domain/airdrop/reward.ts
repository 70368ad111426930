import { readDecimal, roundTo, type Decimal } from '../kernel/numbers/decimal.ts'

/** What the inviter of a winner gets on top of the reward, as a percentage of it. */
export const inviterPercent = 10

/** In smallest units and rounded down: 10 % of 129 units is 12. */
export function bonusOf(reward: bigint): bigint {
  return (reward * BigInt(inviterPercent)) / 100n
}

/**
 * What the pool must still have for a win. The bonus is reserved with each reward, whether or not somebody invited the winner, so that
 * no inviter is told that the reward came through and the bonus did not.
 */
export function costOf(reward: bigint): bigint {
  return reward + bonusOf(reward)
}

/** How many more can win for certain: all of them invited. */
export function winsLeft({ poolLeft, reward }: { poolLeft: bigint; reward: bigint }): bigint {
  return poolLeft / costOf(reward)
}

interface Valued {
  /** In smallest units. */
  readonly units: bigint
  readonly decimals: number
  /** Of one token, in won. */
  readonly price: string
}

/** In whole won, halves up; every digit counts until then: 120 tokens at ₩98.5 are ₩11,820. */
export function valueInWon({ units, decimals, price }: Valued): string {
  const { digits, scale } = readDecimal(price) ?? { digits: 0n, scale: 0 }
  const exact: Decimal = { negative: false, digits: units * digits, scale: scale + decimals }
  const rounded = roundTo({ decimal: exact, places: 0 })
  return (rounded.digits / 10n ** BigInt(rounded.scale)).toString()
}
