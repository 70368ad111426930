import { expect, test } from 'vitest'
import { cacheKeyOf } from './page-key.ts'

const key = (search: string, more: Partial<Parameters<typeof cacheKeyOf>[0]> = {}) =>
  cacheKeyOf({ language: 'ja', path: '/', query: new URLSearchParams(search), inApp: false, ...more })

test('language, path, filter, theme and app each make a different key', () => {
  const pages = [
    key(''),
    key('', { language: 'en' }),
    key('', { path: '/search' }),
    key('bonus=1'),
    key('theme=dark'),
    key('', { inApp: true }),
  ]
  expect(new Set(pages).size).toBe(pages.length)
})
