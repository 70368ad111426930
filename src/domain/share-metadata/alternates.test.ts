import { expect, it } from 'vitest'
import { perLanguage } from '../kernel/site/language.ts'
import { alternatesOf } from './alternates.ts'

const origins = perLanguage((language) => `https://${language}.test`)
const of = (writtenIn?: Parameters<typeof alternatesOf>[0]['writtenIn']) =>
  Object.fromEntries(
    alternatesOf({ path: '/a', writtenIn, origins }).map(({ hreflang, href }) => [hreflang, href]),
  )

it('a page has an alternate in each language, one for any Chinese, and the Japanese one as default', () => {
  expect(of()).toEqual({
    ja: 'https://ja.test/a',
    en: 'https://en.test/a',
    ko: 'https://ko.test/a',
    'zh-Hans': 'https://zh.test/a',
    zh: 'https://zh.test/a',
    'x-default': 'https://ja.test/a',
  })
})

it('a page without Japanese has its first language as default', () => {
  expect(of(['ko', 'en'])).toEqual({
    en: 'https://en.test/a',
    ko: 'https://ko.test/a',
    'x-default': 'https://en.test/a',
  })
})
