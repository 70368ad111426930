import { minute } from '../../domain/kernel/time/durations.ts'
import type { LimitCounter } from '../http/limit-counter.ts'

/** The page is not rendered: this client has requested too many pages (429), or the site is overloaded (503). */
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

/**
 * The maximum number of pages that are rendered for one client in a minute. A person opens a few new pages a minute, an office
 * behind one address a few dozen; pages from the cache do not count.
 */
export const renderingsPerMinute = 300

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
 * Limits how many pages are rendered at once, because renderings share one processor and each holds a page in memory. A few more
 * requests wait in a queue for a short time; a request for which there is no room, or whose wait is over, gets a 503 with a time
 * to retry.
 */
export function renderingQueue({
  atOnce = 8,
  maxWaiting = 64,
  waitMilliseconds = 5_000,
}: QueueOptions = {}): <Result>(render: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting = new Set<() => void>()

  const acquire = async () => {
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
  const release = () => {
    const [next] = waiting
    if (next === undefined) running--
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (render) => {
    await acquire()
    try {
      return await render()
    } finally {
      release()
    }
  }
}
