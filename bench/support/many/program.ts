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
  /** Whatever it says, line by line. */
  readonly onLine?: (line: string) => void
  /** PostgreSQL does not run for root. */
  readonly asNobody?: boolean
}

export interface Program {
  readonly child: ChildProcess
  readonly exited: Promise<number>
  readonly signal: (name: NodeJS.Signals) => void
}

const nobody = 65_534
export const nobodyIds = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined

const running = new Set<ChildProcess>()
const directories: string[] = []
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 20 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** A directory that goes when this program ends. */
export async function temporaryDirectory({ ofNobody = false } = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-many-'))
  directories.push(directory)
  if (ofNobody && nobodyIds !== undefined) await chown(directory, nobodyIds.uid, nobodyIds.gid)
  return directory
}

/** A program that ends with this one at the latest. */
export function startProgram({
  command,
  args,
  environment,
  onLine = () => {},
  asNobody = false,
}: ProgramOptions): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environment },
    ...(asNobody ? nobodyIds : undefined),
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

/** To a program and what it has started: PostgreSQL answers from processes of its own. */
export async function signalFamily({ child: { pid } }: Program, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined) return
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }))
  for (const each of [pid, ...stdout.split('\n').filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal)
    } catch (error) {
      // It has ended in between.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
