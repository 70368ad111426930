import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, eventually, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { hour } from '../../domain/kernel/time/durations.ts'

let time = Date.UTC(2026, 3, 1, 10)

const endsAt = new Date(time + 50 * hour).toISOString()
const rows = Array.from({ length: 8 }, (_, n) => ({ name: `Sale ${n}`, status: 1, ico_end: endsAt }))
let site: TestSite

beforeAll(async () => {
  const database = await openTestDatabase()
  await seedOfferings({ rows, now: new Date(time) }, database)
  site = await openBuiltSite({ DEMO: '0' }, { now: () => new Date(time), database, cachesPages: false })
})
afterAll(() => site.close())

async function cellsOf(url: string, host = 'en.localhost'): Promise<string[]> {
  const { body } = await ask(site, url, { host })
  return body.match(/<li class="cell late-layout">.*?<\/li>/g) ?? []
}

it('every cell counts down to the end of its sale, on the first page that shows it and on the next', async () => {
  const left = (cells: readonly string[]) => cells.map((cell) => /Ends in [^<]*/.exec(cell)?.[0])
  const first = await cellsOf('/')
  expect(first).toHaveLength(rows.length)
  expect(await cellsOf('/')).toEqual(first)
  const before = left(first)
  expect(new Set(before).size).toBe(1)
  time += hour
  const after = left(await cellsOf('/'))
  expect(after).toEqual(rows.map(() => after[0]))
  expect(after[0]).not.toBe(before[0])
})

it('every cell has the links of its theme and the words of its language, whichever was shown before', async () => {
  const ways = [
    { url: '/', host: 'en.localhost', href: /href="\/ico\/sale-\d"/, word: 'Ongoing' },
    { url: '/?theme=dark', host: 'en.localhost', href: /href="\/ico\/sale-\d\?theme=dark"/, word: 'Ongoing' },
    { url: '/', host: 'www.localhost', href: /href="\/ico\/sale-\d"/, word: '進行中' },
  ]
  for (const { url, host, href, word } of [...ways, ...ways.toReversed()]) {
    const cells = await cellsOf(url, host)
    expect(cells.filter((cell) => href.test(cell) && cell.includes(word))).toHaveLength(rows.length)
  }
})

it('a cell whose sale has changed is rendered again, in every language', async () => {
  const hosts = ['en.localhost', 'www.localhost']
  for (const host of hosts) await cellsOf('/', host)
  const changed = { name: 'Sale 0', slogan: 'Said later' }
  await seedOfferings({ rows: [changed], now: new Date(time) }, site.database)
  for (const host of hosts) {
    const cells = await eventually(
      () => cellsOf('/', host),
      (shown) => shown.some((cell) => cell.includes('Said later')),
    )
    expect(cells.filter((cell) => cell.includes('Said later'))).toHaveLength(1)
  }
})

it('a known last day has a time zone, and an unannounced one does not', async () => {
  const datesOf = (cell = '') =>
    /<p class="cell-dates">.*?<\/p>/.exec(cell)?.[0].replaceAll(/<!-- -->|<[^>]*>/g, '')
  const dated = (await cellsOf('/')).find((cell) => cell.includes('Sale 3'))
  expect(datesOf(dated)).toBe('Start TBAEnd Apr 3, 2026 UTC')
  const added = [{ name: 'Sale without an end', status: 0, ico_start: '2026-04-20T00:00:00Z' }]
  await seedOfferings({ rows: added, now: new Date(time) }, site.database)
  const cells = await eventually(
    () => cellsOf('/search?q=without'),
    (shown) => shown.length === 1,
  )
  expect(datesOf(cells[0])).toBe('Start Apr 20, 2026 UTCEnd TBA')
})

it.each([
  ['2025-03', 'TORD, as of Mar 2025', 'TORD（2025年3月時点）'],
  ['2025-03-31', 'TORD, as of Mar 31, 2025', 'TORD（2025/03/31時点）'],
])(
  'a sale shows its source and the date of its figures (%s), as precisely as the source',
  async (as_of, en, ja) => {
    const sourced = { name: `Sale of ${as_of}`, source: 'TORD', as_of }
    await seedOfferings({ rows: [sourced], now: new Date(time) }, site.database)
    const path = `/ico/sale-of-${as_of}`
    const shown = async (host: string) =>
      (await ask(site, path, { host })).body.replaceAll(/<!-- -->|<[^>]*>/g, '')
    expect(await shown('en.localhost')).toContain(en)
    expect(await shown('www.localhost')).toContain(ja)
  },
)
