import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultListQuery, listFieldNames, type ListFieldName } from './list-fields.ts'
import { checkListQuery, readListQuery, writeListQuery } from './list-query-text.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('a list query on a page', () => {
  it.each([
    'page=-1',
    'page=1.5',
    'page=0',
    'page=100001',
    'page=1e3',
    'sort=drop',
    'sort=toString',
    'targetAmountMin=abc',
    'targetAmountMax=5,1',
    'startAfter=2026-02-31',
    'endBefore=tomorrow',
    'industry=banking',
    'failed=2',
    'bonus=constructor',
    'incoming=0&ongoing=0&succeeded=0&failed=0',
    'acceptBitcoin=0&acceptEthereum=0&acceptOtherCoin=0',
    'q=%20%00',
    'theme=dark&__proto__=1',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(defaultListQuery)
  })

  it('keeps the valid parameters beside an invalid one', () => {
    expect(read('page=2&sort=drop&bonus=true&failed=false')).toEqual({
      ...defaultListQuery,
      page: 2,
      bonus: true,
      failed: false,
      outcomeUnknown: false,
    })
  })

  it('cuts a long text to a hundred characters', () => {
    expect(read(`q=${'a'.repeat(10_000)}`).q).toBe('a'.repeat(100))
  })

  it('takes the checkbox after its hidden 0', () => {
    expect(read('failed=0&failed=1').failed).toBe(true)
    expect(read('failed=0').failed).toBe(false)
  })

  it('never fails, for any address', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...listFieldNames), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(pairs, (params) => {
        const query = readListQuery(new URLSearchParams(params))
        expect(readListQuery(writeListQuery(query))).toEqual(query)
      }),
    )
  })
})

describe('a list query of the API', () => {
  it.each<[ListFieldName, unknown, string]>([
    ['page', '-1', 'not_a_page'],
    ['page', '1.5', 'not_a_page'],
    ['page', '0', 'not_a_page'],
    ['page', 100_001, 'not_a_page'],
    ['sort', 'drop', 'not_a_sort'],
    ['targetAmountMin', 'abc', 'not_a_range'],
    ['targetAmountMax', '2,1', 'not_a_range'],
    ['startAfter', '2026-02-31', 'not_a_day'],
    ['endBefore', '16/04/2026', 'not_a_day'],
    ['period', '2026-04-16', 'not_a_period'],
    ['period', '2026-04-16,2026-04-15', 'not_a_period'],
    ['periodBy', 'begin', 'not_a_rule'],
    ['q', 'a'.repeat(10_000), 'too_long'],
    ['kind', 'IPO', 'not_a_kind'],
    ['ongoingFirst', '2', 'not_a_flag'],
    ['industry', 'Wizardry', 'not_an_industry'],
    ['bonus', '2', 'not_a_flag'],
    ['failed', 'true', 'not_a_flag'],
    ['notUS', 'constructor', 'not_a_flag'],
    ['q', ['a', 'b'], 'not_a_text'],
    ['q', { a: 1 }, 'not_a_text'],
  ])('refuses %s=%j', (field, value, code) => {
    expect(checkListQuery({ [field]: value, other: 'x' })).toEqual({ errors: [{ field, code }] })
  })

  it('reports all errors at once', () => {
    expect(checkListQuery({ page: 'x', q: 'fine', sort: 'y' })).toEqual({
      errors: [
        { field: 'sort', code: 'not_a_sort' },
        { field: 'page', code: 'not_a_page' },
      ],
    })
  })

  it('accepts the last possible page and absent values', () => {
    expect(checkListQuery({ page: '100000' })).toMatchObject({ query: { page: 100_000 } })
    expect(checkListQuery({ q: null, industry: undefined, sort: '' })).toEqual({ query: defaultListQuery })
  })
})
