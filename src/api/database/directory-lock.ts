import { randomUUID } from 'node:crypto'
import { appendFile, rename, rm, writeFile, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lockNameOf, isLockName } from './lock-name.ts'
import { thisProcess, type LockOwner, isRunning } from './lock-owner.ts'

/** A lock file that was not rewritten for this long belongs to a dead process. */
const staleMilliseconds = 15_000

const ownerMark = 'owns\n'

const beatMilliseconds = 1_000

const pollMilliseconds = 100

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
 * Lets only one process use the directory of the embedded database, because the engine does not notice a second one and
 * would lose rows. A process that wants the directory puts a lock file of its own into it, then looks for the lock
 * files of others, and owns the directory once there are none. If two processes start together, at least one sees the
 * other, because both look after writing; the one with the larger id withdraws. No process ever takes over another's
 * file, so there is no race for it; only files of dead processes are removed. A process of the same container is dead
 * if the system says so; one of another container or machine is dead if its file is not rewritten every second.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const id = randomUUID()
  const name = `${JSON.stringify(await thisProcess())}\n`
  for (;;) {
    const { path, withdraw } = await putLockFile({ directory, id, name })
    try {
      if (await canOwn({ directory, id })) {
        await appendFile(path, ownerMark)
        return withdraw
      }
    } catch (error) {
      await withdraw()
      throw error
    }
    await withdraw()
    await pause(pollMilliseconds)
  }
}

async function putLockFile({ directory, id, name }: { directory: string; id: string; name: string }) {
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

/**
 * Returns true if this process may own the directory, and false if another waiting process has priority. Waits while it is
 * unknown whether another process is alive, and throws if a living one owns the directory.
 */
async function canOwn({ directory, id }: { directory: string; id: string }): Promise<boolean> {
  const seen = new Map<string, number>()
  for (;;) {
    const others = await otherLocks({ directory, id, seen })
    const owner = others.find((other) => other.isOwner && other.isAlive === true)
    if (owner !== undefined) throw new DirectoryInUse({ directory, owner })
    if (others.length === 0) return true
    if (others.some((other) => other.isAlive === true && other.id < id)) return false
    await pause(pollMilliseconds)
  }
}

interface OtherLock extends LockOwner {
  readonly id: string
  readonly isOwner: boolean
  readonly isElsewhere: boolean
  readonly isAlive: boolean | undefined
}

async function otherLocks({
  directory,
  id,
  seen,
}: {
  directory: string
  id: string
  seen: Map<string, number>
}): Promise<OtherLock[]> {
  const own = lockNameOf(id)
  const names = (await readdir(directory)).filter((name) => isLockName(name) && name !== own)
  const { mtimeMs: now } = await stat(join(directory, own))
  const others: OtherLock[] = []
  for (const name of names) {
    const path = join(directory, name)
    const other = await readOther({ path, now, seen })
    if (other === 'gone') continue
    if (other.isAlive === false) await rm(path, { force: true })
    else others.push(other)
  }
  return others
}

/**
 * Reads the lock file of another process. `now` is the modification time of our own lock file, so that both times come from the
 * clock of the file system.
 */
async function readOther({
  path,
  now,
  seen,
}: {
  path: string
  now: number
  seen: Map<string, number>
}): Promise<OtherLock | 'gone'> {
  const beat = (await stat(path).catch(() => undefined))?.mtimeMs
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (beat === undefined || text === undefined) return 'gone'
  const owner = ownerIn(text)
  const known = owner.pid === 0 ? false : await isRunning(owner)
  const first = seen.get(path) ?? beat
  seen.set(path, first)
  const byFile = beat !== first ? true : now - beat > staleMilliseconds ? false : undefined
  return {
    ...owner,
    id: path.slice(-41, -5),
    isOwner: text.endsWith(ownerMark),
    isElsewhere: known === undefined,
    isAlive: known ?? byFile,
  }
}

/** Lock files are written atomically, but after a power failure one can be empty; then it has no owner. */
function ownerIn(text: string): LockOwner {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '') as LockOwner
  } catch {
    return { host: '', boot: '', namespace: '', pid: 0, started: '' }
  }
}
