export type AmountFault = 'not_an_amount' | 'too_precise' | 'too_large'

/**
 * A balance has at most 38 digits; this limit of one movement leaves room for a hundred million of the largest ones.
 */
const maxUnits = 10n ** 30n

/**
 * Signs, exponents, leading zeros and a bare decimal point are refused, so that an amount can be read in only one way.
 */
const pattern = /^(?<whole>0|[1-9]\d{0,29})(?:\.(?<fraction>\d{1,30}))?$/

/**
 * Reads a decimal amount as smallest units: `12.5` of an asset with two decimals is 1250. More decimals than the asset
 * has are a fault, unless they are zeros; they are never rounded. Zero is a fault too.
 */
export function readAmount(
  text: string,
  decimals: number,
): { readonly units: bigint } | { readonly fault: AmountFault } {
  const { whole, fraction = '' } = pattern.exec(text)?.groups ?? {}
  if (whole === undefined) return { fault: 'not_an_amount' }
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { fault: 'too_precise' }
  const units = BigInt(whole + significant.padEnd(decimals, '0'))
  if (units === 0n) return { fault: 'not_an_amount' }
  return units > maxUnits ? { fault: 'too_large' } : { units }
}

/**
 * Writes smallest units as a decimal without trailing zeros: with two decimals, 1250 is `12.5`, −3 is `-0.03`, 500 is
 * `5`.
 */
export function writeUnits(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
