import type { Database } from '../../src/api/database/database.ts'
import { demoSource } from '../../src/api/outbound/market/demo-source.ts'
import type { MarketSource } from '../../src/api/outbound/market/market-source.ts'
import { openFakePushService, type FakeSubscription } from './fake-push-service.ts'
import { eventually, seedOfferings } from './offerings-site.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, signatureFor } from './test-site.ts'

type Row = Readonly<Record<string, unknown>>

export interface Push {
  readonly isOn: boolean
  readonly publicKey: string | null
  readonly follows: readonly { itemId: string; name: string | null }[]
  readonly alerts: readonly { id: string; coin: string; price: number; side: string; isArmed: boolean }[]
}

export async function openPushSite({
  rows = [],
  environment = {},
  database: input,
}: {
  rows?: readonly Row[]
  environment?: Readonly<Record<string, string>>
  database?: Database
} = {}) {
  const service = await openFakePushService()
  const slowService = await openFakePushService()
  const database = input ?? (await openTestDatabase())
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const seed = (changed: readonly Row[]) => seedOfferings({ rows: changed, now: now() }, database)
  await seed(rows)
  const market = { price: 50_000, ageMilliseconds: 0 }
  const demo = demoSource({ now })
  const quotedAt = () => now().getTime() - market.ageMilliseconds
  const marketSource: MarketSource = {
    ...demo,
    async coins(page) {
      const coins = await demo.coins(page)
      return coins.map(({ coin, quote }) => ({
        coin,
        quote: coin.id === 'bitcoin' ? { ...quote, price: market.price, quotedAt: quotedAt() } : quote,
      }))
    },
  }
  const site = await openTestSite({
    environment: { DEMO: '0', PUSH_HOSTS: `${service.host},${slowService.host}`, ...environment },
    now,
    database,
    marketSource,
  })
  let addresses = 0

  function openBrowser(host = 'www.localhost') {
    let cookie: string | undefined
    const remoteAddress = `203.0.113.${++addresses}`
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, signed = true) => {
      const timestamp = Math.floor(now().getTime() / 1000)
      const answer = await site.app.inject({
        method,
        url,
        headers: {
          host,
          ...(cookie === undefined ? {} : { cookie }),
          ...(signed && { 'x-signature': signatureFor({ path: url, timestamp }) }),
        },
        ...(payload && { payload }),
        remoteAddress,
      })
      const [set] = [answer.headers['set-cookie'] ?? []].flat()
      if (set !== undefined) cookie = set.split(';', 1)[0]
      return { code: answer.statusCode, set, body: answer.json<Push & { code?: string }>(), raw: answer }
    }
    return {
      ask,
      turnOn: ({ endpoint, p256dh, auth }: Pick<FakeSubscription, 'endpoint' | 'p256dh' | 'auth'>) =>
        ask('POST', '/api/push', { endpoint, p256dh, auth }),
      state: async () => (await ask('GET', '/api/push')).body,
      follow: (itemId: string) => ask('POST', '/api/push/follows', { itemId }),
      alert: (price: string, side = 'above', currency = 'USD', coin = 'bitcoin') =>
        ask('POST', '/api/push/alerts', { coin, currency, side, price }),
      test: () => ask('POST', '/api/push/test'),
      loseCookie() {
        cookie = undefined
      },
    }
  }
  const key = (await openBrowser().state()).publicKey ?? ''
  service.expectKey(key)
  slowService.expectKey(key)

  return {
    site,
    database,
    service,
    slowService,
    market,
    openBrowser,
    now,
    seed,
    pass(milliseconds: number) {
      passed += milliseconds
    },
    async openNotified({ host = 'www.localhost', subscription = service.subscribe() } = {}) {
      const browser = openBrowser(host)
      await browser.turnOn(subscription)
      return { ...browser, subscription }
    },
    notes: () =>
      database.query<{ key: string; outcome: string | null; last_error: string | null; attempts: number }>(
        'select key, outcome, last_error, attempts from push_notes order by note_id',
      ),
    async notesAt({ received }: FakeSubscription, count = 1) {
      await eventually(
        async () => received.length,
        (length) => length >= count,
      )
      return received.map(({ text }) => JSON.parse(text) as Record<string, string>)
    },
    async close() {
      await Promise.all([service.close(), slowService.close()])
      await site.close()
    },
  }
}

export type PushSite = Awaited<ReturnType<typeof openPushSite>>
