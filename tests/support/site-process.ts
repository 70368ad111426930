import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { compiledOnce } from './compiled-once.ts'

const root = resolve(import.meta.dirname, '../..')

type Environment = Readonly<Record<string, string>>

interface RunningProcess {
  readonly command: readonly string[]
  readonly environment: Environment
  readonly detached?: boolean
}

export function startProcess(environment: Environment, flags: readonly string[] = []) {
  return follow({ command: [process.execPath, ...flags, 'src/main/start.ts'], environment })
}

/** Starts the site as the README says: npm in a process group of its own, as in a terminal, with the site below it. */
export function startByNpm(environment: Environment) {
  return follow({ command: ['npm', 'start'], environment, detached: true })
}

function follow({ command: [program = '', ...args], environment, detached = false }: RunningProcess) {
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...compiledOnce, ...environment },
    detached,
  })
  const stated = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stated.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stated.error += text))
  const exited = once(child, 'close').then(([code]) => Number(code ?? -1))
  return {
    child,
    stated,
    exited,
    async says(text: string): Promise<void> {
      const ended = exited.then((code) => {
        throw new Error(`The program ended with ${code} before it said "${text}".\n${stated.error}`)
      })
      ended.catch(() => {})
      while (!stated.out.includes(text)) await Promise.race([once(child.stdout, 'data'), ended])
    },
  }
}

export type SiteProcess = ReturnType<typeof follow>
