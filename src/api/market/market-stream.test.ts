import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/offerings-site.ts'
import type { QuotesEvent } from '../../contract/market-stream.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { createBoard, type MarketBoard } from './market.board.ts'
import { streamMarket, type MarketStream } from './market.stream.ts'

const now = new Date('2026-05-01T00:00:00Z')
let app: FastifyInstance
let board: MarketBoard
let stream: MarketStream
let port: number

let chance = 0

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = Fastify({ forceCloseConnections: 'idle', trustProxy: 'loopback' })
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof Refusal ? 503 : 500).send(String(error)),
  )
  app.addHook('onRequest', async (_, reply) => void reply.header('x-frame-options', 'DENY'))
  board = createBoard({ now: () => new Date() })
  stream = streamMarket(app, {
    board,
    now: () => now,
    random: () => chance,
    limits: { maxStreams: 4, maxPerAddress: 3 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

async function open(from = '127.0.0.1'): Promise<IncomingMessage> {
  const headers = { 'x-forwarded-for': from }
  const request = get({ port, host: '127.0.0.1', path: marketStreamPath, agent: false, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.on('error', () => {})
  return response.setEncoding('utf8')
}

function heard(response: IncomingMessage): () => string {
  let text = ''
  response.on('data', (chunk: string) => (text += chunk))
  return () => text
}

function quoted(id: string, price: number, name = id): QuotedCoin {
  const supplies = { circulatingSupply: null, totalSupply: null, maxSupply: null }
  const unknown = {
    volume24h: null,
    marketCap: null,
    high24h: null,
    low24h: null,
    change1h: null,
    change7d: null,
  }
  return {
    coin: { id, symbol: id, name, logo: null, ...supplies },
    quote: { ...unknown, price, change24h: 1.5, quotedAt: now.getTime() + price, source: 'test', series: [] },
  }
}

const eventsIn = (text: string) =>
  [...text.matchAll(/^event: quotes\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as QuotesEvent)
const eventsOf = (text: () => string, count: number) =>
  eventually(
    async () => eventsIn(text()),
    (events) => events.length >= count,
  )
const openCount = (count: number) =>
  eventually(
    async () => stream.stats().open,
    (open_) => open_ === count,
  )

describe('the stream of quotes', () => {
  it('sends the changed quotes to everyone, and no others', async () => {
    const [first, second] = await Promise.all([open(), open()])
    expect(first.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    const texts = [heard(first), heard(second)]
    const [a, b] = [quoted('a', 1), quoted('b', 2)]
    board.putCoins([a, b])
    board.putCoins([a, { ...b, quote: { ...b.quote, price: 3, quotedAt: now.getTime() + 9 } }])
    for (const text of texts) {
      expect(await eventsOf(text, 2)).toEqual([
        { time: now.getTime() / 1000, quotes: { a: [1, 1.5], b: [2, 1.5] } },
        { time: now.getTime() / 1000, quotes: { b: [3, 1.5] } },
      ])
    }
  })

  it('sends nothing when nothing has changed', async () => {
    const text = heard(await open())
    const a = quoted('a', 1)
    board.putCoins([a])
    board.putCoins([a])
    board.putCoins([quoted('b', 1)])
    expect((await eventsOf(text, 2)).map(({ quotes }) => Object.keys(quotes))).toEqual([['a'], ['b']])
  })

  it('is refused to an address with too many streams until one of them closes', async () => {
    const streams = await Promise.all([open(), open(), open()])
    const refused = await open()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
    streams[0]?.destroy()
    await openCount(2)
    expect((await open()).statusCode).toBe(200)
  })

  it('counts IPv6 clients by network, like all other limits', async () => {
    await Promise.all(['1', '2', '3'].map((last) => open(`2001:db8:1:2::${last}`)))
    expect((await open('2001:db8:1:2:ffff::4')).statusCode).toBe(503)
    expect((await open('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('drops a client that does not read, and continues for the others', async () => {
    const reader = heard(await open())
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.write(`GET ${marketStreamPath} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    await openCount(2)
    socket.pause()
    const many = (round: number) =>
      Array.from({ length: 2_000 }, (_, n) => quoted(`coin-${n}`, round + n / 4096))
    await eventually(
      async () => {
        board.putCoins(many(stream.stats().dropped + performance.now()))
        return stream.stats()
      },
      ({ dropped }) => dropped === 1,
    )
    expect(stream.stats().open).toBe(1)
    board.putCoins([quoted('last', 1)])
    await eventually(
      async () => reader().includes('"last"'),
      (came) => came,
    )
    socket.destroy()
  })

  it('asks each client to reconnect after a random pause, on another connection', async () => {
    const retries: (string | undefined)[] = []
    for (chance of [0, 0.5, 1]) {
      const response = await open()
      expect(response.headers.connection).toBe('close')
      const text = heard(response)
      const [, retry] = await eventually(
        async () => /^retry: (\d+)$/m.exec(text()) ?? [],
        (match) => match.length > 0,
      )
      retries.push(retry)
    }
    expect(retries).toEqual(['1000', '3500', '6000'])
  })

  it('sends a heartbeat event every fifteen seconds', async () => {
    const text = heard(await open())
    await openCount(1)
    vi.advanceTimersByTime(15_000)
    const stated = await eventually(
      async () => text(),
      (heardSoFar) => heardSoFar.includes('alive'),
    )
    expect(stated).toContain('event: alive\ndata: 1\n\n')
  })

  it('ends when the site stops', async () => {
    const response = await open()
    response.resume()
    const ended = once(response, 'end')
    await app.close()
    await ended
    expect(await openCount(0)).toBe(0)
  })
})
