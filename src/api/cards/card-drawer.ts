import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CardOrder } from './draw/card.ts'

/** A message of the drawing process; both fields are missing if our fonts lack the script of the title. */
interface Answer {
  readonly bytes?: Uint8Array
  readonly fault?: string
}

const ownScript = fileURLToPath(new URL('./draw/drawer.process.ts', import.meta.url))

interface DrawerEvents {
  readonly onFault: (fault: string) => void
  readonly onDrawn: (bytes: Buffer | undefined) => void
  readonly onEnd: (fault: string) => void
}

function startDrawer(script: string, { onFault, onDrawn, onEnd }: DrawerEvents): ChildProcess {
  const drawing = fork(script, {
    // The drawing process gets no environment variables, and so no secrets.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  drawing.on('message', ({ bytes, fault }: Answer) => {
    if (fault !== undefined) onFault(fault)
    onDrawn(bytes && Buffer.from(bytes))
  })
  drawing.on('error', (error) => onEnd(String(error)))
  drawing.on('exit', (code, signal) => onEnd(`the drawing process exited: ${signal ?? code}`))
  // The site can exit while the drawing process is still running.
  drawing.unref()
  drawing.channel?.unref()
  return drawing
}

export interface CardDrawer {
  /** Draws a card; undefined if too many cards are waiting or the card could not be drawn. */
  readonly draw: (order: CardOrder) => Promise<Buffer | undefined>
  readonly close: () => void
}

interface DrawerOptions {
  readonly onFault: (fault: string) => void
  readonly script?: string
  readonly maxWaiting?: number
  /** Milliseconds after which a drawing is abandoned and its process is killed. */
  readonly deadline?: number
}

interface Waiting {
  readonly order: CardOrder
  readonly resolve: (bytes: Buffer | undefined) => void
}

const idleMilliseconds = 60_000
/** Opened fonts stay in memory, so the process is replaced after this many cards. */
const maxCards = 2_000

/**
 * Draws cards in a separate process, one at a time, so that pages never wait for a drawing. Only that process may decode SVG, and
 * it is killed if it hangs. It starts with the first card and exits after a minute without one.
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
  const start = () => startDrawer(script, { onFault, onDrawn: finish, onEnd: fail })
  const next = () => {
    if (isClosed || current !== undefined) return
    current = waiting.shift()
    if (current === undefined) {
      timer = setTimeout(end, idleMilliseconds).unref()
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => fail('drawing a card took too long'), deadline).unref()
    drawn++
    child ??= start()
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
