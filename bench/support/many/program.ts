import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

interface ProgramOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly onLine?: (line: string) => void
  /** Runs the program as an unprivileged user, because PostgreSQL refuses to run as root. */
  readonly unprivileged?: boolean
}

export interface Program {
  readonly child: ChildProcess
  readonly exited: Promise<number>
  readonly signal: (name: NodeJS.Signals) => void
}

const unprivilegedId = 65_534
export const unprivilegedUser =
  process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : undefined

const running = new Set<ChildProcess>()
const directories: string[] = []
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 20 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export async function temporaryDirectory({ forUnprivileged = false } = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-many-'))
  directories.push(directory)
  if (forUnprivileged && unprivilegedUser !== undefined)
    await chown(directory, unprivilegedUser.uid, unprivilegedUser.gid)
  return directory
}

export function startProgram({
  command,
  args,
  environment,
  onLine = () => {},
  unprivileged = false,
}: ProgramOptions): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environment },
    ...(unprivileged ? unprivilegedUser : undefined),
  })
  running.add(child)
  createInterface({ input: child.stdout }).on('line', onLine)
  createInterface({ input: child.stderr }).on('line', onLine)
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return Number(code ?? -1)
  })
  return { child, exited, signal: (name) => void child.kill(name) }
}

/** Sends a signal to a program and its child processes; PostgreSQL serves connections from child processes. */
export async function signalFamily({ child: { pid } }: Program, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined) return
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }))
  for (const each of [pid, ...stdout.split('\n').filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal)
    } catch (error) {
      // ESRCH: the process has exited in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
