import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import type { Command } from './arguments.ts'
import { contentKinds } from './content-kinds.ts'
import { exportContent } from './export/export-content.ts'
import { fileTarget, streamTarget } from './export/export-target.ts'
import { importContent } from './import/import-content.ts'
import { ImportReport } from './import/import-report.ts'
import { Progress } from './import/progress.ts'
import type { OperatorDeps } from './operator-deps.ts'

type CommandOf<Name extends Command['name']> = Extract<Command, { name: Name }>

const now = () => new Date()

/** Answers whether every row went in. */
export async function runImport(command: CommandOf<'import'>, deps: OperatorDeps): Promise<boolean> {
  const { directory, stderr, isStopped, printError } = deps
  const { content, dryRun, coin } = command
  const path = resolve(directory, command.path)
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
      // Then nothing has been read yet.
      if (error instanceof TransferRefused) throw error
      printError(
        'The import broke off; what the next line counts is in, and importing again goes on from there.',
      )
      print()
      throw error
    }
    progress.clear()
    print()
    return report.isClean
  }
  return deps.withDatabase(work, { dryRun })
}

/** A file is read more than once, which a pipe cannot be. */
async function regularFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new TransferRefused(`There is no file ${path}.`)
  if (!found.isFile()) throw new TransferRefused(`${path} is no regular file.`)
  return found
}

export async function runExport(command: CommandOf<'export'>, deps: OperatorDeps): Promise<void> {
  const { content, path } = command
  const kind = contentKinds[content]
  if (!('exportTo' in kind)) throw new TransferRefused(`${content} only go in.`)
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
