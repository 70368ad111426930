/** Empty segments, segments of dots, backslashes: browsers resolve them to another path, or to another host. */
const notCanonical = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * `//evil.example/x` in a link would lead to another host; its canonical path is
 * `/evil.example/x`.
 */
export function canonicalPath(path: string): string {
  if (!notCanonical.test(path)) return path
  const read = new URL('http://here')
  read.pathname = path
  // Resolving dots can leave empty segments behind.
  return read.pathname.replaceAll(/\/{2,}/g, '/')
}
