import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startChild, type ChildServer } from './child-server.ts'
import { measureRate, type Load } from './load.ts'

type Headers = Readonly<Record<string, string>>

interface Compared {
  readonly startSite: () => Promise<ChildServer>
  readonly path: string
  readonly headers: Headers
  readonly unchanged: boolean
}

interface Ratios {
  readonly rate: number
  readonly work: number
}

/**
 * The site is started several times, because the memory layout of a process makes it up to a tenth faster or slower for its whole
 * life.
 */
const starts = 7
const rounds = 11
const turnSeconds = 0.25
/** Seconds of load before the measurement, until the code of each server has been compiled. */
const warmUpSeconds = { site: 8, bare: 3 }

/**
 * Compares an answer of the site with bare `node:http` sending the same bytes, as a ratio: on a shared machine a ratio is
 * steadier than a time. Turns are short and alternate, so that other load hits both servers alike. Returns the median of all
 * rounds of several starts, by answers per second and by answers per second of processor time.
 */
export async function compareWithBare(compared: Compared) {
  const ratios: Ratios[] = []
  let bytes = 0
  for (let start = 0; start < starts; start++) {
    const site = await compared.startSite()
    const found = await compareOnce({ ...compared, site })
    await site.stop()
    ratios.push(...found.ratios)
    bytes = found.bytes
  }
  return {
    bytes,
    rate: middleOf(ratios.map(({ rate }) => rate)),
    work: middleOf(ratios.map(({ work }) => work)),
  }
}

async function compareOnce({ site, path, headers, unchanged }: Compared & { site: ChildServer }) {
  // The `etag` is read again before each turn: prices on the page may have changed, and with the old `etag` the page would be
  // sent in full instead of a 304.
  const asks = async () =>
    unchanged
      ? { ...headers, 'if-none-match': String((await ask({ port: site.port, path, headers })).headers.etag) }
      : headers
  const { status, raw, body } = await ask({ port: site.port, path, headers: await asks() })
  const message = { status, headers: raw, bodyBase64: body.toString('base64') }
  const bare = await startChild('bare-server.ts', { message })
  const load = async () => ({ path, headers: await asks(), connections: 16 })
  await measureRate({ ...(await load()), port: bare.port, seconds: warmUpSeconds.bare })
  await measureRate({ ...(await load()), port: site.port, seconds: warmUpSeconds.site })
  const ratios: Ratios[] = []
  const turnOf = async (server: ChildServer) =>
    measureTurn(server, { ...(await load()), seconds: turnSeconds })
  for (let round = 0; round < rounds; round++) {
    const isFirst = round % 2 === 0
    const before = isFirst ? await turnOf(site) : undefined
    const yardstick = await turnOf(bare)
    const own = before ?? (await turnOf(site))
    ratios.push({ rate: own.rate / yardstick.rate, work: own.work / yardstick.work })
  }
  await bare.stop()
  return { bytes: body.length, ratios }
}

async function measureTurn(
  server: ChildServer,
  load: Omit<Load, 'port'>,
): Promise<{ rate: number; work: number }> {
  const before = await server.processorSeconds()
  const { rate, answers } = await measureRate({ ...load, port: server.port })
  return { rate, work: answers / ((await server.processorSeconds()) - before) }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export async function ask({ port, path, headers }: { port: number; path: string; headers: Headers }) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { host: `localhost:${port}`, ...headers } }, resolve).on(
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
