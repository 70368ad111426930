import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, askJson } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { cardPath } from '../../words/addresses/card-addresses.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const slowest = async (pages: readonly string[]) => {
  let longest = 0
  for (const page of pages) {
    const began = performance.now()
    expect((await ask(site, page)).statusCode).toBe(200)
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}

it('pages are still answered while a thousand cards are requested at once', async () => {
  const found = await Promise.all(
    [1, 2, 3].map((page) => askJson<{ items: { id: string }[] }>(site, `/api/market/search?page=${page}`)),
  )
  const ids = found.flatMap(({ items }) => items.map(({ id }) => id))
  const urls = ids
    .flatMap((id) => languages.map((language) => cardPath({ kind: 'coin', id, language, version: '' })))
    .slice(0, 1_000)
  expect(new Set(urls).size).toBe(1_000)
  const pages = ['/', '/market', '/events', '/ico/agora-vote', '/ico/hinode-grid', '/page/terms']
  await slowest(pages)
  const pace = await slowest(pages)
  const requested = urls.map((url) => ask(site, url))
  // While cards are drawn, the slowest page may take five seconds, or on a busy machine a hundred times as long as before.
  expect(await slowest(pages)).toBeLessThan(Math.max(5_000, 100 * pace))
  const answers = await Promise.all(requested)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers['content-type']))).toEqual(new Set(['image/png']))
  await until(async () => {
    const { headers } = await ask(site, urls.at(-1) ?? '')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })
})
