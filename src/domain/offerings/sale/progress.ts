import { readDecimal, type Numeric } from '../../kernel/numbers/decimal.ts'
import { aligned, readAmount } from './amount.ts'

/**
 * Percent of the tokens for sale that are sold, at most 100, known only when both are. Rounded down to a
 * hundredth, so that a sale shows 100 when it is sold out and not before: 199,999 of 200,000 is 99.99.
 */
export function progressPercent(args: { sold: Numeric; forSale: Numeric }): number | undefined {
  const sold = readDecimal(readAmount(args.sold))
  const forSale = readDecimal(readAmount(args.forSale))
  if (!sold || !forSale || forSale.digits === 0n) return undefined
  const { a, b } = aligned(sold, forSale)
  return a >= b ? 100 : Number((a * 10_000n) / b) / 100
}
