import { worker } from './worker-globals.ts'

const renewPath = '/api/push/renew'

export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, path } = readNote(data)
  if (typeof title !== 'string' || title === '') return
  await worker.registration.showNotification(title, {
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : '',
    icon: '/favicon.svg',
    data: ownAddress(path),
  })
}

function readNote(data: PushMessageData | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = data?.json()
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Resolves a path to an address of this site; anything else becomes the start page. */
function ownAddress(path: unknown): string {
  const { origin } = worker.location
  const input = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : undefined
  return input?.origin === origin ? input.href : `${origin}/`
}

export async function openNotified({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const address = ownAddress(notification.data)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url.split('#', 1)[0] === address)
  if (shown === undefined) await worker.clients.openWindow(address)
  else await shown.focus()
}

interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** Sends the new push subscription to the server, creating one if the browser has not. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options
  const made =
    newSubscription ??
    (options === undefined ? null : await worker.registration.pushManager.subscribe(options))
  if (made === null) return
  const { endpoint, keys = {} } = made.toJSON()
  await fetch(renewPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      endpoint,
      p256dh: keys['p256dh'],
      auth: keys['auth'],
      ...(oldSubscription && { was: oldSubscription.endpoint }),
    }),
  })
}
