import { industries } from '../fields/industries.ts'
import { kinds } from '../fields/offering-values.ts'
import type { ListedOffering } from '../fields/offering.ts'
import { boxGroups, boxNames, type BoxGroupName, type BoxName } from './filter-boxes.ts'
import { boundsOf, targetRanges, type Bounds } from './target-ranges.ts'

interface FilterGroup<Value extends string> {
  readonly match: 'any' | 'all'
  readonly values: readonly Value[]
  /** The values of an offering as a bit mask, in the order of `values`. */
  readonly maskOf: (offering: ListedOffering) => number
}

function group<Value extends string>(declared: FilterGroup<Value>): FilterGroup<Value> {
  return declared
}

function ofBoxes<Name extends BoxGroupName>(name: Name): FilterGroup<BoxName<Name>> {
  const { match, boxes } = boxGroups[name]
  const tests = Object.values(boxes).map(({ has }) => has)
  return group({
    match,
    values: boxNames(name),
    maskOf: (offering) => tests.reduce((mask, has, bit) => (has(offering) ? mask | (1 << bit) : mask), 0),
  })
}

const bounds = targetRanges.map(boundsOf)

function ofTargets(amountOf: (offering: ListedOffering) => string | null) {
  return group({
    match: 'any',
    values: targetRanges,
    maskOf(offering) {
      const amount = amountOf(offering)
      return amount === null ? 0 : rangesWith(Number(amount))
    },
  })
}

export function rangesWith(amount: number): number {
  return bounds.reduce((mask, range, bit) => (isWithin(amount, range) ? mask | (1 << bit) : mask), 0)
}

function isWithin(amount: number, { min, max }: Bounds): boolean {
  return amount >= min && amount <= max
}

/** The names are those of the counts in the API. */
export const filterGroups = {
  statuses: ofBoxes('statuses'),
  coins: ofBoxes('coins'),
  features: ofBoxes('features'),
  kinds: group({
    match: 'any',
    values: kinds,
    maskOf: ({ kind }) => (kind === null ? 0 : 1 << kinds.indexOf(kind)),
  }),
  industries: group({
    match: 'any',
    values: industries,
    maskOf: ({ industry }) => industry.reduce((mask, one) => mask | (1 << industries.indexOf(one)), 0),
  }),
  targetAmountMin: ofTargets(({ target_amount_min: { usd } }) => usd),
  targetAmountMax: ofTargets(({ target_amount_max: { usd } }) => usd),
}

export type FilterGroupName = keyof typeof filterGroups
export type FilterValue<Name extends FilterGroupName> = (typeof filterGroups)[Name]['values'][number]

export const filterGroupNames = Object.keys(filterGroups) as FilterGroupName[]

/** The requested values as a bit mask: `bitsOf('coins', ['acceptEthereum'])` is 2. */
export function bitsOf<Name extends FilterGroupName>(
  name: Name,
  requested: readonly FilterValue<Name>[],
): number {
  const values: readonly string[] = filterGroups[name].values
  return requested.reduce((mask, value) => mask | (1 << values.indexOf(value)), 0)
}
