import { setImmediate as pause } from 'node:timers/promises'
import type { Database } from '../../../api/database/database.ts'
import type { AnyKind } from '../../../api/transfer/content-kind.ts'
import { readSlices } from './file-lines.ts'
import type { ImportReport } from './import-report.ts'
import { openFile } from './open-file.ts'
import { readLine, type ReadLine } from './read-line.ts'
import { findRepeated } from './repeated-rows.ts'
import { saveBatch } from './save-batch.ts'

/** Maximum length of a line in an import file. Even an entry whose texts all have their maximum length is shorter. */
export const maxLineBytes = 4_000_000
const batchRows = 500
const batchBytes = 8_000_000
const linesBetweenPauses = 5

export interface ImportOptions {
  readonly path: string
  readonly dryRun: boolean
  readonly now: () => Date
  readonly database: Database
  readonly report: ImportReport
  /**
   * Called after each batch. When it returns true, the import ends: stored rows stay, and running the import again stores the
   * rest.
   */
  readonly isStopped: () => boolean
  readonly coin?: string | undefined
}

export async function importContent(
  kind: AnyKind,
  { path, dryRun, now, database, report, isStopped, coin }: ImportOptions,
): Promise<void> {
  const file = await openFile(kind, { path, coin, database })
  const slices = () => readSlices({ path, longest: maxLineBytes })
  const started = now().getTime()
  const repeated = await findRepeated(file, { slices, now: started })
  let batch: ReadLine[] = []
  let bytes = 0
  let before: Promise<void> = Promise.resolve()
  let saving: Promise<void> = Promise.resolve()
  /** At most two batches are being stored while the next one is read. Batches never share a row. */
  const save = async () => {
    await before
    before = saving
    saving = saveBatch(file.content, { batch, dryRun, now: now(), database, report })
    // `saving` is awaited later, and a failure is thrown there. Without this handler Node would end the process before, because a
    // rejected promise has no handler yet.
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
      // Parsing pauses, so that the batch being stored gets its share of the event loop.
      if (line.number % linesBetweenPauses === 0) await pause()
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
