import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compiledOnce } from '../../../tests/support/compiled-once.ts'
import { startProgram, type Program } from './program.ts'

/** An instance gets this long to start, because the machine may be busy with other work. */
const startMilliseconds = 120_000

export interface Instance {
  readonly port: number
  readonly start: () => Promise<void>
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number>
}

interface InstanceOptions {
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  readonly onComplaint?: (message: string) => void
}

export function instanceOf({ port, environment, onComplaint = () => {} }: InstanceOptions): Instance {
  let program: Program | undefined
  const onLine = (line: string) => {
    if (line.startsWith('{')) {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string }
      if (level >= 40) onComplaint(msg)
    } else if (/error|does not|refuses/i.test(line)) onComplaint(line)
  }
  return {
    port,
    async start() {
      program = startProgram({
        command: process.execPath,
        args: [resolve(import.meta.dirname, '../../../src/main/start.ts')],
        environment: {
          ...compiledOnce,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'warn',
          ...environment,
        },
        onLine,
      })
      await untilReady(port, program)
    },
    async end(signal) {
      program?.signal(signal)
      return (await program?.exited) ?? -1
    },
  }
}

async function untilReady(port: number, program: Program): Promise<void> {
  const ended = program.exited.then((code) => {
    throw new Error(`An instance ended with ${code} before it was ready.`)
  })
  ended.catch(() => {})
  const latest = Date.now() + startMilliseconds
  while (!(await Promise.race([isReady(port), ended]))) {
    if (Date.now() > latest) throw new Error('An instance was not ready in time.')
    await wait(25)
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
