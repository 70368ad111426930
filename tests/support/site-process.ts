import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { compiledOnce } from './compiled-once.ts'

const root = resolve(import.meta.dirname, '../..')

/** The real program, as `npm start` runs it, with nothing in its environment but this. */
export function startProcess(environment: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, 'src/main/start.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...compiledOnce, ...environment },
  })
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const exited = once(child, 'close').then(([code]) => Number(code ?? -1))
  return {
    child,
    said,
    exited,
    /** Resolves once the program has printed this; rejects with what it complained of when it ends before. */
    async says(text: string): Promise<void> {
      const ended = exited.then((code) => {
        throw new Error(`The program ended with ${code} before it said "${text}".\n${said.error}`)
      })
      ended.catch(() => {})
      while (!said.out.includes(text)) await Promise.race([once(child.stdout, 'data'), ended])
    },
  }
}

export type SiteProcess = ReturnType<typeof startProcess>
