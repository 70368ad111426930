import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFakeCoingecko, type FakeCoingecko } from '../../tests/support/fake-coingecko.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { eventually } from '../../tests/support/offerings-site.ts'
import { createMigratedDatabase } from '../../tests/support/server-database.ts'
import { startProcess, type SiteProcess } from '../../tests/support/site-process.ts'
import { testSecret } from '../../tests/support/test-site.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let fake: FakeCoingecko
let port: number
let site: SiteProcess

beforeAll(async () => {
  if (!existsSync(resolve(import.meta.dirname, '../../build/server/index.js'))) {
    throw new Error('There is no build/ to start: run `npm run build` before these tests.')
  }
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-stop-'))
  database = await createMigratedDatabase()
  fake = await openFakeCoingecko()
  const at = new Date().toISOString()
  // bitFlyer never answers, so from the start on a job of the site is waiting for this source.
  fake.state.fault = ({ path }) => (path === '/bitflyer' ? 'silent' : undefined)
  fake.state.coins = [{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 50_000, at }]
  port = await freePort()
  site = startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    DEMO: '0',
    MARKET_SOURCE: 'coingecko',
    COINGECKO_URL: fake.url,
    BITFLYER_URL: fake.exchanges.bitflyer,
    COINCHECK_URL: fake.exchanges.coincheck,
    BITBANK_URL: fake.exchanges.bitbank,
    ...(database && { DATABASE_URL: database.url }),
  })
  await site.says('/api/docs')
})
afterAll(async () => {
  site.child.kill('SIGKILL')
  await site.exited
  await fake.close()
  await database?.drop()
  await rm(dataDir, { recursive: true })
})

it('a site that stops while a coin page and a job wait for the source sends the page and exits with 0', async () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await eventually(
    async () => (await get('/api/market/item/bitcoin/info')).status,
    (status) => status === 200,
  )
  fake.state.behaviour = 'silent'
  const isVisitors = ({ path }: { path: string }) => path.endsWith('/coins/bitcoin')
  const page = get('/market/bitcoin')
  await eventually(
    async () => fake.requested.some(isVisitors),
    (isRequested) => isRequested,
  )
  site.child.kill('SIGTERM')
  expect((await page).status).toBe(200)
  expect(await site.exited).toBe(0)
})
