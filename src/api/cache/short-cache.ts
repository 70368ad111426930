const keptMilliseconds = 500

/** An answer that many ask for at once: who asks right after another gets what that one got. */
export interface KeptAnswer<Answer> {
  readonly get: () => Promise<Answer>
  readonly forget: () => void
}

export function keepAnswer<Answer>({
  read,
  now,
}: {
  read: (now: Date) => Promise<Answer>
  now: () => Date
}): KeptAnswer<Answer> {
  let kept: { readonly readAt: number; readonly answer: Promise<Answer> } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    async get() {
      const time = now().getTime()
      if (kept !== undefined && Math.abs(time - kept.readAt) < keptMilliseconds) return kept.answer
      const reading = { readAt: time, answer: read(new Date(time)) }
      kept = reading
      reading.answer.catch(() => {
        if (kept === reading) forget()
      })
      return reading.answer
    },
    forget,
  }
}
