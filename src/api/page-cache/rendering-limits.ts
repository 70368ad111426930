import type { LimitCounter } from '../http/limit-counter.ts'

/** A page that is not rendered now: this reader has asked for too many (429), or everybody together (503). */
export class PageRefused extends Error {
  readonly status: 429 | 503
  readonly retryAfterSeconds: number

  constructor({ status, retryAfterSeconds }: { status: 429 | 503; retryAfterSeconds: number }) {
    super(`The page is not rendered: ${status}.`)
    this.name = 'PageRefused'
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A person opens a few new pages a minute, an office behind one address a few dozen; kept pages do not count. */
export const renderingsPerMinute = 300
const minute = 60_000

/** Counts a rendering that somebody at this address waits for; rejects when there were too many in this minute. */
export async function admitRendering({ address, counter }: { address: string; counter: LimitCounter }) {
  const { current, ttl } = await counter.count(`${address} pages`, minute)
  if (current <= renderingsPerMinute) return
  throw new PageRefused({ status: 429, retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
}

interface QueueOptions {
  readonly atOnce?: number
  readonly maxWaiting?: number
  readonly waitMilliseconds?: number
}

const busy = () => new PageRefused({ status: 503, retryAfterSeconds: 5 })

/**
 * So many renderings at once, for they share one processor and each holds a page in memory; a few more wait for their
 * turn, and not for long: a reader is better off with an answer that says when to come back.
 */
export function renderingQueue({
  atOnce = 8,
  maxWaiting = 64,
  waitMilliseconds = 5_000,
}: QueueOptions = {}): <Result>(render: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.size >= maxWaiting) throw busy()
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(busy())
      }, waitMilliseconds)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })
  }
  /** Whoever waits longest takes the place over. */
  const leave = () => {
    const [next] = waiting
    if (next === undefined) running--
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (render) => {
    await turn()
    try {
      return await render()
    } finally {
      leave()
    }
  }
}
