import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../../tests/support/free-port.ts'
import { postgresPrograms } from '../../../tests/support/test-postgres.ts'
import { unprivilegedUser, signalFamily, startProgram, temporaryDirectory, type Program } from './program.ts'

export interface Server {
  readonly url: string
  readonly start: () => Promise<void>
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  readonly freeze: () => Promise<void>
  readonly thaw: () => Promise<void>
}

export async function openPostgres(): Promise<Server> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine.')
  const port = await freePort()
  const data = join(await temporaryDirectory({ forUnprivileged: true }), 'data')
  const choices = ['-U', 'kawara', '--auth', 'trust', '--encoding', 'UTF8']
  await promisify(execFile)(join(programs, 'initdb'), ['-D', data, ...choices], unprivilegedUser ?? {})
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const command = join(programs, 'postgres')
  const server = serverOf({ port, start: () => startProgram({ command, args, unprivileged: true }) })
  return { ...server, url: `postgres://kawara@127.0.0.1:${port}/postgres` }
}

export async function openRedis(): Promise<Server> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = serverOf({ port, start: () => startProgram({ command: 'redis-server', args }) })
  return { ...server, url: `redis://127.0.0.1:${port}` }
}

export async function openNginx({
  instances,
  port,
}: {
  instances: readonly number[]
  port: number
}): Promise<Server> {
  const directory = await temporaryDirectory()
  const guide = await readFile(resolve(import.meta.dirname, '../../../docs/nginx.conf'), 'utf8')
  const site = instances
    .reduce(
      (text, instance, index) => text.replace(`127.0.0.1:${3001 + index}`, `127.0.0.1:${instance}`),
      guide,
    )
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace(/^ *server_name.*\n/m, '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(directory, `nginx-${name}`)};`)
    .join('\n')
  const file = join(directory, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nworker_processes 1;\n${unprivilegedUser === undefined ? '' : 'user root;\n'}pid ${join(directory, 'nginx.pid')};\nerror_log stderr crit;
events { worker_connections 1024; }\nhttp {\naccess_log off;\n${places}\n${site}}\n`,
  )
  const server = serverOf({
    port,
    start: () => startProgram({ command: 'nginx', args: ['-c', file, '-e', 'stderr'] }),
  })
  return { ...server, url: `http://localhost:${port}` }
}

function serverOf({ port, start }: { port: number; start: () => Program }): Omit<Server, 'url'> {
  let program: Program | undefined
  return {
    async start() {
      program = start()
      await untilListening(port, program)
    },
    async end(signal) {
      program?.signal(signal)
      await program?.exited
    },
    freeze: async () => (program === undefined ? undefined : signalFamily(program, 'SIGSTOP')),
    thaw: async () => (program === undefined ? undefined : signalFamily(program, 'SIGCONT')),
  }
}

async function untilListening(port: number, program: Program): Promise<void> {
  let ended = false
  void program.exited.then(() => (ended = true))
  while (!(await listens(port))) {
    if (ended) throw new Error(`${program.child.spawnfile} ended before it listened.`)
    await wait(50)
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })
}
