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
  const repeated = await findRepeated(file, { slices, now: now().getTime(), database })
  let batch: ReadLine[] = []
  let bytes = 0
  let lastLine = 0
  let isCut = false
  let before: Promise<void> = Promise.resolve()
  let saving: Promise<void> = Promise.resolve()
  const saveAndReport = async ({ lines, previous }: { lines: ReadLine[]; previous: Promise<void> }) => {
    const outcome = await saveBatch(file.content, lines, { dryRun, now: now(), database, repeated })
    await previous.catch(() => {})
    report.batch(outcome)
  }
  /**
   * At most two batches are being stored while the next one is parsed. Batches never share an entry, and are reported in their
   * order.
   */
  const save = async () => {
    await before
    before = saving
    saving = saveAndReport({ lines: batch, previous: before })
    // `saving` is awaited later, and a failure is thrown there. Without this handler Node would end the process before, because a
    // rejected promise has no handler yet.
    saving.catch(() => {})
    lastLine = batch.at(-1)?.line ?? lastLine
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
      batch.push(readLine(file.parser, line))
      bytes += 'text' in line ? line.bytes : 0
      report.lineRead()
      if (batch.length < batchRows && bytes < batchBytes) continue
      await save()
      isCut = isStopped()
      if (isCut) break
    }
    if (isCut) break
    report.progress(bytesRead)
  }
  isCut ||= batch.length > 0 && isStopped()
  if (batch.length > 0 && !isCut) await save()
  await allSaved()
  if (isCut) report.stopped(lastLine)
}
