/** What this browser can do: `ios` can, once the site is on its home screen. */
export function supportOf(): 'supported' | 'ios' | 'unsupported' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTablet
  // Other apps on these devices show pages too, and can never do it.
  return isApple && /Safari\//.test(navigator.userAgent) ? 'ios' : 'unsupported'
}

/** The subscription that there is, unless it was made with another key: then nothing would arrive. */
export async function subscriptionWith(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const found = (await registration?.pushManager.getSubscription()) ?? null
  return found !== null && isMadeWith(found, publicKey) ? found : null
}

function isMadeWith(
  { options: { applicationServerKey: key } }: PushSubscription,
  publicKey: string,
): boolean {
  if (key === null) return true
  const wanted = bytesOf(publicKey)
  const own = new Uint8Array(key)
  return own.length === wanted.length && own.every((byte, at) => byte === wanted[at])
}

export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.getSubscription()
  if (found !== null && isMadeWith(found, publicKey)) return found
  await found?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** As the server takes it. */
export function fieldsOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
