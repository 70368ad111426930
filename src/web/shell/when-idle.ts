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
