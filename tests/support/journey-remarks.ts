/**
 * What Chromium says about its own preloading, which no page can help. On a slow machine a script that was fetched
 * ahead is run later than Chromium thinks right; and a service worker that takes over while a page loads makes
 * Chromium fetch again what it had fetched before the worker was there.
 */
const remarks = [
  /^The resource \S+ was preloaded using link preload but not used within a few seconds from the window's load event\./,
  /^A preload for '\S+' is found, but is not used because it is a cross-world service worker resource mismatch\./,
]

/** Other mismatches of a preload are faults of the page: it asks for one thing ahead and uses another. */
export function isPreloadRemark({ type, text }: { type: string; text: string }): boolean {
  return type === 'warning' && remarks.some((remark) => remark.test(text))
}
