import type { Quote } from '../quotes/coin.ts'

const share = 0.9

/**
 * The age of a list in seconds: nine tenths of its quotes are at most this old. With 95 quotes of now and five of an
 * hour ago it is 0; with 80 of now and twenty of an hour ago it is 3,600.
 */
export function listAge(quotes: readonly Pick<Quote, 'quotedAt'>[], now: number): number | undefined {
  const ages = quotes
    .flatMap(({ quotedAt }) => (quotedAt === null ? [] : [Math.max(0, now - quotedAt) / 1000]))
    .sort((a, b) => a - b)
  return ages[Math.ceil(ages.length * share) - 1]
}
