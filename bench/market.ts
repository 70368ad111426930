import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { candlesOfACoin, quotedCoin } from './support/market-rows.ts'
import { Random } from './support/random.ts'

/**
 * Benchmark of the market over HTTP. Usage: `node bench/market.ts 10000 5000000 1000` (coins, candles, open streams). With
 * BENCH_DATABASE_URL it runs on an empty PostgreSQL database and keeps the candles for the next run; otherwise it runs on the
 * embedded database in memory, which needs fewer candles. A third of 320 simulated coins changes its price every three seconds,
 * so sort orders change constantly.
 */
const [coins = 10_000, candles = 5_000_000, streams = 1_000] = process.argv.slice(2).map(Number)
const requestCount = 500
/** The quickest of this many attempts counts, so that other load on the machine does not distort the result. */
const times = 3
const updates = 20
const quotedPrice = new RegExp(`"${quotedCoin}":\\[(\\d+),`)
const limits = { search: 10, chart: 15, megabytes: 150, seconds: 1 }

const child = fork(join(import.meta.dirname, 'support/market-process.ts'), [String(coins), String(candles)], {
  execArgv: ['--expose-gc'],
})
const [{ port }] = (await once(child, 'message')) as [{ port: number }]
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const random = new Random(11)
let missed = 0

// Streams are measured first, while nothing else has changed the memory of the process.
if (streams > 0) await reportStreams()

const sorts = ['rank', 'name', 'price', 'change24h', 'high', 'low', 'volume', 'cap']
await report('search', limits.search, () => {
  const query = new URLSearchParams({
    sort: random.pick(sorts),
    order: random.pick(['asc', 'desc']),
    page: String(1 + random.below(coins / 100)),
  })
  if (random.chance(0.5))
    query.set('q', random.pick(['coin', 'b1', `bench coin ${random.below(coins)}`, 'ledger']))
  return `/api/market/search?${query}`
})
const charted = Math.round(candles / candlesOfACoin)
if (charted > 0) {
  await report('chart', limits.chart, () => {
    const now = Math.floor(Date.now() / 1000)
    const span = Math.round(86_400 * random.pick([1, 7, 30, 90, 365, 3650]) * (0.5 + random.below(100) / 200))
    const end = now - (random.chance(0.3) ? random.below(20 * 86_400) : 0)
    const type = random.pick(['line', 'candle'])
    return `/api/coin-chart/bench-coin-${random.below(charted)}?start=${end - span}&end=${end}&type=${type}`
  })
}
child.kill('SIGTERM')
process.exit(missed === 0 ? 0 : 1)

async function report(name: string, maxMilliseconds: number, path: () => string): Promise<void> {
  const best: number[] = []
  let bytes = 0
  for (let n = 0; n < requestCount; n++) {
    const requestedPath = path()
    let quickest = Number.POSITIVE_INFINITY
    for (let time = 0; time < times; time++) {
      const started = performance.now()
      bytes = Math.max(bytes, await ask(requestedPath, n * times + time))
      quickest = Math.min(quickest, performance.now() - started)
    }
    if (n >= requestCount / 10) best.push(quickest)
  }
  const sorted = best.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const figures = [0.5, 0.95, 0.99].map((share) => at(share).toFixed(1)).join(' / ')
  judge(`${name}: p50 / p95 / p99 ${figures} ms, at most ${bytes} bytes`, at(0.95) <= maxMilliseconds)
}

async function ask(path: string, n: number): Promise<number> {
  const headers = { host: `localhost:${port}`, 'x-forwarded-for': `10.0.${(n >> 6) & 255}.${n & 63}` }
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent, host: '127.0.0.1' }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

async function reportStreams(): Promise<void> {
  const before = await memoryOf(child)
  const arrivals = new EventEmitter()
  const open = await Promise.all(Array.from({ length: streams }, (_, n) => listen(n, arrivals)))
  const seconds: number[] = []
  for (let n = 1; n <= updates; n++) {
    const everyone = untilEveryone(n, arrivals)
    const started = performance.now()
    child.send({ price: n })
    await everyone
    seconds.push((performance.now() - started) / 1000)
  }
  const after = await memoryOf(child)
  for (const stream of open) stream.destroy()
  const worst = Math.max(...seconds)
  const megabytes = (after.rss - before.rss) / 1e6
  judge(`${streams} streams: ${megabytes.toFixed(0)} MB more in memory`, megabytes <= limits.megabytes)
  judge(
    `${updates} updates, from writing to the last of the readers ${worst.toFixed(2)} s at worst`,
    worst <= limits.seconds,
  )
}

async function untilEveryone(price: number, arrivals: EventEmitter): Promise<void> {
  const readers = new Set<number>()
  for await (const [input, reader] of on(arrivals, 'quote') as AsyncIterable<[number, number]>) {
    if (input === price && readers.add(reader).size === streams) return
  }
}

async function listen(reader: number, arrivals: EventEmitter): Promise<IncomingMessage> {
  const headers = { host: `localhost:${port}`, 'x-forwarded-for': `10.1.${reader >> 5}.${reader & 31}` }
  return new Promise((resolve, reject) => {
    get({ port, path: '/api/market/stream', headers, host: '127.0.0.1', agent: new Agent() }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`))
      // Destroying the stream from this side emits an error, which is expected.
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => {
        const [, price] = quotedPrice.exec(chunk.toString('latin1')) ?? []
        if (price !== undefined) arrivals.emit('quote', Number(price), reader)
      })
      return resolve(response)
    }).on('error', reject)
  })
}

async function memoryOf(process: ChildProcess): Promise<NodeJS.MemoryUsage> {
  process.send('memory')
  const [{ memory }] = (await once(process, 'message')) as [{ memory: NodeJS.MemoryUsage }]
  return memory
}

function judge(line: string, isGood: boolean): void {
  if (!isGood) missed++
  console.log(`${line}${isGood ? '' : ': MISSED'}`)
}
