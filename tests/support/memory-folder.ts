import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Several times what the tests have there at once; a container is often given much less. */
const bytesNeeded = 4 * 1024 ** 3
const name = 'kawara-tests-'

/**
 * What tests put down for a moment is put into memory, where the machine has a folder there with room: copying a
 * database of a thousand small files then takes a fifth of the work, however busy the disk is.
 */
export async function useMemoryFolder(): Promise<() => Promise<void>> {
  if (process.env['TMPDIR'] !== undefined || !(await memoryHasRoom())) return async () => {}
  await forgetEndedRuns()
  const folder = await mkdtemp(join(memory, `${name}${process.pid}-`))
  // A database server runs as another user, who has to reach its part.
  await chmod(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** A run that was ended by force has left its folder, which takes memory. */
async function forgetEndedRuns(): Promise<void> {
  for (const entry of await readdir(memory)) {
    const pid = entry.startsWith(name) ? entry.slice(name.length).split('-', 1)[0] : undefined
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    await rm(join(memory, entry), { recursive: true, force: true })
  }
}

/** A browser too has parts there that its processes share. */
export async function memoryHasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize > bytesNeeded
  } catch {
    return false
  }
}
