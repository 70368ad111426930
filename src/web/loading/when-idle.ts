export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`, so a short timer replaces it there.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}

/** Resolves when the browser is idle, for parts of a page that may hydrate last; on the server at once. */
export function idle(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : new Promise((resolve) => void whenIdle(resolve))
}
