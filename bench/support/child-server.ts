import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ChildServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Starts a server script beside this file; it tells its port once it listens. */
export async function startChild(
  script: string,
  { args = [], message }: { args?: readonly string[]; message?: object } = {},
): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, script), [...args])
  if (message !== undefined) child.send(message)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
