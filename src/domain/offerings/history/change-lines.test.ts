import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../../../api/words/words-for.ts'
import { languages } from '../../kernel/site/language.ts'
import { changeLines, reportedFields } from './change-lines.ts'
import type { FieldChange } from './offering-difference.ts'

type Value = FieldChange['before']
const linesOf = (difference: readonly FieldChange[], language: (typeof languages)[number] = 'en') =>
  changeLines({
    difference,
    language,
    words: { ...wordsFor(language, 'offering-fields'), ...wordsFor(language, 'offering-changes') },
  })
const lineOf = (field: string, before: Value, after: Value) => linesOf([{ field, before, after }])

describe('a reported change', () => {
  it.each([
    ['status', 0, 1, 'Status: Upcoming → Ongoing'],
    ['status', 2, 3, 'Status: Succeeded → Failed'],
    ['ico_end', '2026-04-21', '2026-04-28', 'Ends: 2026-04-21 → 2026-04-28'],
    ['ico_start', null, '2026-04-21T23:30:00-05:00', 'Starts: TBA → 2026-04-22 04:30 UTC'],
    ['raised_amount', { usd: null }, { usd: '4900000' }, 'Raised: TBA → $4,900,000'],
    [
      'target_amount_max',
      { usd: '90071992547409930001' },
      { usd: '0' },
      'Maximum target: $90,071,992,547,409,930,001 → $0',
    ],
    [
      'sold_tokens',
      '9007199254740993',
      '30000000000000000001.5',
      'Tokens sold: 9,007,199,254,740,993 → 30,000,000,000,000,000,001.5',
    ],
    ['hard_cap', '20,000 ABC', '', 'Hard cap: 20,000 ABC → TBA'],
    ['initial_price', '1 ABC = 0.0001 ETH', null, 'Initial price: 1 ABC = 0.0001 ETH → TBA'],
  ] satisfies [string, Value, Value, string][])(
    'of %s from %j to %j reads so: %s',
    (field, before, after, line) => {
      expect(lineOf(field, before, after)).toEqual([line])
    },
  )

  it.each([null, '', {}, { usd: 5 }, [], true, 7])('calls the value %j unknown', (value) => {
    for (const field of reportedFields) expect(lineOf(field, value, value)[0]).toMatch(/: TBA → TBA$/)
  })

  it('cuts a long value to 80 characters', () => {
    const [line] = lineOf('soft_cap', null, 'x'.repeat(81))
    expect(line).toBe(`Soft cap: TBA → ${'x'.repeat(79)}…`)
  })

  it.each([
    ['ja', ['ステータス：開始前 → 進行中', '終了：未定 → 2026-04-28', 'ほかに2項目が変わりました。']],
    ['en', ['Status: Upcoming → Ongoing', 'Ends: TBA → 2026-04-28', '2 more fields have changed.']],
    ['ko', ['진행 상태: 시작 전 → 진행 중', '종료: 미정 → 2026-04-28', '그 밖에 2개 항목이 변경되었습니다.']],
    ['zh', ['状态：未开始 → 进行中', '结束：待定 → 2026-04-28', '另有2处变更。']],
  ] as const)('is written in %s: reported fields first, then the number of others', (language, lines) => {
    const difference = [
      { field: 'bonus', before: [], after: [{ time: 'First week', value: '20 %' }] },
      { field: 'ico_end', before: null, after: '2026-04-28' },
      { field: 'slogan', before: null, after: 'New' },
      { field: 'status', before: 0, after: 1 },
    ]
    expect(linesOf(difference, language)).toEqual(lines)
  })

  it.each(languages)('has labels in %s for every field and status', (language) => {
    const lines = reportedFields.map((field) =>
      linesOf([{ field, before: null, after: null }], language).join(),
    )
    expect(new Set(lines).size).toBe(reportedFields.length)
    expect(lines.filter((line) => /undefined|\w_\w/.test(line))).toEqual([])
    const statuses = [0, 1, 2, 3, 4].map(
      (after) => linesOf([{ field: 'status', before: null, after }], language)[0],
    )
    expect(new Set(statuses).size).toBe(5)
  })

  it('uses the singular for one other field', () => {
    expect(lineOf('slogan', null, 'New')).toEqual(['One more field has changed.'])
  })
})

it('a change of internal fields only is not reported', () => {
  const internal = ['status_assumed', 'is_ad', 'is_dark', 'item_id'].map((field) => ({
    field,
    before: false,
    after: true,
  }))
  expect(linesOf(internal)).toEqual([])
  expect(linesOf([...internal, { field: 'slogan', before: null, after: 'New' }])).toEqual([
    'One more field has changed.',
  ])
})

it('each reported field has one line and all others together have one, for any values', () => {
  const fields = fc.oneof(
    fc.constantFrom(...reportedFields),
    fc.constantFrom('slogan', 'team', 'is_ad', '__proto__'),
  )
  const values = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.record({ usd: fc.oneof(fc.string(), fc.jsonValue()) }),
    fc.double().map(String),
  ) as fc.Arbitrary<Value>
  const change = fc.record({ field: fields, before: values, after: values })
  const differences = fc.uniqueArray(change, { selector: ({ field }) => field })
  fc.assert(
    fc.property(differences, fc.constantFrom(...languages), (difference, language) => {
      const lines = linesOf(difference, language)
      const reported = difference.filter(({ field }) => reportedFields.some((known) => known === field))
      const isMore = difference.some(({ field }) => ['slogan', 'team', '__proto__'].includes(field))
      expect(lines).toHaveLength(reported.length + Number(isMore))
    }),
  )
})
