/** Put before this file by the server: the name of the build and what to cache of it. */
declare const build: { readonly version: string; readonly shell: readonly string[] }

// The types of a worker speak of any kind of worker; this file runs as a service worker alone.
const worker = self as unknown as ServiceWorkerGlobalScope

const cacheName = `kawara-${build.version}`
const offlinePages = { light: '/offline', dark: '/offline?theme=dark' } as const

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([...build.shell, ...Object.values(offlinePages)]))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(cachedAsset(request))
})

/** A page always comes from the server, so that no price is ever an old one; without it, the reader is told. */
async function pageOrOffline(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const theme = url.searchParams.get('theme') === 'dark' ? 'dark' : 'light'
    const offline = await caches.match(offlinePages[theme])
    if (offline === undefined) throw error
    return offline
  }
}

/** Assets carry their hash in their name, so a cached one is always right. */
async function cachedAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached !== undefined) return cached
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
  }
  return response
}
