import { describe, expect, it } from 'vitest'
import {
  bcp47,
  defaultLanguage,
  htmlLang,
  isLanguage,
  languageName,
  languages,
  perLanguage,
} from './language.ts'

describe('languages of the site', () => {
  it('are Japanese, English, Korean and Chinese, Japanese by default', () => {
    expect(languages).toEqual(['ja', 'en', 'ko', 'zh'])
    expect(defaultLanguage).toBe('ja')
  })

  it.each([...languages])('%s is a language', (language) => {
    expect(isLanguage(language)).toBe(true)
  })

  it.each(['JA', 'fr', '', 'www', 'toString', undefined, null, 0])('%s is not a language', (value) => {
    expect(isLanguage(value)).toBe(false)
  })

  it('Chinese pages say that they are in Simplified script', () => {
    expect(languages.map((language) => htmlLang[language])).toEqual(['ja', 'en', 'ko', 'zh-Hans'])
  })

  it('each language is listed under its own name', () => {
    expect(languages.map((language) => languageName[language])).toEqual([
      '日本語',
      'English',
      '한국어',
      '简体中文',
    ])
  })

  it('a thing made per language is made for each', () => {
    expect(perLanguage((language) => `${language}!`)).toEqual({ ja: 'ja!', en: 'en!', ko: 'ko!', zh: 'zh!' })
  })

  it('each language has a locale that the runtime really knows', () => {
    const locales = languages.map((language) => bcp47[language])
    expect(locales).toEqual(['ja-JP', 'en-US', 'ko-KR', 'zh-CN'])
    expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual(locales)
  })
})
