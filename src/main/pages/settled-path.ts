/** Empty parts, parts of dots alone, backslashes: a browser or a URL reads them as another path, or as another host. */
const unsettled = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * The path a page is known by. `//evil.example/x`, put into a link of the page, would lead to another host; settled, it
 * is `/evil.example/x`.
 */
export function settledPath(path: string): string {
  if (!unsettled.test(path)) return path
  const read = new URL('http://here')
  read.pathname = path
  // The parts that dots took away may have left new empty ones.
  return read.pathname.replaceAll(/\/{2,}/g, '/')
}
