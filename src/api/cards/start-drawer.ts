import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Neither where its name is of a script that our fonts do not know. */
interface Answer {
  readonly bytes?: Uint8Array
  readonly fault?: string
}

export const ownScript = fileURLToPath(new URL('./draw/drawer.process.ts', import.meta.url))

interface Hearing {
  readonly onFault: (fault: string) => void
  /** Undefined: it could not be drawn. */
  readonly onDrawn: (bytes: Buffer | undefined) => void
  /** The process is no more. */
  readonly onEnd: (fault: string) => void
}

/** A process that draws the cards it is sent. */
export function startDrawer(script: string, { onFault, onDrawn, onEnd }: Hearing): ChildProcess {
  const begun = fork(script, {
    // Nothing of ours is its business.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  begun.on('message', ({ bytes, fault }: Answer) => {
    if (fault !== undefined) onFault(fault)
    onDrawn(bytes && Buffer.from(bytes))
  })
  begun.on('error', (error) => onEnd(String(error)))
  begun.on('exit', (code, signal) => onEnd(`the process that draws cards ended: ${signal ?? code}`))
  // The site ends whether or not it still draws.
  begun.unref()
  begun.channel?.unref()
  return begun
}
