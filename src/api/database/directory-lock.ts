import { randomUUID } from 'node:crypto'
import { appendFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lockNameOf } from './lock-name.ts'
import { thisProcess, type LockOwner } from './lock-owner.ts'
import { owns, othersIn } from './other-locks.ts'

const beatMilliseconds = 1_000

const lookMilliseconds = 100

export class DirectoryInUse extends Error {
  constructor({ directory, owner }: { directory: string; owner: LockOwner & { isElsewhere: boolean } }) {
    const where = owner.isElsewhere ? ` of ${owner.host}, another container or machine` : ''
    super(
      `The embedded database in ${directory} is already in use by process ${owner.pid}${where}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    )
    this.name = 'DirectoryInUse'
  }
}

/**
 * The embedded engine does not notice a second process on its files, and one of the two loses its rows. So whoever wants a
 * directory puts a file of its own into it, looks who else has done so, and owns it once it is alone. Of two that ask
 * at once, at least one sees the other, for each looks after it has put its file; the one with the larger id draws back.
 * Nobody ever takes over a file of another, so there is nothing that two could take over at once; the files of the dead
 * are removed. Who is dead the system says at once, of its own processes; of another container or machine the file
 * does, which its owner writes anew each second.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const id = randomUUID()
  const name = `${JSON.stringify(await thisProcess())}\n`
  for (;;) {
    const { path, withdraw } = await show({ directory, id, name })
    try {
      if (await isAlone({ directory, id })) {
        await appendFile(path, owns)
        return withdraw
      }
    } catch (error) {
      await withdraw()
      throw error
    }
    await withdraw()
    await pause(lookMilliseconds)
  }
}

/** Puts the file there, whole from the first moment on, and keeps it alive. */
async function show({ directory, id, name }: { directory: string; id: string; name: string }) {
  const path = join(directory, lockNameOf(id))
  await writeFile(`${path}.part`, name)
  await rename(`${path}.part`, path)
  const heartbeat = new Worker(new URL('./lock-heartbeat.ts', import.meta.url), {
    workerData: { path, name, everyMilliseconds: beatMilliseconds },
    execArgv: [],
  })
  heartbeat.unref()
  return {
    path,
    withdraw: async () => {
      await heartbeat.terminate()
      await rm(path, { force: true })
    },
  }
}

/** False when another one that asks goes first; waits for those of whom nobody knows yet. */
async function isAlone({ directory, id }: { directory: string; id: string }): Promise<boolean> {
  const seen = new Map<string, number>()
  for (;;) {
    const others = await othersIn({ directory, id, seen })
    const owner = others.find((other) => other.owns && other.lives === true)
    if (owner !== undefined) throw new DirectoryInUse({ directory, owner })
    if (others.length === 0) return true
    if (others.some((other) => other.lives === true && other.id < id)) return false
    await pause(lookMilliseconds)
  }
}
