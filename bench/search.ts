import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../src/api/database/database.ts'
import { migrate } from '../src/api/database/migrate.ts'
import type { OfferingToSave } from '../src/api/offerings/offering-plan.ts'
import { offeringsTransfer } from '../src/api/offerings/offerings.transfer.ts'
import { saveContents } from '../src/api/transfer/save-contents.ts'
import { openDatabase } from '../src/main/connections/open-database.ts'
import { offeringEntries } from './support/offering-entries.ts'
import { offeringRow } from './support/offering-rows.ts'
import { Random } from './support/random.ts'
import { searchAddresses } from './support/search-addresses.ts'

/**
 * Benchmark of `GET /api/search` over HTTP, one request after the other. Usage: `node bench/search.ts 10000 100000 1000000`
 * (numbers of offerings). It runs on the embedded database, or with BENCH_DATABASE_URL on an empty PostgreSQL database, which is
 * emptied again at the end. `start` lasts from opening the database to listening, `ready` until the catalogue is loaded; `memory`
 * is that of the whole process.
 */
const sizes = process.argv.slice(2).map(Number)
const url = process.env['BENCH_DATABASE_URL'] ?? null
const maxMilliseconds = 10
const requests = 2000

const results: Record<string, number | string>[] = []
for (const size of [0, ...(sizes.length > 0 ? sizes : [10_000, 100_000])]) results.push(await measure(size))
console.table(results)
const tooSlow = results.filter(({ offerings, p95 }) => offerings === 100_000 && Number(p95) > maxMilliseconds)
process.exit(tooSlow.length === 0 ? 0 : 1)

async function measure(size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kawara-bench-'))
  const fillSeconds = await withDatabase(dataDir, (database) => fill(database, size))
  const site = fork(join(import.meta.dirname, 'support/search-process.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(url === null ? {} : { DATABASE_URL: url, SECRET: 'a secret of the benchmark, long enough' }),
    },
  })
  const { port, startMilliseconds, readyMilliseconds } = await messageFrom<Started>(site)
  const random = new Random(7)
  const sample = [...offeringEntries(Math.min(Math.max(size, 1), 2000), new Random(size))]
  const addresses = searchAddresses(requests, random, sample)
  await timeAll(port, addresses.slice(0, 500))
  const times = await timeAll(port, addresses)
  site.send('rss')
  const { rss } = await messageFrom<{ rss: number }>(site)
  site.kill('SIGTERM')
  await once(site, 'exit')
  if (url !== null) await withDatabase(dataDir, empty)
  await rm(dataDir, { recursive: true })
  return {
    offerings: size,
    'fill s': Math.round(fillSeconds),
    'start s': round(startMilliseconds / 1000),
    'ready s': round(readyMilliseconds / 1000),
    'memory MB': Math.round(rss / 1e6),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
  }
}

interface Started {
  readonly port: number
  readonly startMilliseconds: number
  readonly readyMilliseconds: number
}

async function withDatabase<Result>(dataDir: string, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ config: { dataDir, databaseUrl: url }, onIdleError: console.error })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function fill(database: Database, size: number): Promise<number> {
  await migrate({ database })
  const started = performance.now()
  const now = new Date()
  let contents: OfferingToSave[] = []
  const save = () => saveContents(offeringsTransfer, { contents, now, dryRun: false }, database)
  for (const entry of offeringEntries(size, new Random(size))) {
    const reading = offeringsTransfer.read({ row: offeringRow(entry), now: now.getTime() })
    if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
    contents.push(reading.content)
    if (contents.length < 2000) continue
    await save()
    contents = []
  }
  await save()
  await database.script('analyze offerings')
  return (performance.now() - started) / 1000
}

function empty(database: Database): Promise<void> {
  return database.script('truncate offerings cascade')
}

async function messageFrom<Message>(site: ChildProcess): Promise<Message> {
  const [message] = (await once(site, 'message')) as [Message]
  return message
}

async function timeAll(port: number, addresses: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const [n, path] of addresses.entries()) {
    const started = performance.now()
    const status = await ask({ port, path, agent, address: `10.${n % 200}.${n % 251}.7` })
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  }
  agent.destroy()
  return times.sort((a, b) => a - b)
}

interface Question {
  readonly port: number
  readonly path: string
  readonly agent: Agent
  readonly address: string
}

async function ask({ port, path, agent, address }: Question): Promise<number | undefined> {
  const headers = { host: `localhost:${port}`, 'x-forwarded-for': address }
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    get({ port, host: '127.0.0.1', path, agent, headers }, answered).on('error', failed)
  })
  await buffer(answer)
  return answer.statusCode
}

function percentile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
