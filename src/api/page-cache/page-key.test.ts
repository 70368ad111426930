import { expect, test } from 'vitest'
import { cacheKeyOf } from './page-key.ts'

const key = (search: string, more: Partial<Parameters<typeof cacheKeyOf>[0]> = {}) =>
  cacheKeyOf({ language: 'ja', path: '/', query: new URLSearchParams(search), appVersion: 0, ...more })

test('the order of parameters and the marks of campaigns do not make another page', () => {
  expect(key('b=2&a=1&utm_source=mail&gclid=x')).toBe(key('a=1&b=2'))
})

test('the language, the path, a filter, the theme and the app each make another page', () => {
  const pages = [
    key(''),
    key('', { language: 'en' }),
    key('', { path: '/search' }),
    key('bonus=1'),
    key('theme=dark'),
    key('inApp=1', { appVersion: 101 }),
    key('', { appVersion: 57 }),
  ]
  expect(new Set(pages).size).toBe(pages.length)
})
