import type { Database } from '../../../api/database/database.ts'
import { clearFiles } from '../../../api/files/clear-files.store.ts'
import { fileFigures, listFiles, removeFile, type ListedFile } from '../../../api/files/files.store.ts'
import { hashOfOldName } from '../../../api/files/old-names.store.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { readContentName } from '../../../domain/files/file-rules.ts'
import { filePath, filesPrefix } from '../../../words/addresses/endpoints.ts'
import { fileTexts } from '../../areas/file-texts.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { FilesCommand } from './files-arguments.ts'

const perPage = 50

/** What people have uploaded. */
export async function runFiles(command: FilesCommand, { print, withDatabase }: OperatorDeps): Promise<void> {
  await withDatabase(async (database) => {
    for (const line of await linesOf(command, database)) print(line)
  })
}

async function linesOf(command: FilesCommand, database: Database): Promise<string[]> {
  if (command.act === 'list') return listed(command.page, database)
  if (command.act === 'remove') return removed(command.path, database)
  const { count, bytes } = await clearFiles({ texts: fileTexts, now: new Date() }, database)
  return [`${count} cleared, ${inKilobytes(bytes)}.`]
}

async function listed(page: number, database: Database): Promise<string[]> {
  const from = (page - 1) * perPage
  const rows = await listFiles({ from, most: perPage }, database)
  const { count, bytes } = await fileFigures(database)
  return [
    ...rows.map(lineOf),
    `${rows.length} of ${count}, ${inKilobytes(bytes)} in all`,
    ...(from + rows.length < count ? [`More: files list ${page + 1}`] : []),
  ]
}

function lineOf({ hash, type, width, height, size, created_at, last_used, names }: ListedFile): string {
  const days = [created_at, last_used].map((moment) => moment.toISOString().slice(0, 10))
  const old = names.map((name) => `${filesPrefix}${name}`)
  return [
    filePath({ hash, type }),
    `${width}×${height}`,
    inKilobytes(size),
    days[0],
    `used ${days[1]}`,
    ...old,
  ].join('  ')
}

async function removed(path: string, database: Database): Promise<string[]> {
  const name = path.slice(filesPrefix.length)
  const hash = readContentName(name)?.hash ?? (await hashOfOldName(name, database))
  if (hash === undefined || !(await removeFile(hash, database)))
    throw new TransferRefused(`There is no file ${path}.`)
  return [
    `${path} is removed. Instances serve it for a minute more, browsers that have it as long as they like.`,
  ]
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
