import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../../contract/problems/problem.ts'

/** How long a visitor waits for a source outside. */
const patienceMilliseconds = 1_000
/** A page that waits takes the place of one that could be rendered: half of those places at most. */
const mostWaiting = 4

/**
 * Waits for an answer that comes within a second; after that, or when everybody is to leave, the visitor goes without it.
 * Four questions are waited for at a time, and whoever asks a fifth goes without at once: a source that hangs holds up no
 * other page.
 */
export function patience({
  leaving,
}: {
  leaving: AbortSignal
}): <Answer>(asked: Promise<Answer>) => Promise<Answer> {
  const waiting = new Map<Promise<unknown>, number>()
  return async (asked) => {
    const others = waiting.get(asked) ?? 0
    if (others === 0 && waiting.size >= mostWaiting) {
      asked.catch(() => {})
      throw new Refusal('source_unavailable')
    }
    const answered = new AbortController()
    const signal = AbortSignal.any([answered.signal, leaving])
    const tooLate = wait(patienceMilliseconds, undefined, { signal })
      .catch(() => {})
      .then(() => {
        throw new Refusal('source_unavailable')
      })
    waiting.set(asked, others + 1)
    try {
      return await Promise.race([asked, tooLate])
    } finally {
      const left = (waiting.get(asked) ?? 1) - 1
      if (left === 0) waiting.delete(asked)
      else waiting.set(asked, left)
      answered.abort()
    }
  }
}
