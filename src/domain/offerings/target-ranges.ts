/** Funding scales in US dollars, written `min,max` as they travel in `targetAmountMin`; an open end is left out. */
export const targetRanges = [
  '0,100000',
  '100000,1000000',
  '1000000,5000000',
  '1000000,10000000',
  '10000000,50000000',
  '50000000,',
] as const

export type TargetRange = (typeof targetRanges)[number]
