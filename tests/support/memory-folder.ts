import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Free space that `/dev/shm` must have: several times what the tests store at once. Containers often have much less. */
const bytesNeeded = 4 * 1024 ** 3
const name = 'kawara-tests-'

/**
 * Makes temporary files of tests live in memory if there is room, because copying a database of a thousand small files then takes
 * a fifth of the work.
 */
export async function useMemoryFolder(): Promise<() => Promise<void>> {
  if (process.env['TMPDIR'] !== undefined || !(await memoryHasRoom())) return async () => {}
  await forgetEndedRuns()
  const folder = await mkdtemp(join(memory, `${name}${process.pid}-`))
  // The database server runs as another user and needs access to its files.
  await chmod(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Deletes folders of runs that were killed, because they occupy memory. */
async function forgetEndedRuns(): Promise<void> {
  for (const entry of await readdir(memory)) {
    const pid = entry.startsWith(name) ? entry.slice(name.length).split('-', 1)[0] : undefined
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    await rm(join(memory, entry), { recursive: true, force: true })
  }
}

export async function memoryHasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize > bytesNeeded
  } catch {
    return false
  }
}
