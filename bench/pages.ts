import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startChild, type ChildServer } from './support/child-server.ts'
import { measureRate, type Load } from './support/load.ts'

/**
 * The home page against bare `node:http` sending the same bytes, in short turns, in one run: a ratio says more than a
 * time on a machine that others share. Run after `npm run build`; the argument is the seconds of each turn.
 */
const seconds = Number(process.argv[2] ?? 1)
const rounds = 15
const warmUpSeconds = 10

const cases = [
  { name: 'cached page, identity', pages: 'kept', headers: {}, least: 0.9 },
  { name: 'cached page, brotli', pages: 'kept', headers: { 'accept-encoding': 'br' }, least: 0.9 },
  { name: 'cached page, 304', pages: 'kept', headers: {}, least: 0.9, unchanged: true },
  { name: 'rendered page', pages: 'rendered', headers: {}, least: 0.012 },
] as const

let missed = 0
for (const { name, pages, headers, least, ...rest } of cases) {
  const site = await startChild('site-process.ts', { args: [pages] })
  const first = await ask(site.port, headers)
  const asked = 'unchanged' in rest ? { ...headers, 'if-none-match': String(first.headers.etag) } : headers
  const { status, raw, body } = await ask(site.port, asked)
  const message = { status, headers: raw, bodyBase64: body.toString('base64') }
  const bare = await startChild('bare-server.ts', { message })
  const load = { path: '/', headers: asked, connections: 16 }
  // As both are after a minute, when their code has been compiled.
  for (const { port } of [bare, site]) await measureRate({ ...load, port, seconds: warmUpSeconds })
  const turns: { rate: number; work: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const yardstick = await measureTurn(bare, load)
    const own = await measureTurn(site, load)
    turns.push({ rate: own.rate / yardstick.rate, work: own.work / yardstick.work })
    console.log(`  ${Math.round(own.rate)}/s of ${Math.round(yardstick.rate)}/s bare`)
  }
  await Promise.all([site.stop(), bare.stop()])
  const rate = middleOf(turns.map((turn) => turn.rate))
  const work = middleOf(turns.map((turn) => turn.work))
  if (rate < least) missed++
  console.log(
    `${name}, ${body.length} bytes: ${rate.toFixed(3)}, at least ${least} wanted${rate < least ? ': MISSED' : ''}` +
      ` (${work.toFixed(3)} by processor time)`,
  )
}
process.exit(missed === 0 ? 0 : 1)

/** Answers a second, and answers a second of processor time, which others on the machine disturb less. */
async function measureTurn(
  server: ChildServer,
  load: Pick<Load, 'path' | 'headers' | 'connections'>,
): Promise<{ rate: number; work: number }> {
  const before = await server.processorSeconds()
  const { rate, answers } = await measureRate({ ...load, port: server.port, seconds })
  return { rate, work: answers / ((await server.processorSeconds()) - before) }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function ask(port: number, headers: Readonly<Record<string, string>>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers: { host: `localhost:${port}`, ...headers } }, resolve).on(
      'error',
      reject,
    )
  })
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const raw = Object.entries(answer.headers)
    .filter(([header]) => !own.has(header))
    .flatMap(([header, value]) => [header, String(value)])
  return { status: answer.statusCode ?? 0, headers: answer.headers, raw, body: await buffer(answer) }
}
