import { type ChildProcess, fork } from 'node:child_process'
import type { CardOrder } from './draw/card.ts'
import { fileURLToPath } from 'node:url'

/** Neither where its name is of a script that our fonts do not know. */
interface Answer {
  readonly bytes?: Uint8Array
  readonly fault?: string
}

const ownScript = fileURLToPath(new URL('./draw/drawer.process.ts', import.meta.url))

interface Hearing {
  readonly onFault: (fault: string) => void
  /** Undefined: it could not be drawn. */
  readonly onDrawn: (bytes: Buffer | undefined) => void
  /** The process is no more. */
  readonly onEnd: (fault: string) => void
}

/** A process that draws the cards it is sent. */
function startDrawer(script: string, { onFault, onDrawn, onEnd }: Hearing): ChildProcess {
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

export interface CardDrawer {
  /** Undefined: too many wait, or it could not be drawn. */
  readonly draw: (order: CardOrder) => Promise<Buffer | undefined>
  readonly close: () => void
}

interface DrawerOptions {
  readonly onFault: (fault: string) => void
  /** In place of the one of this folder. */
  readonly script?: string
  readonly maxWaiting?: number
  /** After which a drawing is given up, and the process that was at it. */
  readonly deadline?: number
}

interface Waiting {
  readonly order: CardOrder
  readonly resolve: (bytes: Buffer | undefined) => void
}

const idleMilliseconds = 60_000
/** Fonts that were once opened take memory: after so many cards a new process begins. */
const maxCards = 2_000

/**
 * Draws cards in a process of its own, one at a time, so that pages never wait for one: it has its own threads, may decode drawings, which
 * this one may not, and is ended when it hangs. It begins with the first card and ends a minute after the last.
 */
export function cardDrawer({
  onFault,
  script = ownScript,
  maxWaiting = 32,
  deadline = 10_000,
}: DrawerOptions): CardDrawer {
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let drawn = 0
  let isClosed = false

  const end = () => {
    clearTimeout(timer)
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    child = undefined
    drawn = 0
  }
  const finish = (bytes: Buffer | undefined) => {
    clearTimeout(timer)
    current?.resolve(bytes)
    current = undefined
    if (drawn >= maxCards) end()
    next()
  }
  const fail = (fault: string) => {
    end()
    onFault(fault)
    finish(undefined)
  }
  const begin = () => startDrawer(script, { onFault, onDrawn: finish, onEnd: fail })
  const next = () => {
    if (isClosed || current !== undefined) return
    current = waiting.shift()
    if (current === undefined) {
      timer = setTimeout(end, idleMilliseconds).unref()
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => fail('a card took too long'), deadline).unref()
    drawn++
    child ??= begin()
    child.send(current.order, (error) => error !== null && fail(String(error)))
  }
  return {
    draw(order) {
      if (isClosed || waiting.length >= maxWaiting) return Promise.resolve(undefined)
      const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
      waiting.push({ order, resolve })
      next()
      return promise
    },
    close() {
      isClosed = true
      end()
      for (const { resolve } of [...waiting.splice(0), ...(current ? [current] : [])]) resolve(undefined)
      current = undefined
    },
  }
}
