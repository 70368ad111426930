import type { BrowserContext, Page } from '@playwright/test'

export interface GivenSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A browser without a screen has no push service: it gets this subscription where it would ask one. All else is its own. */
export async function subscribeAt(context: BrowserContext, given: GivenSubscription): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const name = 'journey subscription'
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
      // What the page uses of one.
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async function getSubscription() {
      return localStorage.getItem(name) === null ? null : (subscription as unknown as PushSubscription)
    }
  }, given)
}

/** Hands a message to the service worker of the page, as the push service of a browser would. */
export async function deliverPush(page: Page, data: string): Promise<void> {
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

/** What the reader sees outside the page. */
export function shownNotifications(page: Page): Promise<{ title: string; body: string; address: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data }) => ({ title, body, address: String(data) }))
  })
}
