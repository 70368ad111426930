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

type Run = (given: readonly string[], environment: Readonly<Record<string, string>>) => Promise<Ran>

/** Runs one command of the operator, as `npm run site --` does, with nothing in its environment but this. */
export const runSite: Run = (given, environment) => run('src/main/operator.ts', given, environment)

/** The same of the app that is played from a terminal, as `npm run companion --` does. */
export const runCompanion: Run = (given, environment) => run('src/main/companion.ts', given, environment)

async function run(program: string, ...[given, environment]: Parameters<Run>): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...given], {
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
