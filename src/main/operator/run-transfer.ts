import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import type { Config } from '../settings/config.ts'
import type { Command } from './arguments.ts'
import { contentKinds } from './content-kinds.ts'
import { exportContent } from './export/export-content.ts'
import { fileTarget, streamTarget } from './export/export-target.ts'
import { importContent } from './import/import-content.ts'
import { ImportReport } from './import/import-report.ts'
import { Progress } from './import/progress.ts'
import { withDatabase } from './operator-database.ts'

interface Running<Name extends Command['name']> {
  readonly command: Extract<Command, { name: Name }>
  readonly config: Config
  /** Where the operator stands: `npm run` itself moves to the root of the project. */
  readonly directory: string
  readonly isStopped: () => boolean
}

const now = () => new Date()

/** Answers whether every row went in. */
export async function runImport({
  command,
  config,
  directory,
  isStopped,
}: Running<'import'>): Promise<boolean> {
  const { content, dryRun, coin } = command
  const path = resolve(directory, command.path)
  const { size } = await regularFile(path)
  return withDatabase({ config, dryRun }, async (database) => {
    const started = performance.now()
    const progress = new Progress({
      screen: process.stderr,
      totalBytes: size,
      clock: () => performance.now(),
    })
    const report = new ImportReport(progress)
    const print = () =>
      console.log(report.summary({ content, dryRun, milliseconds: performance.now() - started }))
    try {
      await importContent(contentKinds[content], { path, dryRun, now, database, report, isStopped, coin })
    } catch (error) {
      progress.clear()
      // Then nothing has been read yet.
      if (error instanceof TransferRefused) throw error
      console.error(
        'The import broke off; what the next line counts is in, and importing again goes on from there.',
      )
      print()
      throw error
    }
    progress.clear()
    print()
    return report.isClean
  })
}

/** A file is read more than once, which a pipe cannot be. */
async function regularFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new TransferRefused(`There is no file ${path}.`)
  if (!found.isFile()) throw new TransferRefused(`${path} is no regular file.`)
  return found
}

export async function runExport({
  command,
  config,
  directory,
}: Omit<Running<'export'>, 'isStopped'>): Promise<void> {
  const { content, path } = command
  const kind = contentKinds[content]
  if (!('exportTo' in kind)) throw new TransferRefused(`${content} only go in.`)
  await withDatabase({ config, dryRun: false }, async (database) => {
    const target =
      path === undefined ? streamTarget(process.stdout) : await fileTarget(resolve(directory, path))
    try {
      const count = await exportContent(kind, { database, write: target.write })
      await target.finish()
      console.error(`${content}: ${count} rows written`)
    } catch (error) {
      await target.abandon()
      throw error
    }
  })
}
