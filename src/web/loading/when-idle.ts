/** Runs when the browser has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}

/** For a part of the page that may be hydrated last; the server has all the time. */
export function idle(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : new Promise((resolve) => void whenIdle(resolve))
}
