import { expect, it } from 'vitest'
import { perLanguage } from '../kernel/site/language.ts'
import { alternatesOf } from './alternates.ts'

const origins = perLanguage((language) => `https://${language}.test`)
const of = (writtenIn?: Parameters<typeof alternatesOf>[0]['writtenIn']) =>
  Object.fromEntries(
    alternatesOf({ path: '/a', writtenIn, origins }).map(({ hreflang, href }) => [hreflang, href]),
  )

it('a page has one in each language, and everybody else is sent to the Japanese one', () => {
  expect(of()).toEqual({
    ja: 'https://ja.test/a',
    en: 'https://en.test/a',
    ko: 'https://ko.test/a',
    'zh-Hans': 'https://zh.test/a',
    'x-default': 'https://ja.test/a',
  })
})

it('one that is not written in Japanese sends everybody else to the first language it has', () => {
  expect(of(['ko', 'en'])).toEqual({
    en: 'https://en.test/a',
    ko: 'https://ko.test/a',
    'x-default': 'https://en.test/a',
  })
})
