import { seedEvents } from './events-site.ts'
import { openOfferingsSite } from './offerings-site.ts'
import { openTestDatabase } from './test-database.ts'

type Row = Readonly<Record<string, unknown>>

export const embedsFrom = Date.parse('2026-04-16T08:20:00Z')

export const hinodeGrid = {
  item_id: 'hinode-grid',
  name: 'Hinode Grid',
  symbol: 'HNG',
  status: 1,
  ico_start: '2026-04-01',
  ico_end: '2026-04-28T12:30:00Z',
  raised_amount: { usd: '4210000' },
  target_amount_max: { usd: '8000000' },
}

interface EmbedsSiteOptions {
  readonly sales: readonly Row[]
  readonly events?: readonly Row[]
  readonly below: string
}

interface AskOptions {
  readonly host?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export async function openEmbedsSite({ sales, events = [], below }: EmbedsSiteOptions) {
  let clock = embedsFrom
  const now = () => new Date(clock)
  const database = await openTestDatabase()
  await seedEvents({ rows: events, now: now() }, database)
  const site = await openOfferingsSite({ rows: sales, now, database })

  let addresses = 0
  /** Each request comes from another client address, so that no rate limit is reached. */
  const ask = (path: string, { host = 'en.localhost', address = '', headers = {} }: AskOptions = {}) => {
    addresses++
    const remoteAddress = address || `203.0.${addresses >> 8}.${addresses & 255}`
    return site.app.inject({ url: below + path, headers: { host, ...headers }, remoteAddress })
  }
  return {
    ...site,
    now,
    ask,
    async askTooOften(path: string) {
      const options = { address: '198.51.100.7' }
      for (let requested = 0; requested < 600; requested++) await ask(path, options)
      return ask(path, options)
    },
    setClock(at: number) {
      clock = at
    },
    pass(milliseconds: number) {
      clock += milliseconds
    },
  }
}

export type EmbedsSite = Awaited<ReturnType<typeof openEmbedsSite>>
