import { SourceFailure } from './ask-json.ts'

/** Who asks: the jobs that bring in quotes and rates, a visitor, or the job that brings in the past. */
export type Asker = 'quotes' | 'visitors' | 'history'

interface Waiting {
  readonly ask: () => Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: SourceFailure) => void
}

export interface SourceLine {
  /** Asks when it is its turn. With a signal, a question that still waits when it fires is dropped. */
  readonly ask: <Answer>(requested: {
    asker: Asker
    question: (stopping: AbortSignal) => Promise<Answer>
    signal?: AbortSignal | undefined
  }) => Promise<Answer>
  /** Drops what waits and breaks off what runs. */
  readonly close: () => void
}

const maxVisitors = 20
/** So many questions of quotes in a row, while somebody else waits. */
const quotesInTurn = 2

/**
 * The questions to one source, which wants so many milliseconds between two of them, and none while it is to be left
 * alone. Quotes come first: they wait for one question of somebody else at most, however many there are, and every third
 * turn is for visitors and the past, one after the other. Each asker has one question running, so that an answer which
 * does not come holds up nobody else. Of visitors twenty questions wait; one more is refused.
 */
export function sourceLine({
  pauseMilliseconds,
  now,
}: {
  pauseMilliseconds: number
  now: () => Date
}): SourceLine {
  const waiting: Readonly<Record<Asker, Set<Waiting>>> = {
    quotes: new Set(),
    visitors: new Set(),
    history: new Set(),
  }
  const running = new Set<Asker>()
  const stopping = new AbortController()
  let leftAloneUntil = 0
  let quotesInRow = 0
  let others: readonly Asker[] = ['visitors', 'history']
  let nextTurn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const nextAsker = (): Asker | undefined => {
    const isReady = (asker: Asker) => waiting[asker].size > 0 && !running.has(asker)
    const other = others.find(isReady)
    const isQuotes = isReady('quotes') && (other === undefined || quotesInRow < quotesInTurn)
    return isQuotes ? 'quotes' : other
  }
  const start = (asker: Asker, { ask, resolve, reject }: Waiting) => {
    quotesInRow = asker === 'quotes' ? quotesInRow + 1 : 0
    if (asker !== 'quotes') others = [...others.filter((other) => other !== asker), asker]
    running.add(asker)
    nextTurn = performance.now() + pauseMilliseconds
    ask()
      .then(resolve, (error: unknown) => {
        const wait = error instanceof SourceFailure ? error.waitMilliseconds : 0
        leftAloneUntil = Math.max(leftAloneUntil, now().getTime() + wait)
        reject(error as SourceFailure)
      })
      .finally(() => {
        running.delete(asker)
        serve()
      })
  }
  const leftAlone = () => {
    const waitMilliseconds = leftAloneUntil - now().getTime()
    return waitMilliseconds > 0
      ? new SourceFailure('The source wants to be left alone', { waitMilliseconds })
      : undefined
  }
  const rejectAll = (reason: SourceFailure) => {
    for (const questions of Object.values(waiting)) {
      for (const { reject } of questions) reject(reason)
      questions.clear()
    }
  }
  const serve = () => {
    clearTimeout(timer)
    const refusal = leftAlone()
    if (refusal !== undefined) rejectAll(refusal)
    for (let asker = nextAsker(); asker !== undefined; asker = nextAsker()) {
      const pause = nextTurn - performance.now()
      if (pause > 0) {
        timer = setTimeout(serve, pause)
        return
      }
      const [question] = waiting[asker]
      if (question === undefined) return
      waiting[asker].delete(question)
      start(asker, question)
    }
  }

  return {
    ask({ asker, question, signal }) {
      return new Promise((resolve, reject) => {
        if (stopping.signal.aborted) return reject(new SourceFailure('The source is no longer asked'))
        if (asker === 'visitors' && waiting.visitors.size >= maxVisitors)
          return reject(new SourceFailure('Too many questions of visitors wait for the source'))
        // What `ask` gives is what `resolve` takes: both are of this one question.
        const one: Waiting = {
          ask: () => question(stopping.signal),
          resolve: resolve as (answer: unknown) => void,
          reject,
        }
        waiting[asker].add(one)
        signal?.addEventListener('abort', () => {
          if (waiting[asker].delete(one)) reject(new SourceFailure('Nobody waits for the answer any more'))
        })
        serve()
      })
    },
    close() {
      clearTimeout(timer)
      stopping.abort()
      rejectAll(new SourceFailure('The source is no longer asked'))
    },
  }
}
