import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../contract/problems/problem.ts'

/** How long a visitor waits for a source outside. */
const patienceMilliseconds = 1_000

/** An answer that comes within a second; after that, or when everybody is to leave, the visitor goes without it. */
export async function patiently<Answer>(asked: Promise<Answer>, leaving: AbortSignal): Promise<Answer> {
  const answered = new AbortController()
  const signal = AbortSignal.any([answered.signal, leaving])
  const tooLate = wait(patienceMilliseconds, undefined, { signal })
    .catch(() => {})
    .then(() => {
      throw new Refusal('source_unavailable')
    })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    answered.abort()
  }
}
