import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../../contract/problems/problem.ts'

/** How long a visitor waits for a source outside. */
const deadlineMilliseconds = 1_000
/** A page that waits takes the place of one that could be rendered: half of those places at most. */
const maxWaiting = 4

/**
 * Waits for an answer that comes within a second; after that, or when everybody is to leave, the visitor goes without it.
 * Four questions are waited for at a time, and whoever asks a fifth goes without at once: a source that hangs holds up no
 * other page.
 */
export function deadline({
  leaving,
}: {
  leaving: AbortSignal
}): <Answer>(requested: Promise<Answer>) => Promise<Answer> {
  const waiting = new Map<Promise<unknown>, number>()
  return async (requested) => {
    const others = waiting.get(requested) ?? 0
    if (others === 0 && waiting.size >= maxWaiting) {
      requested.catch(() => {})
      throw new Refusal('source_unavailable')
    }
    const answered = new AbortController()
    const signal = AbortSignal.any([answered.signal, leaving])
    const tooLate = wait(deadlineMilliseconds, undefined, { signal })
      .catch(() => {})
      .then(() => {
        throw new Refusal('source_unavailable')
      })
    waiting.set(requested, others + 1)
    try {
      return await Promise.race([requested, tooLate])
    } finally {
      const left = (waiting.get(requested) ?? 1) - 1
      if (left === 0) waiting.delete(requested)
      else waiting.set(requested, left)
      answered.abort()
    }
  }
}
