import { parts, shell, version, words } from './this-worker.ts'

const prefix = 'kawara-build-'
const own = prefix + version
export const offlinePages = { light: '/offline', dark: '/offline?theme=dark' } as const

export async function storeShell(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll([...shell, ...Object.values(offlinePages)])
}

/** Assets carry their hash in their name, so a stored one is always right. What a build uses is stored under its name. */
export async function assetOf(request: RequestInfo): Promise<Response> {
  const cache = await caches.open(own)
  const stored = await cache.match(request)
  if (stored !== undefined) return stored
  const answer = (await caches.match(request)) ?? (await fetch(request))
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/**
 * Everything a page asks for until it is whole: what its HTML names, what that asks for late, and the words of its
 * language. A reader whose line breaks while the last of it is on its way reads the page all the same.
 */
export function assetsOf(html: string): Set<string> {
  const named: readonly string[] = html.match(/\/assets\/[\w.-]+/g) ?? []
  const spoken = words.filter((files) => files.some((file) => named.includes(file)))
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    parts[path]?.forEach(visit)
  }
  for (const path of [...named, ...spoken.flat()]) visit(path)
  return found
}

/** An asset that cannot be had now is asked for by the page that needs it. */
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
 * Assets of this build and of the one before it stay, so that pages which were stored before a deploy still run; those
 * of older builds go. Answers the builds that stay.
 */
export async function forgetOldBuilds(): Promise<ReadonlySet<string>> {
  // In the order in which they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  const before = builds.pop()
  await Promise.all(builds.map((name) => caches.delete(name)))
  return new Set([version, before?.slice(prefix.length) ?? version])
}
