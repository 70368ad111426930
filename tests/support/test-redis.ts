import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { openFakeRedis } from './fake-redis.ts'
import { freePort } from './free-port.ts'

export interface TestRedis {
  readonly url: string
  close(): Promise<void>
}

/** A Redis of its own: the real one if the machine has it, otherwise the fake. */
export async function openTestRedis(): Promise<TestRedis> {
  return (await hasRedis()) ? openRealRedis() : openFakeRedis()
}

async function hasRedis(): Promise<boolean> {
  try {
    await promisify(execFile)('redis-server', ['--version'])
    return true
  } catch {
    return false
  }
}

async function openRealRedis(): Promise<TestRedis> {
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => server.kill('SIGKILL'))
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) break
  }
  server.stdout.resume()
  const exited = once(server, 'exit')
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      server.kill('SIGKILL')
      await exited
    },
  }
}
