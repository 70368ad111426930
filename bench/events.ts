import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Database } from '../src/api/database/database.ts'
import { migrate } from '../src/api/database/migrate.ts'
import { eventTypes } from '../src/domain/events/event-types.ts'
import { day } from '../src/domain/kernel/time/durations.ts'
import { openDatabase } from '../src/main/connections/open-database.ts'
import { Random } from './support/random.ts'

/**
 * Benchmark of `POST /api/events/search` for a month over HTTP, one request after the other. Usage: `node bench/events.ts
 * 1000000` (number of events). It runs on the embedded database, or with BENCH_DATABASE_URL on an empty PostgreSQL database,
 * which is emptied again at the end. The events span ten years; one in twenty is known to the month only, one in fifty lasts for
 * weeks.
 */
const size = Number(process.argv[2] ?? 100_000)
const url = process.env['BENCH_DATABASE_URL'] ?? null
const maxMilliseconds = 20
const requests = 500
const years = 10
const begin = Date.UTC(2019, 0, 1)
const symbols = 2_000
const zones = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe']

const dataDir = await mkdtemp(join(tmpdir(), 'kawara-bench-'))
const fillSeconds = await withDatabase(fill)
const site = fork(join(import.meta.dirname, 'support/search-process.ts'), {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    ...(url === null ? {} : { DATABASE_URL: url, SECRET: 'a secret of the benchmark, long enough' }),
  },
})
const { port } = await messageFrom<{ port: number }>(site)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const random = new Random(7)
const results = [
  await report('a month', () => monthOf(random)),
  await report('a month, two types', () => ({
    ...monthOf(random),
    types: [random.pick(eventTypes), random.pick(eventTypes)],
  })),
  await report('a month of a token', () => ({ ...monthOf(random), symbol: `B${random.below(symbols)}` })),
]
console.log(`${size} events, filled in ${Math.round(fillSeconds)} s`)
console.table(results)
agent.destroy()
site.kill('SIGTERM')
await once(site, 'exit')
if (url !== null) await withDatabase((database) => database.script('truncate events cascade'))
await rm(dataDir, { recursive: true })
process.exit(results.every(({ p95 }) => p95 <= maxMilliseconds) ? 0 : 1)

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ config: { dataDir, databaseUrl: url }, onIdleError: console.error })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Inserts events whose dates are scattered by multiplication, so that neighbours in time are not neighbours in the table. */
async function fill(database: Database): Promise<number> {
  await migrate({ database })
  const started = performance.now()
  const slice = 50_000
  for (let first = 0; first < size; first += slice) {
    await database.transaction(
      ({ query }) =>
        query(
          `insert into events (event_id, symbol, type, texts, starts_at, ends_at, date_precision, over_at, place, proof,
         review, source, created_at, sequence, updated_at)
       select 'bench-' || n, 'B' || n % ${symbols}, ($3::text[])[1 + n * 7 % ${eventTypes.length}],
         jsonb_build_object('title', 'Event ' || n, 'title_ja', 'イベント' || n, 'description', repeat('Some words. ', 12)),
         starts_at, case when n % 50 = 1 then starts_at + interval '24 days' end, date_precision,
         starts_at + case when n % 50 = 1 then interval '25 days' when date_precision = 'hour' then interval '1 hour'
           when date_precision = 'day' then interval '1 day' else interval '1 month' end,
         'Online', 'https://events.example/' || n, 'approved', 'bench', now(), 0, now()
       from (
         select n, case when n % 20 = 0 then 'month' when n % 3 = 0 then 'hour' else 'day' end as date_precision,
           case when n % 20 = 0 then date_trunc('month', at, 'UTC') when n % 3 = 0 then at
             else date_trunc('day', at, 'UTC') end as starts_at
         from (
           select n, $1::timestamptz + (n::bigint * 7919 % 87660) * interval '1 hour' as at
           from generate_series($2::integer, $2::integer + ${slice} - 1) as n where n < ${size}
         ) as spread
       ) as given`,
          [new Date(begin), first, eventTypes],
        ),
      { deadline: 'long' },
    )
  }
  await tidy(database)
  return (performance.now() - started) / 1000
}

/**
 * Runs `vacuum analyze`, as autovacuum would in a quiet minute. It uses a connection of its own, because the site's statements
 * have a deadline that `vacuum` exceeds.
 */
async function tidy(database: Database): Promise<void> {
  if (url === null) return database.script('vacuum analyze events')
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum analyze events')
  await client.end()
}

function monthOf(chance: Random): { start: string; end: string; zone: string } {
  const month = chance.below(years * 12 - 1)
  return {
    start: dayText(Date.UTC(2019, month, 1)),
    end: dayText(Date.UTC(2019, month + 1, 1) - day),
    zone: chance.pick(zones),
  }
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 'yyyy-MM-dd'.length)
}

async function report(name: string, body: () => object) {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < requests; n++) {
    const payload = JSON.stringify(body())
    const started = performance.now()
    bytes = Math.max(bytes, await ask(payload, n))
    // The first tenth of the requests only warms the process up.
    if (n >= requests / 10) times.push(performance.now() - started)
  }
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { search: name, p50: at(0.5), p95: at(0.95), p99: at(0.99), 'most bytes': bytes }
}

/** Sends each request from another client address, because rate limits count per address. */
async function ask(payload: string, n: number): Promise<number> {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/events/search',
        method: 'POST',
        agent,
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          'x-forwarded-for': `10.${n % 200}.${n % 251}.9`,
        },
      },
      answered,
    )
      .on('error', failed)
      .end(payload)
  })
  const { length } = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${payload} was answered with ${answer.statusCode}.`)
  return length
}

async function messageFrom<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}
