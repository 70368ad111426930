interface RepeatOptions {
  readonly everyMilliseconds: number
  readonly task: () => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/** Runs a task repeatedly with a pause between runs. The returned function stops it and waits for a current run. */
export function repeat({ everyMilliseconds, task, onError }: RepeatOptions): () => Promise<void> {
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
