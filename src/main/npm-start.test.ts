import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { startByNpm, type SiteProcess } from '../../tests/support/site-process.ts'

let dataDir: string
let port: number
let npm: SiteProcess
let startMilliseconds: number

// Both starts share one directory, because creating the database takes longer than everything else.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-npm-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

beforeEach(async () => {
  port = await freePort()
  const started = performance.now()
  npm = startByNpm({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '0',
    DRAIN_SECONDS: '1',
  })
  await npm.says('/api/docs')
  startMilliseconds = performance.now() - started
})
afterEach(async () => {
  endGroup()
  await npm.exited
})

describe('a site that npm start has started', () => {
  it('stops when npm gets SIGTERM, and npm exits after it', async () => {
    const signalledAt = performance.now()
    npm.child.kill('SIGTERM')
    expect(await npm.exited).toBe(0)
    // Stopping may take ten seconds, or on a busy machine three times as long as the start took.
    expect(performance.now() - signalledAt).toBeLessThan(Math.max(10_000, 3 * startMilliseconds))
    expect(await listens(port)).toBe(false)
    expect(loggedStops()).toBe(1)
  })

  it('stops once when a terminal interrupts npm and the site together', async () => {
    process.kill(-groupOf(npm), 'SIGINT')
    expect(await npm.exited).toBe(0)
    expect(await listens(port)).toBe(false)
    expect(loggedStops()).toBe(1)
    expect(npm.stated.out).not.toContain('"level":50')
  })
})

const loggedStops = () => npm.stated.out.split('"msg":"stopping the site after a signal"').length - 1

/** Kills npm and the site if they still run: a site that outlives npm would hold its port and its directory. */
function endGroup(): void {
  try {
    process.kill(-groupOf(npm), 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function groupOf({ child: { pid } }: SiteProcess): number {
  if (pid === undefined) throw new Error('npm was not started.')
  return pid
}

function listens(at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port: at, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
