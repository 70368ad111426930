import { readDecimal, type Numeric } from '../../kernel/numbers/decimal.ts'
import { aligned, readAmount } from './amount.ts'

/**
 * The percentage of the tokens for sale that are sold, at most 100; undefined when either number is unknown. It is rounded down
 * to a hundredth, so that only a sold-out sale shows 100: 199,999 of 200,000 gives 99.99.
 */
export function progressPercent(args: { sold: Numeric; forSale: Numeric }): number | undefined {
  const sold = readDecimal(readAmount(args.sold))
  const forSale = readDecimal(readAmount(args.forSale))
  if (!sold || !forSale || forSale.digits === 0n) return undefined
  const { a, b } = aligned(sold, forSale)
  return a >= b ? 100 : Number((a * 10_000n) / b) / 100
}
