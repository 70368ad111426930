import { describe, expect, it } from 'vitest'
import { foreignLang } from './written-language.ts'

describe('a text that stands on a page', () => {
  it.each([
    ['Count it yourself.', 'ja', 'en'],
    ['Count it yourself.', 'en', undefined],
    ['空き家を直します', 'ja', undefined],
    ['空き家を直します', 'zh', 'ja'],
    ['빈집을 고칩니다', 'en', 'ko'],
    ['收购空置房屋', 'ko', 'zh-Hans'],
    ['収支報告', 'ja', undefined],
    ['1 ABC = 5 USD', 'ja', undefined],
    ['価格 12 USD each', 'ja', undefined],
    ['12%', 'ko', undefined],
  ] as const)('%s is to a reader of %s in %s', (text, reader, expected) => {
    expect(foreignLang({ text, reader })).toBe(expected)
  })
})
