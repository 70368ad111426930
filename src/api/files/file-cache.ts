import { LRUCache } from 'lru-cache'
import { isOldName, readContentName } from '../../domain/files/file-rules.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { Database } from '../database/database.ts'
import { findFile, hasFile, type StoredFile } from './files.store.ts'
import { findFileByOldName } from './old-names.store.ts'

const megabyte = 1024 * 1024
const maxBytes = 64 * megabyte
const overhead = 512
const maxMissing = 10_000
const missingMilliseconds = 60_000
/** A file that an operator removed in another process is still served for up to this time. */
const checkMilliseconds = 60_000

export interface FileCache {
  /** Undefined if there is no such file. Throws if the file is not in memory and the database is unavailable. */
  readonly find: (name: string) => Promise<StoredFile | undefined>
  readonly isKnown: (name: string) => boolean
  /** Call after storing a file, so that an earlier miss is forgotten. */
  readonly appeared: (name: string) => void
}

/**
 * Caches recently used files by name. Impossible names are never looked up in the database, missing files not again for a minute,
 * and parallel requests for one file share one query.
 */
export function fileCache({ database, now }: { database: Database; now: () => Date }): FileCache {
  const files = new LRUCache<string, { file: StoredFile; checkedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ file }) => file.bytes.length + overhead,
  })
  const missing = new LRUCache<string, number>({ max: maxMissing })
  const requested = new Map<string, Promise<StoredFile | undefined>>()
  const isMissing = (name: string) => (missing.get(name) ?? 0) > now().getTime()

  const fetchFile = async (name: string) => {
    const content = readContentName(name)
    const file =
      content === undefined ? await findFileByOldName(name, database) : await findFile(content, database)
    if (file === undefined) missing.set(name, now().getTime() + missingMilliseconds)
    else files.set(name, { file, checkedAt: now().getTime() })
    return file
  }
  const check = async (name: string, { hash }: StoredFile) => {
    try {
      if (!(await hasFile(hash, database))) files.delete(name)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  }

  return {
    isKnown: (name) => files.has(name) || isMissing(name) || !canBeFile(name),
    async find(name) {
      const known = files.get(name)
      if (known !== undefined) {
        if (now().getTime() - known.checkedAt >= checkMilliseconds) {
          known.checkedAt = now().getTime()
          void check(name, known.file)
        }
        return known.file
      }
      if (!canBeFile(name) || isMissing(name)) return undefined
      const fetching = requested.get(name) ?? fetchFile(name).finally(() => requested.delete(name))
      requested.set(name, fetching)
      return fetching
    },
    appeared: (name) => missing.delete(name),
  }
}

function canBeFile(name: string): boolean {
  return readContentName(name) !== undefined || isOldName(name)
}
