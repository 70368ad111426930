import type { Quote } from './coin.ts'

const tradedCap = 1e9
const tradedShare = 1e-5

/**
 * Market caps below a billion dollars are accepted without trading. From there on a hundred-thousandth of the cap has
 * to be traded in a day: a cap of 3.3 trillion with 12 dollars of volume is refused, one of 8 billion with 2 million is
 * accepted. Imported quotes without a volume are accepted, because the operator vouches for them.
 */
export function isTradedCap({ marketCap, volume24h, source }: Quote): boolean {
  if (marketCap === null || marketCap < tradedCap) return true
  if (volume24h === null) return source === 'import'
  return volume24h >= marketCap * tradedShare
}
