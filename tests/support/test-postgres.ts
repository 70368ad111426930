import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { openEmbeddedServer } from './embedded-server.ts'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  readonly url: string
  readonly close: () => Promise<void>
}

const run = promisify(execFile)

/**
 * Settings that make PostgreSQL faster: the data of tests need not survive a crash, and no table lives long enough for
 * autovacuum.
 */
const forgetful = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']

/** A PostgreSQL server of its own: the real one if the machine has it, otherwise the embedded engine behind a socket. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms()
  return programs === undefined ? openEmbeddedServer() : openRealPostgres(programs)
}

/** The directory of Debian's PostgreSQL programs (`initdb`, `postgres`, `pg_dump`); undefined when they are not installed. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0]
    return newest === undefined ? undefined : join(root, newest, 'bin')
  } catch {
    return undefined
  }
}

async function openRealPostgres(programs: string): Promise<TestPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-postgres-'))
  const as = await ownerFor(directory)
  const data = join(directory, 'data')
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'kawara', '--auth=trust', '--no-sync'], {
    ...as,
    cwd: directory,
  })
  const port = await freePort()
  const settings = [...forgetful, `unix_socket_directories=${directory}`, 'listen_addresses=127.0.0.1']
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(programs, 'postgres'), options, {
    ...as,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const exited = once(server, 'exit')
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) break
  }
  server.stderr.resume()
  return {
    url: `postgres://kawara@127.0.0.1:${port}/postgres`,
    async close() {
      // SIGQUIT stops the server at once, with open connections.
      server.kill('SIGQUIT')
      await exited
      await rm(directory, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
async function ownerFor(directory: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')])
  await chown(directory, uid, gid)
  return { uid, gid }
}
