import { clearFiles } from '../../../api/files/clear-files.store.ts'
import { fileFigures, listFiles, removeFile, type ListedFile } from '../../../api/files/files.store.ts'
import { hashOfOldName } from '../../../api/files/old-names.store.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { readContentName } from '../../../domain/files/file-rules.ts'
import { filePath, filesPrefix } from '../../../words/addresses/endpoints.ts'
import { fileTexts } from '../../areas/file-texts.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

const perPage = 50

export async function list({ page = 1 }: { page: number | undefined }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const from = (page - 1) * perPage
    const rows = await listFiles({ from, most: perPage }, database)
    const { count, bytes } = await fileFigures(database)
    return [
      ...rows.map(lineOf),
      `${rows.length} of ${count}, ${inKilobytes(bytes)} in all`,
      ...(from + rows.length < count ? [`More: files list --page ${page + 1}`] : []),
    ]
  })
}

export async function remove({ id: path }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const name = path.slice(filesPrefix.length)
    const hash = readContentName(name)?.hash ?? (await hashOfOldName(name, database))
    if (hash === undefined || !(await removeFile(hash, database)))
      throw new TransferRefused(`There is no file ${path}.`)
    return [`${path} is removed. Instances serve it for up to a minute; browsers may keep their copies.`]
  })
}

export async function clear(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const { count, bytes } = await clearFiles({ texts: fileTexts, now: new Date() }, database)
    return [`${count} images deleted, ${inKilobytes(bytes)}.`]
  })
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

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
