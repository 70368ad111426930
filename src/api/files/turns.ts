/** So many at once; the others wait for their turn, in order. */
export function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
