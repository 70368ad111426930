import { LRUCache } from 'lru-cache'

/** Answers that stand until what they are made of changes. */
export interface CachedAnswers<Question, Answer> {
  readonly get: (question: Question) => Promise<Answer>
  /** What was asked before this and is still on its way is not cached either: it may be of before the change. */
  readonly forget: () => void
}

/** Reads once what many ask for, and not again until it is told to forget; the least asked for go first. */
export function cacheAnswers<Question, Answer>({
  read,
  most = 1,
}: {
  read: (question: Question) => Promise<Answer>
  most?: number
}): CachedAnswers<Question, Answer> {
  const cached = new LRUCache<string, Promise<Answer>>({ max: most })
  return {
    get(question) {
      const key = JSON.stringify(question) ?? ''
      const known = cached.get(key)
      if (known !== undefined) return known
      const reading = read(question)
      cached.set(key, reading)
      // A failure is nobody's answer but theirs who wait for it.
      reading.catch(() => {
        if (cached.peek(key) === reading) cached.delete(key)
      })
      return reading
    },
    forget: () => cached.clear(),
  }
}
