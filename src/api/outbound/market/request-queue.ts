import { SourceFailure } from './fetch-json.ts'

export type Requester = 'quotes' | 'visitors' | 'history'

interface Waiting {
  readonly send: () => Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: SourceFailure) => void
}

export interface RequestQueue {
  readonly send: <Answer>(requested: {
    requester: Requester
    request: (stopping: AbortSignal) => Promise<Answer>
    signal?: AbortSignal | undefined
  }) => Promise<Answer>
  readonly close: () => void
}

const maxVisitors = 20
const maxQuotesInRow = 2

/**
 * Sends requests to one source in turn. It pauses between two requests, and sends none while the source asks to wait. There are
 * three kinds of requests: for current quotes, for visitors and for past candles. Quotes come first, but every third request is
 * for a visitor or for past candles, alternating. At most one request of a kind runs at a time, so an answer that never comes
 * delays only its own kind. At most twenty requests for visitors wait; further ones are refused.
 */
export function requestQueue({
  pauseMilliseconds,
  now,
}: {
  pauseMilliseconds: number
  now: () => Date
}): RequestQueue {
  const waiting: Readonly<Record<Requester, Set<Waiting>>> = {
    quotes: new Set(),
    visitors: new Set(),
    history: new Set(),
  }
  const running = new Set<Requester>()
  const stopping = new AbortController()
  let blockedUntil = 0
  let quotesInRow = 0
  let others: readonly Requester[] = ['visitors', 'history']
  let nextStart = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const nextRequester = (): Requester | undefined => {
    const isReady = (requester: Requester) => waiting[requester].size > 0 && !running.has(requester)
    const other = others.find(isReady)
    const isQuotes = isReady('quotes') && (other === undefined || quotesInRow < maxQuotesInRow)
    return isQuotes ? 'quotes' : other
  }
  const start = (requester: Requester, { send, resolve, reject }: Waiting) => {
    quotesInRow = requester === 'quotes' ? quotesInRow + 1 : 0
    if (requester !== 'quotes') others = [...others.filter((other) => other !== requester), requester]
    running.add(requester)
    nextStart = performance.now() + pauseMilliseconds
    send()
      .then(resolve, (error: unknown) => {
        const wait = error instanceof SourceFailure ? error.waitMilliseconds : 0
        blockedUntil = Math.max(blockedUntil, now().getTime() + wait)
        reject(error as SourceFailure)
      })
      .finally(() => {
        running.delete(requester)
        serve()
      })
  }
  const blockedNow = () => {
    const waitMilliseconds = blockedUntil - now().getTime()
    return waitMilliseconds > 0
      ? new SourceFailure('The source asks to wait before the next request', { waitMilliseconds })
      : undefined
  }
  const rejectAll = (reason: SourceFailure) => {
    for (const requests of Object.values(waiting)) {
      for (const { reject } of requests) reject(reason)
      requests.clear()
    }
  }
  const serve = () => {
    clearTimeout(timer)
    const refusal = blockedNow()
    if (refusal !== undefined) rejectAll(refusal)
    for (let requester = nextRequester(); requester !== undefined; requester = nextRequester()) {
      const pause = nextStart - performance.now()
      if (pause > 0) {
        timer = setTimeout(serve, pause)
        return
      }
      const [request] = waiting[requester]
      if (request === undefined) return
      waiting[requester].delete(request)
      start(requester, request)
    }
  }

  return {
    send({ requester, request, signal }) {
      return new Promise((resolve, reject) => {
        if (stopping.signal.aborted)
          return reject(new SourceFailure('The site is stopping; no more requests are sent to the source'))
        if (requester === 'visitors' && waiting.visitors.size >= maxVisitors)
          return reject(new SourceFailure('Too many requests of visitors are waiting for the source'))
        // `resolve` gets the answer of the `request` of the same call, so the types match although TypeScript cannot know it.
        const one: Waiting = {
          send: () => request(stopping.signal),
          resolve: resolve as (answer: unknown) => void,
          reject,
        }
        waiting[requester].add(one)
        signal?.addEventListener('abort', () => {
          if (waiting[requester].delete(one))
            reject(new SourceFailure('The visitor has left before the request was sent'))
        })
        serve()
      })
    },
    close() {
      clearTimeout(timer)
      stopping.abort()
      rejectAll(new SourceFailure('The site is stopping; no more requests are sent to the source'))
    },
  }
}
