/**
 * Messages of Chromium about its own preloading, which pages cannot avoid: on a slow machine a preloaded script runs later than
 * Chromium expects, and a service worker that takes over during loading makes Chromium fetch preloaded files again.
 */
const remarks = [
  /^The resource \S+ was preloaded using link preload but not used within a few seconds from the window's load event\./,
  /^A preload for '\S+' is found, but is not used because it is a cross-world service worker resource mismatch\./,
]

export function isPreloadRemark({ type, text }: { type: string; text: string }): boolean {
  return type === 'warning' && remarks.some((remark) => remark.test(text))
}
