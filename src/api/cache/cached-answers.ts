import { LRUCache } from 'lru-cache'

export interface CachedAnswers<Question, Answer> {
  readonly get: (question: Question) => Promise<Answer>
  /** Empties the cache. Reads that are still running are not cached either, because they may return the old data. */
  readonly forget: () => void
}

/**
 * Shares one read among concurrent and later callers until `forget`; the least recently used answers are evicted first.
 */
export function cacheAnswers<Question, Answer>({
  read,
  maxAnswers = 1,
}: {
  read: (question: Question) => Promise<Answer>
  maxAnswers?: number
}): CachedAnswers<Question, Answer> {
  const cached = new LRUCache<string, Promise<Answer>>({ max: maxAnswers })
  return {
    get(question) {
      const key = JSON.stringify(question) ?? ''
      const known = cached.get(key)
      if (known !== undefined) return known
      const reading = read(question)
      cached.set(key, reading)
      reading.catch(() => {
        if (cached.peek(key) === reading) cached.delete(key)
      })
      return reading
    },
    forget: () => cached.clear(),
  }
}
