interface Repeated {
  readonly everyMilliseconds: number
  readonly task: () => Promise<unknown>
  /** A task that fails is told of here and tried again at its next run. */
  readonly onError: (error: unknown) => void
}

/** Runs a task again and again, never twice at a time. Answers how to stop it, which waits for a running one. */
export function repeat({ everyMilliseconds, task, onError }: Repeated): () => Promise<void> {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = task().catch(onError).finally(schedule)
    }, everyMilliseconds)
  }
  schedule()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
