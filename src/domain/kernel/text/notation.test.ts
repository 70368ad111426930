import { describe, expect, it } from 'vitest'
import { dayInNotation, factsText, labelled, listInLanguage, spanText, withNote } from './notation.ts'

describe.each([
  [
    'ja',
    'ビットコイン',
    'ビットコイン（BTC）',
    '発表：新機能',
    '10月1日〜10月3日',
    '能源、媒体',
    'HNG · ICO',
  ],
  ['en', 'Bitcoin', 'Bitcoin (BTC)', '発表: 新機能', '10月1日 – 10月3日', '能源, 媒体', 'HNG · ICO'],
  ['ko', '비트코인', '비트코인(BTC)', '発表: 新機能', '10月1日~10月3日', '能源, 媒体', 'HNG · ICO'],
  ['zh', '比特币', '比特币（BTC）', '発表：新機能', '10月1日至10月3日', '能源、媒体', 'HNG｜ICO'],
] as const)('in %s', (language, name, noted, label, span, list, facts) => {
  it('a name has its symbol in brackets', () => {
    expect(withNote({ text: name, note: 'BTC', language })).toBe(noted)
    expect(withNote({ text: name, note: null, language })).toBe(name)
  })

  it('a label, a span, a list and facts have the marks of the language', () => {
    expect(labelled({ label: '発表', text: '新機能', language })).toBe(label)
    expect(spanText({ from: '10月1日', to: '10月3日', language })).toBe(span)
    expect(spanText({ from: '10月1日', to: null, language })).toBe('10月1日')
    expect(listInLanguage({ names: ['能源', '媒体'], language })).toBe(list)
    expect(factsText({ facts: ['HNG', null, '', 'ICO'], language })).toBe(facts)
  })
})

it.each([
  ['ja', '11月21日(土)', '11月21日（土）'],
  ['en', 'Sat, Nov 21', 'Sat, Nov 21'],
  ['ko', '11월 21일 (토)', '11월 21일(토)'],
  ['zh', '11月21日周六', '11月21日周六'],
  ['zh', '十二月', '12月'],
  ['zh', '2027年1月', '2027年1月'],
] as const)('a day that Intl writes in %s as %s reads %s', (language, text, expected) => {
  expect(dayInNotation({ text, language })).toBe(expected)
})
