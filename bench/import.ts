import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../src/api/database/embedded-database.ts'
import { migrate } from '../src/api/database/migrate.ts'
import { openPostgresDatabase } from '../src/api/database/postgres-database.ts'
import { offeringsTransfer } from '../src/api/offerings/offerings.transfer.ts'
import { importContent } from '../src/main/operator/import/import-content.ts'
import { ImportReport } from '../src/main/operator/import/import-report.ts'
import { Progress } from '../src/main/operator/import/progress.ts'
import { offeringEntries } from './support/offering-entries.ts'
import { offeringRow } from './support/offering-rows.ts'
import { Random } from './support/random.ts'

/**
 * Benchmark of the import of generated offerings. Usage: `node bench/import.ts 20000` (number of rows). It runs on the embedded
 * database in memory, or with BENCH_DATABASE_URL on an empty PostgreSQL database. In the first run all rows are new, in the
 * second all are unchanged, in the third every tenth differs.
 */
const count = Number(process.argv[2] ?? 20_000)
const url = process.env['BENCH_DATABASE_URL']
const directory = await mkdtemp(join(tmpdir(), 'kawara-bench-'))
const database =
  url === undefined ? await openEmbeddedDatabase() : openPostgresDatabase({ url, onIdleError: console.error })
await migrate({ database })

const first = await writeRows('first.ndjson', 0)
const second = await writeRows('second.ndjson', 10)
const runs = [await run('new', first), await run('equal', first), await run('a tenth differs', second)]
console.table(runs)
await database.close()
await rm(directory, { recursive: true })

function clock(): number {
  return performance.now()
}

async function run(name: string, path: string) {
  const screen = { isTTY: false, write: () => {} }
  const progress = new Progress({ screen, totalBytes: 1, clock })
  const report = new ImportReport({ progress, print: () => {}, listsAll: false })
  const [started, cpu] = [clock(), process.cpuUsage()]
  const options = { path, dryRun: false, now: () => new Date(), database, report, isStopped: () => false }
  await importContent(offeringsTransfer, options)
  const milliseconds = clock() - started
  const { user, system } = process.cpuUsage(cpu)
  console.log(report.summary({ content: name, dryRun: false, milliseconds }).split('\n').at(-1))
  return {
    name,
    'rows/s': Math.round(count / (milliseconds / 1000)),
    'µs of CPU a row, without the server': Math.round((user + system) / count),
    'MB of the file': Math.round((await stat(path)).size / 1e5) / 10,
    'RSS MB': Math.round(process.memoryUsage.rss() / 1e6),
  }
}

/** Writes an import file in which every `step`th row has another slogan; with step 0 no row has. */
async function writeRows(name: string, step: number): Promise<string> {
  const path = join(directory, name)
  const file = createWriteStream(path)
  let n = 0
  for (const entry of offeringEntries(count, new Random(count))) {
    const row = offeringRow(entry)
    if (step > 0 && n++ % step === 0) row.slogan = 'Another slogan'
    if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
  return path
}
