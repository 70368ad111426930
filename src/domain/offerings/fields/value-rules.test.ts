import { describe, expect, it } from 'vitest'
import { makeField, type RowField } from '../../kernel/rows/row-field.ts'
import type { Findings } from '../../kernel/rows/row-issue.ts'
import { readLine, readName } from '../../kernel/rows/row-text.ts'
import { readCap, readDate, readEmail, readFlag, readKnown, readTokens, readUsd } from './value-rules.ts'

function reading<Result>(read: (field: RowField) => Result, value: unknown) {
  const findings: Findings = { errors: [], warnings: [] }
  const result = read(makeField({ name: 'x', value, findings }))
  return [result, ...[...findings.errors, ...findings.warnings].map(({ code }) => code)]
}

const shortLine = (field: RowField) => readLine(field, 5)
const shortName = (field: RowField) => readName(field, 5)
const anyCap = (field: RowField) => readCap(field, 50)
const anyCountry = (field: RowField) => readKnown(field, 50)

describe('a value of a row', () => {
  it.each([undefined, null, '', ' \n'])('is unknown, without an error, when it is %j', (value) => {
    const readers: ((field: RowField) => unknown)[] = [readDate, readTokens, readFlag, readEmail, shortLine]
    expect(readers.map((read) => reading(read, value))).toEqual(readers.map(() => [null]))
  })

  it('is cleaned and cut with a warning, as a text', () => {
    expect(reading(shortLine, ' a &amp;\n b ')).toEqual(['a & b'])
    expect(reading(shortLine, 1337)).toEqual(['1337'])
    expect(reading(shortLine, 'abcdef')).toEqual(['abcd…', 'cut'])
    expect(reading(shortLine, '&nbsp;')).toEqual([null])
    expect(reading(shortLine, ['a'])).toEqual([null, 'not_a_text'])
  })

  it('gives one error when it is required and missing', () => {
    expect(reading(shortName, 'Acme')).toEqual(['Acme'])
    expect(reading(shortName, undefined)).toEqual(['', 'required'])
    expect(reading(shortName, '&nbsp;')).toEqual(['', 'required'])
    expect(reading(shortName, {})).toEqual(['', 'not_a_text'])
  })

  it.each([
    ['2026-04-16', '2026-04-16'],
    ['2026-04-16T09:00:00+09:00', '2026-04-16T00:00:00.000Z'],
    [' 2026-04-16T09:00Z ', '2026-04-16T09:00:00.000Z'],
    ['2026-04-16T09:00:00', '2026-04-16T09:00:00.000Z'],
  ])('as date %s is %s', (value, date) => {
    expect(reading(readDate, value)).toEqual([date])
  })

  it.each(['2026-02-31', '2026-4-1', 'TBA', 1_523_836_800, '2026-04-16T25:00:00Z', '2026-04-16Z'])(
    'as date %s is refused',
    (value) => {
      expect(reading(readDate, value)).toEqual([null, 'not_a_date'])
    },
  )

  it.each([
    [5, '5'],
    ['30000000000000000001', '30000000000000000001'],
    [1e21, '1000000000000000000000'],
    ['1e21', '1000000000000000000000'],
    ['1,000,000.50', '1000000.5'],
    [0, '0'],
  ])('as amount %s is %s', (value, amount) => {
    expect(reading(readTokens, value)).toEqual([amount])
    expect(reading(readUsd, { usd: value })).toEqual([{ usd: amount }])
    expect(reading(readUsd, value)).toEqual([{ usd: amount }])
  })

  it.each([-1, '-5', '1,00', 'many', NaN, true, [], {}, '9'.repeat(200)])(
    'as amount %j is refused',
    (value) => {
      expect(reading(readTokens, value)).toEqual([null, 'not_an_amount'])
    },
  )

  it('may be an empty object, as dollars', () => {
    expect(reading(readUsd, {})).toEqual([{ usd: null }])
    expect(reading(readUsd, { usd: null })).toEqual([{ usd: null }])
    expect(reading(readUsd, { usd: -1 })).toEqual([{ usd: null }, 'not_an_amount'])
  })

  it('may be a boolean or a word for it, as a flag', () => {
    expect([true, 1, '1', 'Yes', 'TRUE'].map((value) => reading(readFlag, value)[0])).toEqual(
      Array(5).fill(true),
    )
    expect([false, 0, '0', 'no', 'False'].map((value) => reading(readFlag, value)[0])).toEqual(
      Array(5).fill(false),
    )
    expect(reading(readFlag, 2)).toEqual([null, 'not_a_flag'])
    expect(reading(readFlag, 'constructor')).toEqual([null, 'not_a_flag'])
  })

  it('is a number with a unit, as a cap', () => {
    expect(['20,000,000 ABC', '1000ETH', "1'000.5 AX1"].map((cap) => reading(anyCap, cap))).toEqual([
      ['20,000,000 ABC'],
      ['1000ETH'],
      ["1'000.5 AX1"],
    ])
    expect(['0', 'None', 'N/A', 'TBA'].map((cap) => reading(anyCap, cap)[0])).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(['ABC', '20', '20 million ABC', '$5M'].map((cap) => reading(anyCap, cap)[1])).toEqual(
      Array(4).fill('not_a_cap'),
    )
  })

  it('may say that it is unknown, as a country', () => {
    expect(reading(anyCountry, 'Unknown')).toEqual([null])
    expect(reading(anyCountry, 'Malta')).toEqual(['Malta'])
  })

  it('is not repeated in the error, as an invalid address of the owner', () => {
    const findings: Findings = { errors: [], warnings: [] }
    expect(readEmail({ name: 'feedback_email', value: 'me@home', findings })).toBeNull()
    expect(findings.errors).toEqual([{ field: 'feedback_email', code: 'not_an_email', got: '' }])
    expect(reading(readEmail, ' me@home.jp ')).toEqual(['me@home.jp'])
    expect(reading(readEmail, `${'a'.repeat(250)}@b.io`)).toEqual([null, 'not_an_email'])
  })
})
