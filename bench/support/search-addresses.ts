import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../../src/catalogue/catalogue-query.ts'
import { industries } from '../../src/domain/offerings/fields/industries.ts'
import { targetRanges } from '../../src/domain/offerings/list/target-ranges.ts'
import { filterQuery, textQuery } from './offering-queries.ts'
import type { Random } from './random.ts'

const statuses = ['incoming', 'ongoing', 'succeeded', 'failed']
const coins = ['acceptBitcoin', 'acceptEthereum', 'acceptOtherCoin']
const flags = ['bonus', 'founderId', 'newChain', 'codeAvail', 'notUS']

/** Half of them are filters alone, half have a text, one text in five with a typo. */
export function searchAddresses(count: number, random: Random, sample: readonly CatalogueEntry[]): string[] {
  return Array.from({ length: count }, (_, n) =>
    addressOf(n % 2 === 0 ? filterQuery(random) : textQuery(random, sample), random),
  )
}

function addressOf(query: CatalogueQuery, random: Random): string {
  const written = new URLSearchParams()
  if (query.q !== undefined) written.set('q', query.q)
  if (query.sort !== 'relevance') written.set('sort', query.sort)
  writeBits(written, { names: statuses, bits: query.statuses, missing: '0' })
  writeBits(written, { names: coins, bits: query.coins, missing: '0' })
  writeBits(written, { names: flags, bits: query.flags, set: '1' })
  if (query.industry !== undefined) written.set('industry', industries[query.industry] ?? 'Other')
  if (query.targetMinRange !== undefined) written.set('targetAmountMin', random.pick(targetRanges))
  if (query.targetMaxRange !== undefined) written.set('targetAmountMax', random.pick(targetRanges))
  if (query.startAfter !== undefined) written.set('startAfter', dayOf(query.startAfter))
  if (query.endBefore !== undefined) written.set('endBefore', dayOf(query.endBefore))
  if (query.offset > 0) written.set('page', String(query.offset / query.limit + 1))
  return `/api/search?${written}`
}

function writeBits(
  written: URLSearchParams,
  { names, bits, set, missing }: { names: readonly string[]; bits: number; set?: string; missing?: string },
): void {
  for (const [place, name] of names.entries()) {
    const value = (bits >> place) % 2 === 1 ? set : missing
    if (value !== undefined) written.set(name, value)
  }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
