import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { journeyOperator } from './mail.ts'

export const repository = resolve(import.meta.dirname, '../../..')

export interface RunningSite {
  readonly origin: string
  readonly dataDir: string
  readonly output: () => string
  stop(): Promise<void>
}

interface SiteChoices {
  readonly development?: boolean
  readonly directory?: string
  readonly environment?: Readonly<Record<string, string>>
}

const startMilliseconds = 300_000

export async function startSite({
  development = false,
  directory = repository,
  environment: own = {},
}: SiteChoices = {}): Promise<RunningSite> {
  if (!development && !existsSync(join(directory, 'build/server/index.js'))) {
    throw new Error('There is no built site under build/. Run `npm run build` first.')
  }
  const origin = `http://localhost:${await freePort()}`
  const dataDir = await mkdtemp(join(tmpdir(), 'kawara-journey-'))
  const { NODE_ENV: _, ...environment } = process.env
  const site = spawn(process.execPath, ['src/main/start.ts', ...(development ? ['--development'] : [])], {
    cwd: directory,
    env: {
      ...environment,
      PORT: new URL(origin).port,
      SITE_ORIGIN: origin,
      OPERATOR_EMAIL: journeyOperator,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const stop = async () => {
    await end(site)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady({ site, origin, output: () => output })
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, output: () => output, stop }
}

async function untilReady({
  site,
  origin,
  output,
}: Pick<RunningSite, 'origin' | 'output'> & { site: ChildProcess }): Promise<void> {
  const latest = Date.now() + startMilliseconds
  while (!(await answers(`${origin}/readyz`))) {
    if (site.exitCode !== null) throw new Error(`The site stopped as it started:\n${output()}`)
    if (Date.now() > latest) throw new Error(`The site was not ready in time:\n${output()}`)
    await wait(100)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url)
    return ok
  } catch (error) {
    // `fetch` throws a TypeError while the port of the site is not open yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
