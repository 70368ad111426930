import type { Quote } from './coin.ts'

const tradedCap = 1e9
const tradedShare = 1e-5

/**
 * A coin may say that it is worth less than a billion dollars and never be traded. From there on a hundred-thousandth of
 * its market cap has to change hands in a day: a cap of 3.3 trillion that 12 dollars are traded of is not believed, one
 * of 8 billion with 2 million is. What an operator brings in without a volume is the operator's word.
 */
export function isTradedCap({ marketCap, volume24h, source }: Quote): boolean {
  if (marketCap === null || marketCap < tradedCap) return true
  if (volume24h === null) return source === 'import'
  return volume24h >= marketCap * tradedShare
}
