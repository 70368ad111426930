import { LRUCache } from 'lru-cache'

export interface CachedAnswers<Question, Answer> {
  readonly get: (question: Question) => Promise<Answer>
  /** Empties the cache. The result of a read that is still running is not cached either, because it may be the old data. */
  readonly forget: () => void
}

/**
 * Concurrent and later callers with the same question share one read, until `forget` is called. When the cache is full, the least
 * recently used answer is evicted.
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
