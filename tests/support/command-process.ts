import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { compiledOnce } from './compiled-once.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Ran {
  readonly code: number
  readonly out: string
  readonly error: string
}

type Run = (input: readonly string[], environment: Readonly<Record<string, string>>) => Promise<Ran>

export const runSite: Run = (input, environment) => run('src/main/operator.ts', input, environment)

export const runCompanion: Run = (input, environment) => run('src/main/companion.ts', input, environment)

async function run(program: string, ...[input, environment]: Parameters<Run>): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...input], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compiledOnce, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code ?? -1), out, error }
}
