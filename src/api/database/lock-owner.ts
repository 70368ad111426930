import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Who has a directory. Two containers are both process 1: only together these say who is meant. */
export interface LockOwner {
  readonly host: string
  /** Of the running system, new with each start of it. */
  readonly boot: string
  /** Within which a process has its number. */
  readonly namespace: string
  readonly pid: number
  /** When the process started, so that one that has the same number later is not taken for it. */
  readonly started: string
}

export async function thisProcess(): Promise<LockOwner> {
  return {
    host: hostname(),
    ...(await surroundings()),
    pid: process.pid,
    started: await startOf(process.pid),
  }
}

/** Undefined where that cannot be known from here: in another container, on another machine. */
export async function isRunning(owner: LockOwner): Promise<boolean | undefined> {
  const here = await surroundings()
  if (owner.boot !== here.boot || owner.namespace !== here.namespace) return undefined
  if (owner.started !== '') return (await startOf(owner.pid)) === owner.started
  // Without start times a process that runs may be another one that got its number.
  return owner.host === hostname() && !hasProcess(owner.pid) ? false : undefined
}

async function surroundings() {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return { boot: boot.trim(), namespace: await readlink('/proc/self/ns/pid').catch(() => '') }
}

async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
