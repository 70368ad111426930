import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startChild } from './support/child-server.ts'
import { watchMemory } from './support/process-memory.ts'

/**
 * Sends junk query parameters and junk user agents to the two heaviest pages from one client address. Usage: `node bench/junk.ts
 * [1000]` (number of each). The run fails (exit code 1) if a frequently used page leaves the cache or if the process grows by
 * more than 50 MB. Run after `npm run build`.
 */
const count = Number(process.argv[2] ?? 1_000)
const maxGrowth = 50 * 1024 * 1024
const hot = '/page/terms'
const junk = [
  (number: number) => ({ path: `/?zz=${number}` }),
  (number: number) => ({ path: `/market?zz=${number}&theme=${number}&page=x${number}` }),
  (number: number) => ({ path: '/', agent: `CoinView/${number}` }),
  (number: number) => ({ path: '/market', agent: `Mozilla/5.0 CoinView/${number * 1_000}` }),
]

const site = await startChild('site-process.ts')
const memory = watchMemory(site.pid)
const faults: string[] = []
// Sends junk until the memory of the process no longer grows, so that the measured requests add only what junk leaves behind.
for (let round = 0; round < 500; round++) for (const make of junk) await ask(make(0))
await ask({ path: hot })
memory.settle()
const etag = (await ask({ path: hot })).headers.etag
const started = performance.now()
for (let number = 1; number <= count; number++) {
  for (const make of junk) {
    const { status } = await ask(make(number))
    if (status !== 200) faults.push(`${status} for ${make(number).path}`)
  }
  await ask({ path: hot })
}
const seconds = (performance.now() - started) / 1000
// The cache renders the page again twice a minute, so a few of these hundred requests may not be answered from the cache.
const before = await cachedAnswers()
const answers = await askInTurn(100)
const isKept = (await cachedAnswers()) - before > 50 && answers.every(({ headers }) => headers.etag === etag)
const growth = memory.growth()
await site.stop()
for (const fault of faults.slice(0, 10)) console.log(fault)
console.log(
  `${count * junk.length} junk requests in ${seconds.toFixed(1)} s, ${faults.length} not answered with a page`,
)
console.log(
  `the hot page is ${isKept ? 'kept' : 'GONE'}; ${Math.round(growth / 1024 / 1024)} MB more, 50 at most`,
)
process.exit(isKept && faults.length === 0 && growth <= maxGrowth ? 0 : 1)

interface PageRequest {
  readonly path: string
  readonly agent?: string
  readonly encoding?: string
}

async function ask({ path, agent = 'a browser', encoding = 'br' }: PageRequest) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `localhost:${site.port}`, 'user-agent': agent, 'accept-encoding': encoding }
    get({ port: site.port, host: '127.0.0.1', path, headers }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

async function cachedAnswers(): Promise<number> {
  const { body } = await ask({ path: '/metrics', encoding: 'identity' })
  const [, answered] =
    /^http_requests_total\{method="GET",status="200",cached="yes"\} (\d+)$/m.exec(body) ?? []
  return Number(answered ?? 0)
}

async function askInTurn(times: number) {
  const input: Awaited<ReturnType<typeof ask>>[] = []
  for (let time = 0; time < times; time++) input.push(await ask({ path: hot }))
  return input
}
