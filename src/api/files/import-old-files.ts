import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Logger } from 'pino'
import { isOldName } from '../../domain/files/file-rules.ts'
import type { Database } from '../database/database.ts'
import { putFile } from './files.store.ts'
import type { ImageMaker } from './image-maker.ts'
import { knownOldNames, putOldName } from './old-names.store.ts'

/** The limit is higher than that of uploads, because only an operator can put files into this directory. */
const maxBytes = 64 * 1024 * 1024
const maxNotified = 20

interface ImportOldFilesDeps {
  readonly directory: string
  readonly database: Database
  readonly makeImage: ImageMaker
  readonly logger: Logger
  readonly now: () => Date
  readonly isStopping: () => boolean
}

/**
 * Imports the files of the directory that earlier versions served. Each new image is stored under its hash, where it is also
 * found by its old name (`logos/sun.webp`). The directory is not changed; files that are not images are logged.
 */
export async function importOldFiles(options: ImportOldFilesDeps): Promise<void> {
  const { directory, database, makeImage, logger, now, isStopping } = options
  const known = await knownOldNames(database)
  const names = (await filesIn(directory)).filter((name) => !known.has(name))
  const left: string[] = []
  let taken = 0
  for (const name of names) {
    if (isStopping()) return
    const bytes = await readIfSmall(join(directory, name))
    const image = bytes === undefined || !isOldName(name) ? undefined : await makeImage(bytes)
    if (image === undefined || 'fault' in image) {
      left.push(name)
      continue
    }
    await database.transaction(async (queries) => {
      await putFile({ image, now: now() }, queries)
      await putOldName({ name, hash: image.hash }, queries)
    })
    taken++
  }
  if (taken > 0) logger.info({ files: taken, directory }, 'imported old files into the database')
  if (left.length > 0)
    logger.warn(
      { files: left.length, names: left.slice(0, maxNotified), directory },
      'skipped files that are not images, are too large, are hidden or have no extension of an image; they are not served',
    )
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

async function readIfSmall(path: string): Promise<Buffer | undefined> {
  const { size } = await lstat(path)
  return size > maxBytes ? undefined : readFile(path)
}
