import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ChildServer {
  readonly port: number
  readonly pid: number
  /** Processor time in seconds that all threads of the process have used so far. */
  readonly processorSeconds: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The flags of `npm start`, so that the measured process has the same memory settings as one in production. */
async function nodeFlags(): Promise<string[]> {
  const file = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { scripts } = JSON.parse(file) as { scripts: { start: string } }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

export async function startChild(
  script: string,
  {
    args = [],
    message,
    environment = {},
  }: { args?: readonly string[]; message?: object; environment?: Readonly<Record<string, string>> } = {},
): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, script), [...args], {
    env: { ...process.env, ...environment },
    execArgv: await nodeFlags(),
  })
  if (message !== undefined) child.send(message)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    pid: child.pid ?? 0,
    async processorSeconds() {
      child.send('processor time')
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return (user + system) / 1_000_000
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
