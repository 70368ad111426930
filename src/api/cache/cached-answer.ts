const freshMilliseconds = 500

/** An answer that many ask for at once: who asks right after another gets what that one got. */
export interface CachedAnswer<Answer> {
  readonly get: () => Promise<Answer>
  readonly forget: () => void
}

export function cacheAnswer<Answer>({
  read,
  now,
}: {
  read: (now: Date) => Promise<Answer>
  now: () => Date
}): CachedAnswer<Answer> {
  let cached: { readonly readAt: number; readonly answer: Promise<Answer> } | undefined
  const forget = () => {
    cached = undefined
  }
  return {
    async get() {
      const time = now().getTime()
      if (cached !== undefined && Math.abs(time - cached.readAt) < freshMilliseconds) return cached.answer
      const reading = { readAt: time, answer: read(new Date(time)) }
      cached = reading
      // A failure is nobody's answer but theirs who wait for it.
      reading.answer.catch(() => {
        if (cached === reading) forget()
      })
      return reading.answer
    },
    forget,
  }
}
