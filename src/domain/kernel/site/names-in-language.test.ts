import { describe, expect, it } from 'vitest'
import { nameOfCountry, nameOfLanguage } from './names-in-language.ts'

describe('a country', () => {
  it.each([
    ['JP', 'ja', '日本'],
    ['Japan', 'ja', '日本'],
    ['japan', 'ko', '일본'],
    ['USA', 'zh', '美国'],
    ['U.S.A.', 'ko', '미국'],
    ['United States of America', 'ja', '米国'],
    ['South Korea', 'zh', '韩国'],
    ['Hong Kong', 'ja', '香港'],
    ['Curaçao', 'ko', '퀴라소'],
    ['UK', 'zh', '英国'],
    ['Czech Republic', 'ja', 'チェコ'],
    ['JP', 'en', 'Japan'],
    ['GB', 'en', 'UK'],
  ] as const)('stated as %s is to a reader of %s %s', (stated, language, expected) => {
    expect(nameOfCountry({ stated, language })).toContain(expected)
  })

  it.each(['Worldwide', 'EU citizens', '', 'Atlantis', 'ZZ top'])(
    'that is none stays as it is: %s',
    (stated) => {
      expect(nameOfCountry({ stated, language: 'ja' })).toBe(stated)
    },
  )
})

it.each([
  ['en', 'ja', '英語'],
  ['ja', 'en', 'Japanese'],
  ['en', 'ko', '영어'],
  ['ko', 'zh', '韩语'],
  ['zh', 'ja', '中国語'],
] as const)('the language %s is to a reader of %s called %s', (of, language, expected) => {
  expect(nameOfLanguage({ of, language })).toBe(expected)
})
