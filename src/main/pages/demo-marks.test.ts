import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { wordsFor } from '../../api/words/words-for.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { zoneMark } from '../../domain/kernel/time/language-day.ts'

const now = new Date('2026-04-16T08:20:00Z')
const own = {
  item_id: 'own-sale',
  name: 'Own sale',
  status: 1,
  created_at: '2026-04-16',
  coin_id: 'tegami',
  ico_start: '2026-04-02T09:00:00Z',
  ico_end: '2026-05-02T09:00:00Z',
}
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
/** An advertisement has one label, which says both. */
const adMarks = { ja: '広告・デモ', en: 'Ad · demo', ko: '광고·데모', zh: '广告（演示）' }
const label = (language: Language) => `>${wordsFor(language, 'demo-notes').short()}</span>`

describe.each(languages)('demo content in %s', (language) => {
  const t = wordsFor(language, 'demo-notes')

  it('is marked in every cell of the list, and explained once', async () => {
    const html = await page('/', language)
    const cells = html.match(/<li class="cell.*?<\/li>/g) ?? []
    expect(cells.length).toBeGreaterThan(10)
    for (const cell of cells) {
      const mark = cell.startsWith('<li class="cell cell-ad')
        ? `>${adMarks[language]}</span>`
        : label(language)
      expect(count(cell, mark)).toBe(cell.includes('own-sale') ? 0 : 1)
    }
    expect(count(html, t.sales())).toBe(1)
  })

  it('is marked on the page of a sale and in the related ones, and explained once', async () => {
    const html = await page('/ico/hinode-grid', language)
    expect(/<h1.*?<\/h1>/.exec(html)?.[0]).toContain(label(language))
    expect(count(html, `>${t.sale()}</p>`)).toBe(1)
    expect(html).not.toContain(t.sales())
    const related = html.slice(html.lastIndexOf('<ul class="grid gap-x-8'))
    expect(count(related, label(language))).toBe(4)
  })

  it('leaves the sales of others without a mark', async () => {
    const html = await page('/ico/own-sale', language)
    expect(/<h1.*?<\/h1>/.exec(html)?.[0]).not.toContain(label(language))
    expect(html).not.toContain(t.sale())
  })

  it('is not called a statement of the project, and its page says so in its head', async () => {
    const html = await page('/ico/hinode-grid', language)
    const text = wordsFor(language, 'demo-notes')
    expect(html).toContain(text.figures({ site: 'Kawara', date: '$' }).split('$', 1)[0])
    expect(html).toContain(`>${text.fictional()}</p>`)
    const mark = text.marked({ name: '' }).trim()
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(mark)
    const made = { ja: '架空', en: 'fictional', ko: '가상', zh: '虚构' }[language]
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1]?.toLowerCase()).toContain(made)
    const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(facts).toContain(made)
    expect(facts).toContain(mark)
  })

  it('is marked in the calendar, on the page of an event and among the next events', async () => {
    const calendar = await page('/events', language)
    const rows = calendar.match(/<li class="event-row">.*?<\/li>/g) ?? []
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(count(row, label(language))).toBe(1)
    expect(count(calendar, t.events())).toBe(1)
    const [path = ''] = /\/events\/item\/[\w-]+/.exec(rows[0] ?? '') ?? []
    const event = await page(path, language)
    expect(count(event, `>${t.event()}</p>`)).toBe(1)
    expect(/<title>(.*?)<\/title>/.exec(event)?.[1]).toContain(t.marked({ name: '' }).trim())
    const upcoming = (await page('/', language)).split('id="upcoming"')[1] ?? ''
    expect(count(upcoming, label(language))).toBeGreaterThanOrEqual(3)
  })

  it('is marked in the market, beside the prices of exchanges, and in the app', async () => {
    expect(count(await page('/market', language), t.prices())).toBe(1)
    const coin = await page('/market/bitcoin', language)
    expect(count(coin, t.prices())).toBe(1)
    const heading = coin.slice(coin.lastIndexOf('<h2', coin.indexOf('bitFlyer')), coin.indexOf('bitFlyer'))
    expect(heading).toContain(`>${wordsFor(language, 'widgets-drawn').demo()}</span>`)
    const app = await page('/coinview', language)
    expect(count(app, t.prices())).toBe(1)
    expect(count(app, t.sales())).toBe(1)
    const sales = app.slice(app.indexOf('id="sales"'), app.indexOf('id="next"'))
    expect(count(sales, label(language))).toBeGreaterThanOrEqual(2)
  })

  it('is marked among the sales of a coin, whose dates name their zone once', async () => {
    const html = await page('/market/tegami', language)
    const rows = html.match(/<li[^>]*><a [^>]*href="\/ico\/[^"]*".*?<\/li>/g) ?? []
    const ofDemo = rows.filter((row) => !row.includes('own-sale'))
    expect([rows.length, ofDemo.length]).toEqual([2, 1])
    for (const row of rows) expect(count(row, label(language))).toBe(ofDemo.includes(row) ? 1 : 0)
    const zone = zoneMark({ at: now, language }).trim()
    for (const row of rows) expect(count(row, zone)).toBe(1)
  })

  it('is marked among the quizzes', async () => {
    const html = await page('/_app/airdrop', language)
    expect(count(html, `>${t.quizzes()}<`)).toBe(1)
    expect(count(html, label(language))).toBeGreaterThanOrEqual(4)
  })
})

it('articles of the demo are marked in their list and on their pages', async () => {
  const t = wordsFor('ja', 'demo-notes')
  const list = await page('/blog', 'ja')
  expect(count(list, `>${t.posts()}<`)).toBe(1)
  expect(count(list, label('ja'))).toBe(10)
  const [path = ''] = /\/blog\/posts\/\d{4}\/\d{2}\/[\w-]+/.exec(list) ?? []
  expect(count(await page(path, 'ja'), `>${t.post()}<`)).toBe(1)
})
