import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/**
 * Identifies the process that owns a directory. A process id is not enough: in two containers both can be process
 * 1.
 */
export interface LockOwner {
  readonly host: string
  readonly boot: string
  /** The namespace of the process id; each container has its own. */
  readonly namespace: string
  readonly pid: number
  /** The start time of the process, so that a later process with the same id is not mistaken for it. */
  readonly started: string
}

export async function thisProcess(): Promise<LockOwner> {
  return {
    host: hostname(),
    ...(await bootAndNamespace()),
    pid: process.pid,
    started: await startOf(process.pid),
  }
}

/**
 * Whether the process is running; undefined if it is in another container or on another machine, where this process cannot look.
 */
export async function isRunning(owner: LockOwner): Promise<boolean | undefined> {
  const here = await bootAndNamespace()
  if (owner.boot !== here.boot || owner.namespace !== here.namespace) return undefined
  if (owner.started !== '') return (await startOf(owner.pid)) === owner.started
  // Without start times a running process may be another one with the same id, so only its absence is certain.
  return owner.host === hostname() && !hasProcess(owner.pid) ? false : undefined
}

async function bootAndNamespace() {
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
