import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLockName, lockNameOf } from './lock-name.ts'
import { isRunning, type LockOwner } from './lock-owner.ts'

/** A file that nobody has moved for so long is of nobody who lives. */
const staleMilliseconds = 15_000

interface Other extends LockOwner {
  readonly id: string
  readonly owns: boolean
  readonly isElsewhere: boolean
  /** Undefined: it may live; its file will tell. */
  readonly lives: boolean | undefined
}

export const owns = 'owns\n'

export async function othersIn({
  directory,
  id,
  seen,
}: {
  directory: string
  id: string
  seen: Map<string, number>
}): Promise<Other[]> {
  const own = lockNameOf(id)
  const names = (await readdir(directory)).filter((name) => isLockName(name) && name !== own)
  const { mtimeMs: now } = await stat(join(directory, own))
  const others: Other[] = []
  for (const name of names) {
    const path = join(directory, name)
    const other = await readOther({ path, now, seen })
    if (other === 'gone') continue
    if (other.lives === false) await rm(path, { force: true })
    else others.push(other)
  }
  return others
}

/** `now` is the time of our own file: both are told by the clock of the file system. */
async function readOther({
  path,
  now,
  seen,
}: {
  path: string
  now: number
  seen: Map<string, number>
}): Promise<Other | 'gone'> {
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
    owns: text.endsWith(owns),
    isElsewhere: known === undefined,
    lives: known ?? byFile,
  }
}

/** `show` writes it whole, but a machine that lost its power may have kept the name of the file alone: then nobody's. */
function ownerIn(text: string): LockOwner {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '') as LockOwner
  } catch {
    return { host: '', boot: '', namespace: '', pid: 0, started: '' }
  }
}
