import fs from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * Parameters that make PostgreSQL sync its files. PGlite's default parameters disable syncing (`-F`), and of PostgreSQL's sync
 * methods PGlite supports only `fsync`.
 */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

interface OpenFile {
  readonly nfd?: number
  readonly node: unknown
}

interface NodeFiles {
  readonly stream_ops: {
    fsync?: (file: OpenFile) => number
    write: (file: OpenFile, ...rest: unknown[]) => unknown
  }
  readonly realPath: (node: unknown) => string
}

/** The engine's files on disk, with working syncs: by default PGlite ignores `fsync`. */
export class DurableFiles extends NodeFS {
  #isOpen = false

  override async init(...input: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...input)
    const preRun = emscriptenOpts.preRun ?? []
    const connect: (typeof preRun)[number] = ({ NODEFS }) => this.#connect(NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, connect] } }
  }

  opened(): void {
    this.#isOpen = true
  }

  /**
   * After a crash PostgreSQL first syncs every file one by one, which takes seconds. `syncDirectory` has already synced them all,
   * so until the database is open only files that PostgreSQL has written since are synced.
   */
  #connect({ stream_ops: operations, realPath }: NodeFiles): void {
    const written = new Set<string>()
    const { write } = operations
    operations.write = (file, ...rest) => {
      if (!this.#isOpen) written.add(realPath(file.node))
      return write(file, ...rest)
    }
    operations.fsync = ({ nfd, node }) => {
      if (nfd === undefined) syncPath(realPath(node))
      else if (this.#isOpen || written.has(realPath(node))) fs.fsyncSync(nfd)
      return 0
    }
  }
}

export async function syncDirectory(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    [directory, ...paths].map(async (path) => {
      const file = await open(path, 'r')
      try {
        await file.sync()
      } catch (error) {
        ignoreOnWindows(error)
      } finally {
        await file.close()
      }
    }),
  )
}

function syncPath(path: string): void {
  const file = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(file)
  } catch (error) {
    ignoreOnWindows(error)
  } finally {
    fs.closeSync(file)
  }
}

/** Windows cannot sync directories or files opened for reading, so its refusals are ignored. */
function ignoreOnWindows(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
}
