/** What is wrong with an amount that somebody wrote. */
export type AmountFault = 'not_an_amount' | 'too_precise' | 'too_large'

/** A balance is kept in 38 digits: what one movement may be leaves room for a hundred million of them. */
const maxUnits = 10n ** 30n

/** No sign, no exponent, no leading zero, no bare point: what is read is what was meant. */
const pattern = /^(?<whole>0|[1-9]\d{0,29})(?:\.(?<fraction>\d{1,30}))?$/

/**
 * An amount as it travels, in smallest units: `12.5` of an asset with two decimals is 1250. More decimals than the asset has are a
 * fault and not rounded, unless they are zeros; so are zero and whatever is no plain decimal.
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

/** Every digit and none too many: 1250 of two decimals is `12.5`, −3 is `-0.03`, 500 is `5`. */
export function writeUnits(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
