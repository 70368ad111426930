import { describe, expect, it, test } from 'vitest'
import { readOffering } from '../fields/offering-rules.ts'
import { bitsOf, filterGroupNames, filterGroups, type FilterGroupName } from './filter-groups.ts'

const maxBits = 31

function offering(row: object) {
  const reading = readOffering({ row: { name: 'Hinode', ...row }, now: 0 })
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.content
}
const valuesOf = (group: FilterGroupName, row: object) => {
  const { values, maskOf } = filterGroups[group]
  return values.filter((_, bit) => (maskOf(offering(row)) >> bit) & 1)
}

test.each(filterGroupNames)('each value of %s has a bit of its own', (group) => {
  const { values } = filterGroups[group]
  expect(values.length).toBeLessThanOrEqual(maxBits)
  expect(new Set(values).size).toBe(values.length)
})

describe('an offering is found by', () => {
  it.each<[FilterGroupName, object, string[]]>([
    ['statuses', { status: 0 }, ['incoming']],
    ['statuses', { status: 3 }, ['failed']],
    ['coins', { accept_coins: ['ETH'] }, ['acceptEthereum']],
    ['coins', { accept_coins: ['BTC', 'USDT'] }, ['acceptBitcoin', 'acceptOtherCoin']],
    ['coins', {}, []],
    ['features', { attributes: { BONUS: true, CODE_AVAIL: true } }, ['bonus', 'codeAvail', 'exceptNotUS']],
    ['features', { not_us: true }, ['notUS']],
    ['kinds', { kind: 'STO' }, ['STO']],
    ['kinds', {}, []],
    ['industries', { industry: ['Banking', 'Other'] }, ['Banking', 'Other']],
    [
      'targetAmountMin',
      { target_amount_min: 1_000_000 },
      ['100000,1000000', '1000000,5000000', '1000000,10000000'],
    ],
    ['targetAmountMax', { target_amount_min: 1 }, []],
  ])('%s of %j', (group, row, expected) => {
    expect(valuesOf(group, row)).toEqual(expected)
  })

  it('the bits of the requested values', () => {
    expect(bitsOf('coins', ['acceptEthereum'])).toBe(0b010)
    expect(bitsOf('statuses', ['incoming', 'failed'])).toBe(0b1001)
  })
})
