import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../../contract/problems/problem.ts'

const deadlineMilliseconds = 1_000
/** A waiting page occupies one of the eight rendering slots, so at most half of them may wait for the source. */
const maxWaiting = 4

/**
 * Returns a function that waits up to a second for an answer; after that, or when the site stops, it throws
 * `source_unavailable`. At most four requests are waited for at a time, further ones fail immediately, so a source
 * that hangs cannot delay other pages.
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
