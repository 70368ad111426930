import { setImmediate as pause } from 'node:timers/promises'
import type { Database } from '../../../api/database/database.ts'
import type { AnyKind } from '../../../api/transfer/content-kind.ts'
import type { ImportReport } from './import-report.ts'
import { readSlices } from './file-lines.ts'
import { openFile } from './open-file.ts'
import { readLine, type ReadLine } from './read-line.ts'
import { findRepeated } from './repeated-rows.ts'
import { saveBatch } from './save-batch.ts'

/** More than the longest entry with every text at its limit. */
export const longestLine = 4_000_000
const batchRows = 500
const batchBytes = 8_000_000
const linesAtOnce = 5

export interface Importing {
  readonly path: string
  readonly dryRun: boolean
  readonly now: () => Date
  readonly database: Database
  readonly report: ImportReport
  /** Asked after each batch: what is written stays, and the rest waits for another import. */
  readonly isStopped: () => boolean
  /** Which coin a file of candles is of. */
  readonly coin?: string | undefined
}

/** Brings the rows of a file in, batch by batch; each batch is written whole or not at all. */
export async function importContent(
  kind: AnyKind,
  { path, dryRun, now, database, report, isStopped, coin }: Importing,
): Promise<void> {
  const file = await openFile(kind, { path, coin, database })
  const slices = () => readSlices({ path, longest: longestLine })
  const started = now().getTime()
  const repeated = await findRepeated(file, { slices, now: started })
  let batch: ReadLine[] = []
  let bytes = 0
  let before: Promise<void> = Promise.resolve()
  let saving: Promise<void> = Promise.resolve()
  /** Two batches are on their way at most, while the next is read. No two of them have a row in common. */
  const save = async () => {
    await before
    before = saving
    saving = saveBatch(file.content, { batch, dryRun, now: now(), database, report })
    // Heard when it is waited for.
    saving.catch(() => {})
    batch = []
    bytes = 0
  }
  const allSaved = async () => {
    await before
    await saving
  }
  for await (const { lines, bytesRead } of slices()) {
    for (const line of lines) {
      // The batch that is being written gets its share of time, or the database would wait for us and then we for it.
      if (line.number % linesAtOnce === 0) await pause()
      if ('text' in line && file.parser.isHeader(line.text)) continue
      const reading = readLine(file, { line, now: started, repeated })
      report.read(line.number, reading)
      if (!('content' in reading)) continue
      batch.push({ line: line.number, content: reading.content })
      bytes += reading.bytes
      if (batch.length < batchRows && bytes < batchBytes) continue
      await save()
      if (!isStopped()) continue
      await allSaved()
      return report.stopped(line.number)
    }
    report.progress(bytesRead)
  }
  if (batch.length > 0) await save()
  await allSaved()
}
