import { parts, shell, version, words } from './worker-globals.ts'

const prefix = 'kawara-build-'
const own = prefix + version
export const offlinePages = { light: '/offline', dark: '/offline?theme=dark' } as const

export async function storeShell(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll([...shell, ...Object.values(offlinePages)])
}

/**
 * Assets have a content hash in their name, so a stored one is never outdated. An asset found in an older cache is
 * copied into that of this build.
 */
export async function assetOf(request: RequestInfo): Promise<Response> {
  const cache = await caches.open(own)
  const stored = await cache.match(request)
  if (stored !== undefined) return stored
  const answer = (await caches.match(request)) ?? (await fetch(request))
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/**
 * All assets that a page needs: those in its HTML, those that these import, also dynamically, and the dictionaries of
 * its language. So the page works offline even if the connection broke before it had loaded everything.
 */
export function assetsOf(html: string): Set<string> {
  const named: readonly string[] = html.match(/\/assets\/[\w.-]+/g) ?? []
  const dictionaries = words.filter((files) => files.some((file) => named.includes(file)))
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    parts[path]?.forEach(visit)
  }
  for (const path of [...named, ...dictionaries.flat()]) visit(path)
  return found
}

/** A failed download is ignored: the page requests the asset itself when it needs it. */
export async function storeAssets(paths: Iterable<string>): Promise<void> {
  const stored = await storedPaths([own])
  const missing = [...new Set(paths)].filter((path) => !stored.has(path))
  await Promise.allSettled(missing.map((path) => assetOf(path)))
}

export async function areStored(paths: ReadonlySet<string>): Promise<boolean> {
  const stored = await storedPaths(await caches.keys())
  return [...paths].every((path) => stored.has(path))
}

async function storedPaths(cacheNames: readonly string[]): Promise<Set<string>> {
  const requests = await Promise.all(cacheNames.map(async (name) => (await caches.open(name)).keys()))
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname))
}

/**
 * Keeps the assets of this build and the previous one, so that pages stored before a deployment still work, and deletes
 * older ones. Returns the ids of the kept builds.
 */
export async function forgetOldBuilds(): Promise<ReadonlySet<string>> {
  // `caches.keys` returns the caches in order of creation, so the last one is that of the previous build.
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  const before = builds.pop()
  await Promise.all(builds.map((name) => caches.delete(name)))
  return new Set([version, before?.slice(prefix.length) ?? version])
}
