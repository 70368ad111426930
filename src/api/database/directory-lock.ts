import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export class DirectoryInUse extends Error {
  constructor({ directory, pid }: { directory: string; pid: number }) {
    super(
      `The embedded database in ${directory} is already in use by process ${pid}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    )
    this.name = 'DirectoryInUse'
  }
}

/**
 * The embedded engine does not notice a second process on its files, and one of the two loses its rows.
 * So the owner is written down as pid and start time: after a crash, a new process that happens to
 * get the same pid (always 1 in a container) is not mistaken for the old owner.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'in-use.lock')
  const mine = await identityOf(process.pid)
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(mine)
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const owner = await readFile(path, 'utf8').catch(() => '')
    const pid = Number.parseInt(owner, 10)
    if (owner !== '' && owner !== mine && isRunning(pid) && (await identityOf(pid)) === owner) {
      throw new DirectoryInUse({ directory, pid })
    }
    await rm(path, { force: true })
  }
  throw new DirectoryInUse({ directory, pid: 0 })
}

/** `1234 987654`: the pid and, where the system tells it, when that process started. */
async function identityOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${started}`.trim()
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
