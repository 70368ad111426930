import type { BrowserContext, Page, Worker } from '@playwright/test'

export const pushPortVariable = 'KAWARA_JOURNEY_PUSH_PORT'

export interface SubscriptionInput {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Gives a headless browser, which has no push service, this subscription and the notification permission. Everything else is the
 * browser's own.
 */
export async function subscribeAt(context: BrowserContext, input: SubscriptionInput): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const name = 'journey subscription'
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const subscription = {
      endpoint,
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      async unsubscribe() {
        localStorage.removeItem(name)
        return true
      },
    }
    PushManager.prototype.subscribe = async function subscribe() {
      localStorage.setItem(name, '1')
      // The cast is safe, because the page uses only these members of a subscription.
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async function getSubscription() {
      return localStorage.getItem(name) === null ? null : (subscription as unknown as PushSubscription)
    }
  }, input)
}

interface ShownNotification {
  readonly title: string
  readonly body: string
  readonly address: string
}

async function workerOf(page: Page): Promise<Worker> {
  const { origin } = new URL(page.url())
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const worker = page
    .context()
    .serviceWorkers()
    .find((own) => own.url().startsWith(origin))
  if (worker === undefined) throw new Error('The page has no service worker.')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown?: ShownNotification[]; registration: object }
    if (scope.shown !== undefined) return
    const shown: ShownNotification[] = (scope.shown = [])
    Object.defineProperty(scope.registration, 'showNotification', {
      async value(title: string, { body = '', data }: NotificationOptions = {}) {
        shown.push({ title, body, address: String(data) })
      },
    })
  })
  return worker
}

export async function deliverPush(page: Page, data: string): Promise<void> {
  await workerOf(page)
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

export async function shownNotifications(page: Page): Promise<readonly ShownNotification[]> {
  const worker = await workerOf(page)
  return worker.evaluate(() => (globalThis as unknown as { shown: ShownNotification[] }).shown)
}
