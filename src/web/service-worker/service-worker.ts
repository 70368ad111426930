import { openNotified, renewSubscription, showNotification } from './notifications.ts'
import { offlineResponse } from './offline-response.ts'
import { mayBeStored } from './storable-pages.ts'
import { assetOf, forgetOldBuilds, storeAssets, storeShell } from './stored-assets.ts'
import { factsOf, forgetPagesWithout, storedResponse, storePage } from './stored-pages.ts'
import type { Visit } from './visit.ts'
import { worker } from './worker-globals.ts'

worker.addEventListener('install', (event) => {
  event.waitUntil(storeShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOldBuilds()
      .then(forgetPagesWithout)
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  // Embeds are shown in frames, where the offline page would be out of place.
  if (url.pathname.startsWith('/embed/')) return
  if (request.mode === 'navigate') event.respondWith(answerVisit(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(assetOf(request))
})

/**
 * Pages always come from the server, so that prices are never outdated; without a network the reader gets the stored
 * page with a notice.
 */
async function answerVisit(event: FetchEvent, url: URL): Promise<Response> {
  // When a reader goes back, the browser shows its own cached copy of the page even if it is online, so going back does not count
  // as a new visit.
  const isBack = event.request.cache === 'force-cache'
  try {
    if (isBack && !navigator.onLine) throw new Error('There is no network connection.')
    const answer = await fetch(event.request)
    if (!isBack) event.waitUntil(storePage(url.href, answer.clone()))
    return answer
  } catch (error) {
    const offline = await offlineResponse(url)
    if (offline === undefined) throw error
    return offline
  }
}

worker.addEventListener('message', (event) => {
  // The cast is safe, because only `useVisit` in our pages sends messages to the worker.
  event.waitUntil(storeVisit(event.data as Visit))
})

/** Stores a page that did not pass through this worker: the first page, and those after client-side navigation. */
async function storeVisit({ address, since, assets }: Visit): Promise<void> {
  if (!mayBeStored(new URL(address))) return
  await storeAssets(assets)
  const stored = await storedResponse(address)
  if (stored !== undefined && Number(factsOf(address, stored).at) >= since) return
  const answer = await fetch(address, { priority: 'low', headers: { accept: 'text/html' } })
  await storePage(answer.url, answer)
}

worker.addEventListener('push', (event) => {
  event.waitUntil(showNotification(event.data))
})

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotified(event))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event))
})
