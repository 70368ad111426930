import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../tests/support/operator-desk.ts'

const demo = (name: string) => resolve(import.meta.dirname, '../../../db/demo', name)
let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
  // The coins of the demo sales are those of the simulated market, which an import does not know.
  const sales = (await readFile(demo('offerings.ndjson'), 'utf8')).matchAll(/"coin_id":"(?<id>[^"]+)"/g)
  const coins = [...sales].map(({ groups }) => ({ id: groups?.['id'], symbol: 'DEMO', name: 'Demo' }))
  await desk.site('import', 'coins', await desk.fileOf('coins.ndjson', coins))
})
afterAll(() => desk.close())

it.each([
  ['import', 'offerings', 'offerings.ndjson'],
  ['import', 'offerings', 'offerings-history.ndjson'],
  ['import', 'ads', 'ads.ndjson'],
  ['import', 'events', 'events.ndjson'],
  ['import', 'plans', 'plans.ndjson'],
  ['import', 'coupons', 'coupons.ndjson'],
  ['import', 'quizzes', 'quizzes.ndjson'],
  ['posts', 'import', 'posts'],
  ['pages', 'import', 'pages'],
])('%s %s takes %s of the demo content', async (first, second, name) => {
  const { code, out } = await desk.site(first, second, demo(name))
  expect(code).toBe(0)
  expect(out).toMatch(/ (?:added|changed) [1-9]\d*,.* refused 0/)
})

it('pages import lists files with faults and takes the others', async () => {
  await mkdir(desk.pathOf('texts/terms'), { recursive: true })
  const page = '---\ntitle: Terms\ndescription: All\n---\n\nOf {inviterPercent} percent.\n'
  await writeFile(desk.pathOf('texts/terms/en.md'), page)
  await writeFile(desk.pathOf('texts/terms/ja.md'), page.replace('description', 'summary'))
  await writeFile(desk.pathOf('texts/terms/xx.md'), page)
  const { code, out, error } = await desk.site('pages', 'import', desk.pathOf('texts'))
  expect(code).toBe(1)
  expect(error).toBe('terms/ja.md: summary unknown_field\nterms/xx.md: language not_a_language, got "xx"\n')
  expect(out).toMatch(/^pages: added \d+, changed \d+, unchanged 0, refused 2$/m)
  expect((await desk.site('export', 'pages', '-', '--only', 'terms en')).out).toMatch(/Of \d+ percent/)
})
