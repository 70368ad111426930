import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import type { ContentKind } from '../../api/transfer/content-kind.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import type { OperatorDeps } from './command/operator-deps.ts'
import { contentKinds, type ContentName } from './content-kinds.ts'
import { exportContent } from './export/export-content.ts'
import { fileTarget, streamTarget } from './export/export-target.ts'
import { importContent } from './import/import-content.ts'
import { ImportReport } from './import/import-report.ts'
import { printable } from './import/printable.ts'
import { Progress } from './import/progress.ts'

interface ImportRequest {
  readonly content: ContentName
  readonly path: string
  readonly dryRun: boolean
  readonly coin: string | undefined
  readonly listsAll: boolean
}

interface ExportRequest {
  readonly content: ContentName
  /** The file to write; without one, or with `-`, the rows go to the standard output. */
  readonly path: string | undefined
  /** The id of the only entry to export; without one, all of the kind are exported. */
  readonly id: string | undefined
}

const now = () => new Date()

export async function runImport(request: ImportRequest, deps: OperatorDeps): Promise<boolean> {
  const { directory, stderr, isStopped, printError } = deps
  const { content, dryRun, coin, listsAll } = request
  const path = resolve(directory, request.path)
  const { size } = await regularFile(path)
  const work = async (database: Database) => {
    const started = performance.now()
    const progress = new Progress({
      screen: stderr,
      totalBytes: size,
      clock: () => performance.now(),
    })
    const report = new ImportReport({ progress, print: deps.print, listsAll })
    const print = () =>
      deps.print(report.summary({ content, dryRun, milliseconds: performance.now() - started }))
    try {
      await importContent(contentKinds[content], { path, dryRun, now, database, report, isStopped, coin })
    } catch (error) {
      progress.clear()
      if (error instanceof TransferRefused) throw error
      printError('The import failed. The rows in the next line are stored; import the file again to go on.')
      print()
      throw error
    }
    progress.clear()
    print()
    return report.isClean
  }
  return deps.withDatabase(work, { dryRun })
}

/** The import reads the file twice, so a pipe is refused. */
async function regularFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new TransferRefused(`There is no file ${path}.`)
  if (!found.isFile())
    throw new TransferRefused(`${path} is not a regular file. Write the rows to a file first.`)
  return found
}

export async function runExport(request: ExportRequest, deps: OperatorDeps): Promise<void> {
  const { content, path, id } = request
  const kind = contentKinds[content]
  if (!('exportTo' in kind)) throw new TransferRefused(`${content} are not exported.`)
  await deps.withDatabase(async (database) => {
    const source = id === undefined ? kind : await oneEntry(kind, { content, id }, database)
    const isOutput = path === undefined || path === '-'
    const target = isOutput ? streamTarget(deps.stdout) : await fileTarget(resolve(deps.directory, path))
    try {
      const count = await exportContent(source, { database, write: target.write })
      await target.finish()
      deps.printError(`${content}: ${count} rows written`)
    } catch (error) {
      await target.abandon()
      throw error
    }
  })
}

/** Finds the rows of one entry before a file is made, so that a wrong id replaces no file. */
async function oneEntry(
  kind: ContentKind<unknown>,
  { content, id }: { content: ContentName; id: string },
  database: Database,
): Promise<Pick<ContentKind<unknown>, 'exportTo'>> {
  const rows = await kind.storedRows({ ids: [id], lock: false }, database)
  if (rows.length === 0) throw new TransferRefused(`${content} have no entry with the id ${printable(id)}.`)
  return { exportTo: (onRows) => onRows(rows) }
}
