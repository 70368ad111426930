import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, entriesBetween, isBalanced, type Entry, type Movement } from './movement.ts'
import { readAmount, writeUnits } from './wallet-amount.ts'

const decimals = fc.integer({ min: 0, max: 18 })
const units = fc.bigInt({ min: 1n, max: 10n ** 30n - 1n })

describe('an amount', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(units, decimals, (input, places) => {
        expect(readAmount(writeUnits(input, places), places)).toEqual({ units: input })
      }),
    )
  })

  it('means the same with zeros at its end', () => {
    fc.assert(
      fc.property(units, decimals, fc.integer({ min: 1, max: 10 }), (input, places, zeros) => {
        const text = writeUnits(input, places)
        const longer = `${text.includes('.') ? text : `${text}.`}${'0'.repeat(zeros)}`
        expect(readAmount(longer, places)).toEqual({ units: input })
      }),
    )
  })

  it('with more decimals than the asset has is refused, not rounded', () => {
    fc.assert(
      fc.property(units, decimals, fc.integer({ min: 1, max: 9 }), (input, places, last) => {
        const text = writeUnits(input, 0)
        const precise = `${text.slice(0, 10)}.${'0'.repeat(places)}${last}`
        expect(readAmount(precise, places)).toEqual({ fault: 'too_precise' })
      }),
    )
  })

  it('is read only from plain decimals', () => {
    fc.assert(
      fc.property(fc.string(), decimals, (text, places) => {
        const read = readAmount(text, places)
        expect('fault' in read || /^\d+(\.\d+)?$/.test(text)).toBe(true)
      }),
    )
  })

  it.each(['', '0', '0.00', '-1', '+1', '1e3', '01', '.5', '5.', '1,000', ' 1', '１', '0x10', 'NaN', '1\0'])(
    'is not %j',
    (text) => expect(readAmount(text, 2)).toEqual({ fault: 'not_an_amount' }),
  )

  it('has an upper limit', () => {
    expect(readAmount('1000000000000000000000000000000', 0)).toEqual({ fault: 'not_an_amount' })
    expect(readAmount('999999999999999999999999999999', 2)).toEqual({ fault: 'too_large' })
  })

  it.each([
    [1250n, 2, '12.5'],
    [-3n, 2, '-0.03'],
    [500n, 2, '5'],
    [7n, 0, '7'],
    [0n, 8, '0'],
  ])('%s of %s decimals is written %j', (input, places, text) => expect(writeUnits(input, places)).toBe(text))
})

const owners = fc.record({
  kind: fc.constantFrom('user' as const, 'dapp' as const, 'system' as const),
  id: fc.string(),
})
const entry: fc.Arbitrary<Entry> = fc.record({
  account: owners,
  asset_id: fc.constantFrom('test-usd', 'test-eth'),
  amount: fc.bigInt({ min: -9n, max: 9n }),
})

describe('a movement', () => {
  it('between two owners sums to zero', () => {
    fc.assert(
      fc.property(owners, owners, units, (from, to, moved) => {
        fc.pre(from.kind !== to.kind || from.id !== to.id)
        expect(isBalanced(entriesBetween({ from, to, asset_id: 'test-usd', units: moved }))).toBe(true)
      }),
    )
  })

  it('is balanced only if each asset sums to zero', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const sumOf = (asset: string) =>
          entries.filter((one) => one.asset_id === asset).reduce((sum, { amount }) => sum + amount, 0n)
        const isZero = sumOf('test-usd') === 0n && sumOf('test-eth') === 0n
        expect(isZero || !isBalanced(entries)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('of zero, to oneself or with only one side is refused', () => {
    const me = { kind: 'user', id: 'a' } as const
    expect(isBalanced([])).toBe(false)
    expect(isBalanced(entriesBetween({ from: me, to: me, asset_id: 'test-usd', units: 1n }))).toBe(false)
    expect(isBalanced([{ account: me, asset_id: 'test-usd', amount: 1n }])).toBe(false)
    expect(isBalanced([{ account: me, asset_id: 'test-usd', amount: 0n }])).toBe(false)
  })

  it('differs if anything but the order of its entries changes', () => {
    const movement: Movement = {
      scope: 's',
      trace_id: 't',
      kind: 'transfer',
      memo: 'tea',
      entries: entriesBetween({
        from: { kind: 'dapp', id: 'd' },
        to: { kind: 'user', id: 'u' },
        asset_id: 'test-usd',
        units: 5n,
      }),
    }
    expect(contentOf({ ...movement, entries: movement.entries.toReversed() })).toBe(contentOf(movement))
    const others: readonly Movement[] = [
      { ...movement, kind: 'payment' },
      { ...movement, memo: 'coffee' },
      { ...movement, entries: movement.entries.map((one) => ({ ...one, amount: one.amount * 2n })) },
      { ...movement, entries: movement.entries.map((one) => ({ ...one, asset_id: 'test-eth' })) },
      { ...movement, entries: movement.entries.map((one) => ({ ...one, amount: -one.amount })) },
    ]
    for (const other of others) expect(contentOf(other)).not.toBe(contentOf(movement))
  })
})
