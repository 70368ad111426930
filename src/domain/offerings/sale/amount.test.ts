import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, reaches } from './amount.ts'

describe('amount', () => {
  it.each([
    [500_000, '500000'],
    ['12345678901234567890.10', '12345678901234567890.1'],
    [1e21, '1000000000000000000000'],
    ['1.5e3', '1500'],
    [1.2e-11, '0.000000000012'],
    ['-0', '0'],
    ['007', '7'],
  ])('%s is written %s', (value, text) => {
    expect(readAmount(value)).toBe(text)
  })

  it.each([-1, '-0.1', '', 'many', null, undefined, NaN, Infinity, '1e41', '1e-31', `1${'0'.repeat(100)}`])(
    '%s is none',
    (value) => {
      expect(readAmount(value)).toBeUndefined()
    },
  )

  it('once read reads the same again', () => {
    const digits = fc.stringMatching(/^\d{1,40}(\.\d{1,30})?$/)
    fc.assert(
      fc.property(digits, (text) => {
        const amount = readAmount(text)
        expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(readAmount(amount)).toBe(amount)
      }),
    )
  })
})

describe('reaching a goal', () => {
  it.each([
    ['2000000', '2000000', true],
    ['1999999.99', '2000000', false],
    ['9007199254740993', '9007199254740992', true],
    ['9007199254740992', '9007199254740993', false],
    ['0.1', '0.10', true],
    ['0', '0', true],
    [null, '1', undefined],
    ['1', undefined, undefined],
    ['-1', '1', undefined],
  ])('%s of %s: %s', (amount, goal, expected) => {
    expect(reaches({ amount, goal })).toBe(expected)
  })
})
