import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startChild } from './support/child-server.ts'
import { measureRate } from './support/load.ts'

/**
 * The home page against bare `node:http` sending the same bytes, in turns, in one run: a ratio says more than a time
 * on a machine that others share. Run after `npm run build`; the argument is the seconds of each measurement.
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = 5
const warmUpSeconds = 10

const cases = [
  { name: 'cached page, identity', pages: 'kept', headers: {}, least: 0.75 },
  { name: 'cached page, brotli', pages: 'kept', headers: { 'accept-encoding': 'br' }, least: 0.65 },
  { name: 'cached page, 304', pages: 'kept', headers: {}, least: 0.65, unchanged: true },
  { name: 'rendered page', pages: 'rendered', headers: {}, least: 0.01 },
] as const

let missed = 0
for (const { name, pages, headers, least, ...rest } of cases) {
  const site = await startChild('site-process.ts', { args: [pages] })
  const first = await ask(site.port, headers)
  const asked = 'unchanged' in rest ? { ...headers, 'if-none-match': String(first.headers.etag) } : headers
  const { status, raw, body } = await ask(site.port, asked)
  const message = { status, headers: raw, bodyBase64: body.toString('base64') }
  const bare = await startChild('bare-server.ts', { message })
  const ratios: number[] = []
  const load = { path: '/', headers: asked, connections: 16, seconds }
  // As it is after a minute, when its code has been compiled.
  if (pages === 'rendered') await measureRate({ ...load, port: site.port, seconds: warmUpSeconds })
  for (let round = 0; round < rounds; round++) {
    const yardstick = await measureRate({ ...load, port: bare.port })
    const rate = await measureRate({ ...load, port: site.port })
    ratios.push(rate / yardstick)
    console.log(
      `  ${Math.round(rate)}/s of ${Math.round(yardstick)}/s bare: ${(rate / yardstick).toFixed(3)}`,
    )
  }
  await Promise.all([site.stop(), bare.stop()])
  const middle = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  if (middle < least) missed++
  console.log(
    `${name}, ${body.length} bytes: ${middle.toFixed(3)}, at least ${least} wanted${middle < least ? ': MISSED' : ''}`,
  )
}
process.exit(missed === 0 ? 0 : 1)

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
