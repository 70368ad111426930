/**
 * Funding scales in US dollars, written `min,max` as they travel in `targetAmountMin`; an open end is left
 * out.
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

/** An open end is left out. */
export type RangeEnds = { readonly min?: string; readonly max?: string }

/** The ends of each scale as all four languages write them, at hand for pages that write no other amount. */
export const targetRangeEnds: Readonly<Record<TargetRange, RangeEnds>> = {
  '0,100000': { max: '$100K' },
  '100000,1000000': { min: '$100K', max: '$1M' },
  '1000000,5000000': { min: '$1M', max: '$5M' },
  '1000000,10000000': { min: '$1M', max: '$10M' },
  '10000000,50000000': { min: '$10M', max: '$50M' },
  '50000000,': { min: '$50M' },
}

/** One of the scales above or any other range in its shortest writing, `min,max` or `min,`. */
export type AmountRange = string

/** Fourteen digits at most, so that a number holds every end exactly. */
const pattern = /^(?<min>\d{1,12}(?:\.\d{1,2})?)?,(?<max>\d{1,12}(?:\.\d{1,2})?)?$/

/**
 * From the first up to, not including, the second; either may be left open. `,500` is `0,500` and `0500.50,`
 * is `500.5,`. A comma alone asks for nothing and is no range, nor is one that ends before it begins.
 */
export function readAmountRange(text: string): AmountRange | undefined {
  const { min, max } = pattern.exec(text)?.groups ?? {}
  if (min === undefined && max === undefined) return undefined
  if (max !== undefined && Number(min ?? 0) > Number(max)) return undefined
  return `${Number(min ?? 0)},${max === undefined ? '' : Number(max)}`
}

export type Bounds = { readonly min: number; readonly max: number }

/** The two ends as numbers; an open end is infinite. */
export function boundsOf(range: AmountRange): Bounds {
  const [min = '', max = ''] = range.split(',')
  return { min: Number(min), max: max === '' ? Infinity : Number(max) }
}
