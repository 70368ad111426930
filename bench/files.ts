import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { migrate } from '../src/api/database/migrate.ts'
import { clearFiles } from '../src/api/files/clear-files.store.ts'
import { findFile, putFile } from '../src/api/files/files.store.ts'
import { makeImage } from '../src/api/files/make-image.ts'
import { fileTexts } from '../src/main/areas/file-texts.ts'
import { openDatabase } from '../src/main/connections/open-database.ts'
import { measureRate } from './support/load.ts'

/**
 * Benchmark of uploaded files. Usage: `node bench/files.ts 1000` stores that many files of 100 KB, then measures a read from the
 * database, requests per second served from memory by one instance, the cleanup job, and the re-encoding of images. It runs on
 * the embedded database, or with BENCH_DATABASE_URL on an empty PostgreSQL database, which is emptied again at the end.
 */
const count = Number(process.argv[2] ?? 1_000)
const url = process.env['BENCH_DATABASE_URL'] ?? null
const size = 100 * 1024
const dataDir = await mkdtemp(join(tmpdir(), 'kawara-bench-'))
const names: string[] = []
const rows: Record<string, string>[] = []
const report = (what: string, figure: string) => rows.push({ what, figure })

const database = await openDatabase({ config: { dataDir, databaseUrl: url }, onIdleError: console.error })
await migrate({ database })
const filling = performance.now()
for (let n = 0; n < count; n++) {
  const bytes = randomBytes(size)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await putFile({ image: { hash, type: 'png', width: 400, height: 400, bytes }, now: new Date() }, database)
  names.push(hash)
}
report('stored, each', milliseconds((performance.now() - filling) / count))
report(
  'read from the database',
  percentiles(await each(names, (hash) => findFile({ hash, type: 'png' }, database))),
)
const [clearing = 0] = await each([''], () => clearFiles({ texts: fileTexts, now: new Date() }, database))
report('clearing, with nothing to clear', milliseconds(clearing))
await database.close()

const site = fork(join(import.meta.dirname, 'support/search-process.ts'), {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    ...(url === null ? {} : { DATABASE_URL: url, SECRET: 'a secret of the benchmark, long enough' }),
  },
})
const [{ port }] = (await once(site, 'message')) as [{ port: number }]
const pathOf = (hash: string) => `/files/${hash}.png`
const host = 'www.localhost:3000'
report(
  'asked for the first time, over HTTP',
  percentiles(
    await each(names.slice(0, 500), async (hash) => {
      await (await fetch(`http://127.0.0.1:${port}${pathOf(hash)}`, { headers: { host } })).arrayBuffer()
    }),
  ),
)
for (const [what, headers] of [
  ['served from memory', { host }],
  ['304', { host, 'if-none-match': `"${names[0] ?? ''}"` }],
] as const) {
  const { rate } = await measureRate({
    port,
    path: pathOf(names[0] ?? ''),
    headers,
    connections: 8,
    seconds: 5,
  })
  report(what, `${Math.round(rate)} a second`)
}
site.kill('SIGTERM')
await once(site, 'exit')

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
for (const [width, height] of [
  [400, 400],
  [4000, 3000],
  [7000, 5700],
] as const) {
  const photograph = sharp({ create: { width, height, channels: 3, background: '#000', noise } }).blur(2)
  for (const format of ['jpeg', 'png'] as const) {
    const sent = await photograph.clone()[format]().toBuffer()
    const [took = 0] = await each([sent], makeImage)
    const what = `${format} of ${width}×${height}, ${Math.round(sent.length / 1024)} KB, written anew`
    report(what, milliseconds(took))
  }
}
report('memory of this process at most', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
console.table(rows)
if (url !== null) {
  const used = await openDatabase({ config: { dataDir, databaseUrl: url }, onIdleError: console.error })
  await used.script('truncate files cascade')
  await used.close()
}
await rm(dataDir, { recursive: true })

async function each<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const value of values) {
    const began = performance.now()
    await work(value)
    times.push(performance.now() - began)
  }
  return times
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => milliseconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `${at(0.5)}, 95 % within ${at(0.95)}`
}

function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`
}
