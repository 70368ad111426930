import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import type { OperatorDeps } from './command/operator-deps.ts'
import { contentKinds, type ContentName } from './content-kinds.ts'
import { exportContent } from './export/export-content.ts'
import { fileTarget, streamTarget } from './export/export-target.ts'
import { importContent } from './import/import-content.ts'
import { ImportReport } from './import/import-report.ts'
import { Progress } from './import/progress.ts'

interface ImportRequest {
  readonly content: ContentName
  readonly path: string
  readonly dryRun: boolean
  readonly coin: string | undefined
}

interface ExportRequest {
  readonly content: ContentName
  readonly path: string | undefined
}

const now = () => new Date()

export async function runImport(request: ImportRequest, deps: OperatorDeps): Promise<boolean> {
  const { directory, stderr, isStopped, printError } = deps
  const { content, dryRun, coin } = request
  const path = resolve(directory, request.path)
  const { size } = await regularFile(path)
  const work = async (database: Database) => {
    const started = performance.now()
    const progress = new Progress({
      screen: stderr,
      totalBytes: size,
      clock: () => performance.now(),
    })
    const report = new ImportReport(progress)
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
  const { content, path } = request
  const kind = contentKinds[content]
  if (!('exportTo' in kind)) throw new TransferRefused(`${content} are not exported.`)
  await deps.withDatabase(async (database) => {
    const target =
      path === undefined ? streamTarget(deps.stdout) : await fileTarget(resolve(deps.directory, path))
    try {
      const count = await exportContent(kind, { database, write: target.write })
      await target.finish()
      deps.printError(`${content}: ${count} rows written`)
    } catch (error) {
      await target.abandon()
      throw error
    }
  })
}
