import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviateMoney } from '../../kernel/money/money-format.ts'
import { languages } from '../../kernel/site/language.ts'
import { boundsOf, readAmountRange, targetRangeEnds, targetRanges } from './target-ranges.ts'

describe('range of target amounts', () => {
  it.each([...targetRanges])('%s is read without a change', (range) => {
    expect(readAmountRange(range)).toBe(range)
  })

  it.each([
    [',500', '0,500'],
    ['0500.50,', '500.5,'],
    ['1.0,2.00', '1,2'],
    ['7,7', '7,7'],
    ['0,', '0,'],
    ['999999999999.99,', '999999999999.99,'],
  ])('%s is read as %s', (text, range) => {
    expect(readAmountRange(text)).toBe(range)
  })

  it.each(['', ',', 'abc', '5', '2,1', '-1,5', '1,2,3', '1e3,', ' 1,2', '1,2\n', '.5,1', '1000000000000,'])(
    '"%s" is no range',
    (text) => {
      expect(readAmountRange(text)).toBeUndefined()
    },
  )

  it.each([...targetRanges])('%s has the same ends as the money format of every language', (range) => {
    const [min = '', max = ''] = range.split(',')
    for (const language of languages) {
      const money = (value: string) => abbreviateMoney({ value, currency: 'USD', language })
      expect(targetRangeEnds[range]).toEqual({
        ...(min === '0' ? {} : { min: money(min) }),
        ...(max === '' ? {} : { max: money(max) }),
      })
    }
  })

  it('has the stated bounds, and an infinite open end', () => {
    expect(boundsOf('100000,1000000')).toEqual({ min: 100_000, max: 1_000_000 })
    expect(boundsOf('50000000,')).toEqual({ min: 50_000_000, max: Infinity })
  })

  const end = fc.option(fc.stringMatching(/^\d{1,12}(\.\d{1,2})?$/), { nil: '' })

  it('is always valid with ends in order, and reads the same again', () => {
    fc.assert(
      fc.property(end, end, (min, max) => {
        fc.pre(min + max !== '' && (max === '' || Number(min) <= Number(max)))
        const range = readAmountRange(`${min},${max}`) ?? 'none'
        expect(readAmountRange(range)).toBe(range)
        expect(boundsOf(range)).toEqual({
          min: Number(min),
          max: max === '' ? Infinity : Number(max),
        })
      }),
    )
  })

  it('is never valid with crossed ends', () => {
    fc.assert(
      fc.property(end, end, (min, max) => {
        fc.pre(max !== '' && Number(min) > Number(max))
        expect(readAmountRange(`${min},${max}`)).toBeUndefined()
      }),
    )
  })
})
