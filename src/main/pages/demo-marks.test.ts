import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { wordsFor } from '../../api/words/words-for.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'

const now = new Date('2026-04-16T08:20:00Z')
const own = { item_id: 'own-sale', name: 'Own sale', status: 1, created_at: '2026-04-16' }
let site: TestSite

beforeAll(async () => {
  site = await openBuiltSite({ DEMO: '1' }, { now: () => now })
  await seedOfferings({ rows: [own], now }, site.database)
})
afterAll(() => site.close())

const hostOf = (language: Language) => `${language === 'ja' ? 'www' : language}.localhost`
const page = async (path: string, language: Language = 'en') =>
  (await ask(site, path, { host: hostOf(language) })).body
const count = (text: string, part: string) => text.split(part).length - 1
const label = (language: Language) => `>${wordsFor(language, 'demo-notes').short()}</span>`

describe.each(languages)('demo content in %s', (language) => {
  const t = wordsFor(language, 'demo-notes')

  it('is marked in every cell of the list, and explained once', async () => {
    const html = await page('/', language)
    const cells = html.match(/<li class="cell.*?<\/li>/g) ?? []
    expect(cells.length).toBeGreaterThan(10)
    for (const cell of cells) expect(count(cell, label(language))).toBe(cell.includes('own-sale') ? 0 : 1)
    expect(count(html, t.sales())).toBe(1)
  })

  it('is marked on the page of a sale and in the related ones, and explained once', async () => {
    const html = await page('/ico/hinode-grid', language)
    expect(/<h1.*?<\/h1>/.exec(html)?.[0]).toContain(label(language))
    expect(count(html, t.sale())).toBe(1)
    expect(html).not.toContain(t.sales())
    const related = html.slice(html.lastIndexOf('<ul class="grid gap-x-8'))
    expect(count(related, label(language))).toBe(4)
  })

  it('leaves the sales of others without a mark', async () => {
    const html = await page('/ico/own-sale', language)
    expect(/<h1.*?<\/h1>/.exec(html)?.[0]).not.toContain(label(language))
    expect(html).not.toContain(t.sale())
  })
})
