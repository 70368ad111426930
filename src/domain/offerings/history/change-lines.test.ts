import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleTermIn } from '../../../api/offerings/sale-terms.ts'
import { wordsFor } from '../../../api/words/words-for.ts'
import { languages } from '../../kernel/site/language.ts'
import { changeLines, reportedFields } from './change-lines.ts'
import type { FieldChange } from './offering-difference.ts'

type Value = FieldChange['before']
const linesOf = (difference: readonly FieldChange[], language: (typeof languages)[number] = 'en') =>
  changeLines({
    difference,
    language,
    words: {
      fields: wordsFor(language, 'offering-fields'),
      changes: wordsFor(language, 'offering-changes'),
      features: wordsFor(language, 'filters'),
      industries: wordsFor(language, 'industries'),
      term: (text) => saleTermIn(text, language),
    },
  })
const lineOf = (field: string, before: Value, after: Value) => linesOf([{ field, before, after }])

describe('a reported change', () => {
  it('of a cap that only repeats the maximum is reported once', () => {
    const target = { field: 'target_amount_max', before: { usd: '6000000' }, after: { usd: '8000000' } }
    const cap = { field: 'hard_cap', before: '6,000,000 USD', after: '8,000,000 USD' }
    expect(linesOf([cap, target])).toEqual(['Maximum target: $6,000,000 → $8,000,000'])
    expect(linesOf([{ ...cap, after: '9,000,000 USD' }, target])).toHaveLength(2)
    expect(linesOf([cap])).toHaveLength(1)
  })

  it.each([
    ['status', 0, 1, 'Status: Upcoming → Ongoing'],
    ['status', 2, 3, 'Status: Succeeded → Failed'],
    ['ico_end', '2026-04-21', '2026-04-28', 'Ends: Apr 21, 2026 → Apr 28, 2026'],
    ['ico_start', null, '2026-04-21T23:30:00-05:00', 'Starts: TBA → Apr 22, 2026 04:30 UTC'],
    ['raised_amount', { usd: null }, { usd: '4900000' }, 'Raised: TBA → $4,900,000'],
    ['raised_amount', { usd: '2500' }, { usd: '2500.5' }, 'Raised: $2,500 → $2,500.50'],
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

  it.each([
    ['accept_coins', ['ETH'], ['ETH', 'BTC'], 'Accepted currencies: added BTC'],
    ['accept_coins', ['ETH', 'BTC'], ['USDT', 'ETH'], 'Accepted currencies: added USDT; removed BTC'],
    ['restricted_areas', [], ['JP', 'United States'], 'Not available in: added Japan, US'],
    ['bonus', [{ time: 'First week', value: '20 %' }], [], 'Bonus: removed First week · 20 %'],
    [
      'team',
      null,
      [
        { name: 'Anna', title: 'CEO' },
        { name: 'Ben', title: null },
      ],
      'Team: added Anna · CEO, Ben',
    ],
    ['team', [{ name: 'Anna', avatar: 'a' }], [{ name: 'Anna', avatar: 'b' }], 'Team: updated'],
    [
      'urls',
      { Slack: 'https://s.example/', Telegram: 'https://t.example/old' },
      { Slack: 'https://s.example/', Telegram: 'https://t.example/new' },
      'Links: added Telegram https://t.example/new; removed Telegram https://t.example/old',
    ],
    ['industry', ['Banking'], ['Banking', 'An old one'], 'Industry: added An old one'],
    [
      'attributes',
      { BONUS: false },
      { BONUS: true, NEW_CHAIN: true },
      'Features: added Bonus offered, New chain',
    ],
    ['kyc', null, true, 'KYC: TBA → Required'],
    ['whitelist', true, false, 'Whitelist: Required → Not required'],
    ['not_us', false, true, 'Closed to US residents: No → Yes'],
    ['country', null, 'JP', 'Country or region: added Japan'],
    ['url', 'https://a.example/', 'https://b.example/', 'Website: https://a.example/ → https://b.example/'],
    ['video', 'https://v.example/1', null, 'Video: removed https://v.example/1'],
    ['desc', 'Old', 'New', 'Description: updated'],
    ['desc_ko', null, '새 글', 'Description: added'],
    ['logo', '/files/a.png', null, 'Logo: removed'],
  ] satisfies [string, Value, Value, string][])(
    'of %s from %j to %j names what is new and what is gone: %s',
    (field, before, after, line) => {
      expect(lineOf(field, before, after)).toEqual([line])
    },
  )

  it.each([
    [
      'ja',
      'ボーナス：先着1,000人 · 5%を追加',
      'チーム：Anna · 創業者を追加',
      'トークンの種類：ユーティリティ → 証券型（株式）',
    ],
    [
      'ko',
      '보너스: 선착순 1,000명 · 5% 추가',
      '팀: Anna · 창업자 추가',
      '토큰 종류: 유틸리티 → 증권형(지분)',
    ],
    ['zh', '奖励：新增前1,000名买家｜5%', '团队：新增Anna｜创始人', '代币类型：功能型 → 证券型（股权）'],
  ] as const)('of usual terms has them in %s', (language, bonus, team, kind) => {
    expect(
      linesOf(
        [
          { field: 'bonus', before: [], after: [{ time: 'First 1,000 buyers', value: '5%' }] },
          { field: 'team', before: [], after: [{ name: 'Anna', title: 'Founder' }] },
          { field: 'token_type', before: 'Utility', after: 'Security (equity)' },
        ],
        language,
      ).toSorted(),
    ).toEqual([bonus, team, kind].toSorted())
  })

  it('of a text in several languages has one line', () => {
    const difference = ['desc_en', 'desc', 'desc_ja'].map((field) => ({ field, before: 'a', after: 'b' }))
    expect(linesOf(difference)).toEqual(['Description: updated'])
  })

  it.each([
    ['ja', '2026/04/22 04:30（日本時間）'],
    ['en', 'Apr 21, 2026 19:30 UTC'],
    ['ko', '2026.04.22 04:30(한국 시간)'],
    ['zh', '2026/04/22 03:30（北京时间）'],
  ] as const)('of a moment has in %s the day of its page, with the zone', (language, moment) => {
    const [line] = linesOf(
      [{ field: 'ico_start', before: null, after: '2026-04-21T19:30:00.000Z' }],
      language,
    )
    expect(line).toContain(moment)
  })

  it('cuts a long value to 80 characters', () => {
    const [line] = lineOf('soft_cap', null, 'x'.repeat(81))
    expect(line).toBe(`Soft cap: TBA → ${'x'.repeat(79)}…`)
  })

  it.each([
    [
      'ja',
      [
        'ステータス：開始前 → 進行中',
        '終了：未定 → 2026/04/28',
        '支払い通貨：BTCを追加、ETHを削除',
        'ほかに1項目が変わりました。',
      ],
      '1項目が変わりました。',
    ],
    [
      'en',
      [
        'Status: Upcoming → Ongoing',
        'Ends: TBA → Apr 28, 2026',
        'Accepted currencies: added BTC; removed ETH',
        'One more field has changed.',
      ],
      'One field has changed.',
    ],
    [
      'ko',
      [
        '진행 상태: 시작 전 → 진행 중',
        '종료: 미정 → 2026.04.28',
        '결제 수단: BTC 추가, ETH 삭제',
        '그 밖에 1개 항목이 변경되었습니다.',
      ],
      '1개 항목이 변경되었습니다.',
    ],
    [
      'zh',
      ['状态：未开始 → 进行中', '结束：待定 → 2026/04/28', '支付币种：新增BTC，移除ETH', '另有1处变更。'],
      '共有1处变更。',
    ],
  ] as const)('is written in %s; fields that no longer exist are counted', (language, lines, alone) => {
    const former = { field: 'a_former_field', before: null, after: 1 }
    const difference = [
      former,
      { field: 'accept_coins', before: ['ETH'], after: ['BTC'] },
      { field: 'ico_end', before: null, after: '2026-04-28' },
      { field: 'status', before: 0, after: 1 },
    ]
    expect(linesOf(difference, language)).toEqual(lines)
    expect(linesOf([former], language)).toEqual([alone])
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

  it.each(languages)('never begins in %s with what else has changed', (language) => {
    for (const field of reportedFields)
      expect(linesOf([{ field, before: null, after: 'x' }], language).join()).not.toMatch(
        /ほかに|more field|그 밖에|另有/,
      )
  })
})

it('a change of internal fields only is not reported', () => {
  const internal = ['status_assumed', 'is_ad', 'is_dark', 'item_id'].map((field) => ({
    field,
    before: false,
    after: true,
  }))
  expect(linesOf(internal)).toEqual([])
  expect(linesOf([...internal, { field: 'slogan', before: null, after: 'New' }])).toEqual(['Slogan: added'])
})

it('each field has one line and all former fields together have one, for any values', () => {
  const fields = fc.oneof(
    fc.constantFrom(...reportedFields),
    fc.constantFrom('a_former_field', 'is_ad', '__proto__'),
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
      const isMore = difference.some(({ field }) => ['a_former_field', '__proto__'].includes(field))
      expect(lines).toHaveLength(reported.length + Number(isMore))
    }),
  )
})
