import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openFakeSmtp } from '../tests/support/fake-smtp.ts'
import { freePort } from '../tests/support/free-port.ts'
import { instanceOf } from './support/many/instance.ts'
import { temporaryDirectory } from './support/many/program.ts'
import { openPostgres } from './support/many/servers.ts'
import { secret, visit } from './support/many/visitor.ts'

/**
 * Benchmark of news mails: one project changes and all its followers are mailed. Usage: `node bench/mail.ts 100000 50`
 * (followers, mails per second). It measures how long queueing all mails takes, how slow pages are meanwhile, and whether mails
 * leave at the allowed rate. Needs PostgreSQL on this machine and a built site.
 */
const followers = Number(process.argv[2] ?? 100_000)
const rate = Number(process.argv[3] ?? 50)
const maxSeconds = 10
const sendingSeconds = 20
const paths = [
  '/',
  '/market',
  '/ico/hinode-grid',
  '/market/bitcoin',
  '/api/search?q=solar',
  '/search?q=chain',
]

const postgres = await openPostgres()
await postgres.start()
const smtp = await openFakeSmtp()
const port = await freePort()
const complaints: string[] = []
const instance = instanceOf({
  port,
  environment: {
    DATABASE_URL: postgres.url,
    SECRET: secret,
    SITE_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: await temporaryDirectory(),
    DEMO: '1',
    SMTP_URL: smtp.url,
    MAILS_PER_SECOND: String(rate),
  },
  onComplaint: (message) => complaints.push(message),
})
await instance.start()
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
await client.query(
  `insert into follows (email, email_key, item_id, language, status, status_at)
   select address, address, 'hinode-grid', (array['ja', 'en', 'ko', 'zh'])[1 + n % 4], 0, now()
   from (select n, 'follower' || n || '@host' || n % 1000 || '.example' as address from generate_series(1, $1) as n) as made`,
  [followers],
)
await client.query('analyze follows')

const calm = await visitWhile(() => wait(8_000))
let queuedSeconds = 0
const busy = await visitWhile(async () => {
  queuedSeconds = await changeAndQueue()
})
const [row] = (
  await client.query(
    'select (select count(*) from mails)::int + (select coalesce(sum(count), 0) from mails_sent)::int as count',
  )
).rows as { count: number }[]
const queued = row?.count ?? 0
const perSecond = await countSent()
await client.end()
await instance.end('SIGTERM')
await smtp.close()
await postgres.end('SIGQUIT')

const maxPerSecond = Math.max(...perSecond)
const average = perSecond.reduce((sum, count) => sum + count, 0) / perSecond.length
const ids = smtp.received.flatMap(({ to }) => to)
console.log(
  `${queued} mails for ${followers} followers queued in ${queuedSeconds.toFixed(1)} s (${maxSeconds} allowed)`,
)
console.log(`pages, p50 / p95 / slowest: calm ${timesOf(calm)}, while queueing ${timesOf(busy)}`)
console.log(
  `sent a second: ${average.toFixed(1)} on average, ${maxPerSecond} at most in ${sendingSeconds} s, ${rate} allowed; ${ids.length - new Set(ids).size} twice`,
)
if (complaints.length > 0) console.log(`warnings: ${[...new Set(complaints)].join('; ')}`)
const isRight =
  queuedSeconds <= maxSeconds &&
  queued === followers &&
  // The average may exceed the rate by two percent, because this process and the site may begin a second at different moments.
  average <= rate * 1.02 &&
  average >= rate * 0.7
process.exit(isRight ? 0 : 1)

/**
 * Records a change and backdates its notices by six minutes, because the site collects changes for five minutes before it mails
 * them.
 */
async function changeAndQueue(): Promise<number> {
  await client.query(
    `insert into offering_changes (item_id, changed_at, source, difference)
     values ('hinode-grid', now(), 'bench', '[{"field":"ico_end","before":"2030-04-21","after":"2030-04-28"}]')`,
  )
  await client.query(`update follow_notices set noticed_at = now() - interval '6 minutes'`)
  const isAny = async (table: string) => (await client.query(`select from ${table} limit 1`)).rowCount === 1
  while (!(await isAny('mails'))) await wait(20)
  const began = performance.now()
  while (await isAny('follow_notices')) await wait(20)
  return (performance.now() - began) / 1000
}

async function visitWhile(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const come = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const { status, milliseconds } = await visit({ port, path })
      if (status !== 200 && status !== 301 && status !== 302)
        throw new Error(`${path} was answered with ${status}.`)
      times.push(milliseconds)
      await wait(20)
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(come))
  await work()
  over.abort()
  await visitors
  return times.sort((a, b) => a - b)
}

async function countSent(): Promise<number[]> {
  const counts: number[] = []
  let before = smtp.received.length
  for (let second = 0; second < sendingSeconds; second++) {
    await wait(1_000)
    counts.push(smtp.received.length - before)
    before = smtp.received.length
  }
  return counts
}

function timesOf(sorted: readonly number[]): string {
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} / ${at(0.95)} / ${at(1)} ms of ${sorted.length}`
}
