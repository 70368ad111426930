/**
 * The ranges of target amounts in US dollars that the filter offers, written `min,max` as in the parameter
 * `targetAmountMin`; an open end is left out.
 */
export const targetRanges = [
  '0,100000',
  '100000,1000000',
  '1000000,5000000',
  '1000000,10000000',
  '10000000,50000000',
  '50000000,',
] as const

export type TargetRange = (typeof targetRanges)[number]

export type RangeEnds = { readonly min?: string; readonly max?: string }

/** The ends of each range as text, the same in all four languages. Pages can use them without loading the money formatter. */
export const targetRangeEnds: Readonly<Record<TargetRange, RangeEnds>> = {
  '0,100000': { max: '$100K' },
  '100000,1000000': { min: '$100K', max: '$1M' },
  '1000000,5000000': { min: '$1M', max: '$5M' },
  '1000000,10000000': { min: '$1M', max: '$10M' },
  '10000000,50000000': { min: '$10M', max: '$50M' },
  '50000000,': { min: '$50M' },
}

/** The amounts in US dollars of the second question about the maximum target: up to how much? */
export const targetLimits = [
  500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000,
] as const

/** Parameter of a form without scripts: pages read `targetUpTo=5000000` as `targetAmountMax=0,5000000`. */
export const targetLimitName = 'targetUpTo'

/** The limit that a range without a minimum stands for: 5,000,000 of `0,5000000`. */
export function limitOf(range: AmountRange | undefined): number | undefined {
  return targetLimits.find((limit) => upTo(limit) === range)
}

export function upTo(limit: number): AmountRange {
  return `0,${limit}`
}

export type AmountRange = string

/** At most fourteen digits, so that a JavaScript number holds every end exactly. */
const pattern = /^(?<min>\d{1,12}(?:\.\d{1,2})?)?,(?<max>\d{1,12}(?:\.\d{1,2})?)?$/

/**
 * Reads and shortens a range: `,500` gives `0,500` and `0500.50,` gives `500.5,`. Both ends belong to it, and one may be left
 * open. A range with neither end, or with a minimum above its maximum, is invalid.
 */
export function readAmountRange(text: string): AmountRange | undefined {
  const { min, max } = pattern.exec(text)?.groups ?? {}
  if (min === undefined && max === undefined) return undefined
  if (max !== undefined && Number(min ?? 0) > Number(max)) return undefined
  return `${Number(min ?? 0)},${max === undefined ? '' : Number(max)}`
}

export type Bounds = { readonly min: number; readonly max: number }

export function boundsOf(range: AmountRange): Bounds {
  const [min = '', max = ''] = range.split(',')
  return { min: Number(min), max: max === '' ? Infinity : Number(max) }
}
