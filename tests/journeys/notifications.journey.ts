import type { Page } from '@playwright/test'
import { notificationsAddress, notificationsPath } from '../../src/words/addresses/push-addresses.ts'
import english from '../../src/words/en/push/page.ts'
import push from '../../src/words/ja/push/page.ts'
import notes from '../../src/words/ja/server/push-notes.ts'
import { openFakePushService, type FakeSubscription } from '../support/fake-push-service.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { openHydrated } from '../support/journeys/page.ts'
import { deliverPush, pushPortVariable, shownNotifications, subscribeAt } from '../support/journeys/push.ts'
import { expect, test } from '../support/journeys/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('a browser with notifications', () => {
  test.use({ serviceWorkers: 'allow' })
  test.describe.configure({ mode: 'default' })
  let service: Awaited<ReturnType<typeof openFakePushService>>
  const origin = addressOf('ja')

  test.beforeAll(async () => {
    service = await openFakePushService(Number(process.env[pushPortVariable]))
  })
  test.afterAll(async () => {
    await service.close()
  })

  async function open(page: Page, path: string): Promise<FakeSubscription> {
    const subscription = service.subscribe()
    const { endpoint, p256dh, auth } = subscription
    await subscribeAt(page.context(), { endpoint, p256dh, auth })
    await page.goto(origin + path)
    const state: unknown = await page.evaluate(async () => (await fetch('/api/push')).json())
    service.expectKey((state as { publicKey: string }).publicKey)
    return subscription
  }

  test('turns notifications on by a press, gets a test, and turns them off', async ({ page }) => {
    const subscription = await open(page, notificationsPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(push.heading)
    await button(page, push.turnOn).click()
    await expect(page.getByRole('heading', { name: push.onTitle })).toBeFocused()
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])

    await button(page, push.test).click()
    await expect.poll(() => subscription.received.length).toBe(1)
    await deliverPush(page, subscription.received[0]?.text ?? '')
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([{ title: notes.test, body: notes.testText, address: origin + notificationsPath }])

    await page.reload()
    await expect(page.getByRole('heading', { name: push.onTitle })).toBeVisible()
    await button(page, push.turnOff).click()
    await expect(button(page, push.turnOn)).toBeVisible()
    await page.reload()
    await expect(button(page, push.turnOn)).toBeVisible()
  })

  test('a push message that is not from us does no harm and links to no other site', async ({ page }) => {
    await open(page, notificationsPath)
    await button(page, push.turnOn).click()
    await expect(page.getByRole('heading', { name: push.onTitle })).toBeVisible()
    for (const data of ['', 'no JSON {', 'null', '[]', '{"title":5}', '{"body":"x"}'])
      await deliverPush(page, data)
    await deliverPush(page, JSON.stringify({ title: 'elsewhere', path: 'https://evil.example/x', tag: 'a' }))
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([{ title: 'elsewhere', body: '', address: `${origin}/` }])
  })

  test('follows the sale it came from, finds another, and unfollows it', async ({ page }) => {
    await open(page, notificationsAddress({ ico: 'hinode-grid' }))
    await expect(page.getByRole('main')).toContainText('Hinode Grid')
    await button(page, push.turnOn).click()
    const list = page.getByRole('region', { name: push.sales }).getByRole('listitem')
    await expect(list).toHaveCount(1)
    await page.getByLabel(push.findSale).fill('kumo')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(list).toHaveCount(2)
    await list.filter({ hasText: 'Hinode' }).getByRole('button').click()
    await expect(list).toHaveCount(1)
    await page.reload()
    await expect(list).toHaveCount(1)
    await expect(list).not.toContainText('Hinode')
  })

  test('sets an alert for the price of the coin it came from, and learns which prices are refused', async ({
    page,
    troubles,
  }) => {
    troubles.allow(/status of 400/)
    await open(page, notificationsAddress({ coin: 'bitcoin' }))
    await button(page, push.turnOn).click()
    const alerts = page.getByRole('region', { name: push.alerts })
    await alerts.getByLabel(push.currency).selectOption('USD')
    await alerts.getByLabel(push.price).fill('1')
    await button(page, push.addAlert).click()
    await expect(alerts.getByLabel(push.price)).toBeFocused()
    await expect(alerts.getByLabel(push.price)).toHaveAttribute('aria-invalid', 'true')
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])
    await alerts.getByLabel(push.price).fill('9,000,000')
    await button(page, push.addAlert).click()
    await expect(alerts.getByRole('listitem')).toContainText('$9,000,000')
    await alerts.getByRole('combobox', { name: push.coin, exact: true }).fill('nothing at all')
    await button(page, push.addAlert).click()
    await expect(alerts.getByText(push.chooseCoin)).toBeVisible()
    await alerts.getByRole('listitem').getByRole('button').click()
    await expect(alerts.getByRole('listitem')).toHaveCount(0)
  })
})

const states = [
  { name: 'has blocked them', permission: 'denied', text: english.denied },
  { name: 'knows no notifications', permission: undefined, text: english.unsupported },
] as const

for (const { name, permission, text } of states) {
  test(`a browser that ${name} learns what to do`, async ({ page }) => {
    await page.addInitScript((stated) => {
      if (stated === undefined) Reflect.deleteProperty(window, 'PushManager')
      else Object.defineProperty(Notification, 'permission', { get: () => stated })
    }, permission)
    await openHydrated(page, addressOf('en', notificationsPath))
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(button(page, english.turnOn)).toHaveCount(0)
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])
  })
}

test.describe('an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })

  test('is advised to add the site to the home screen first', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await openHydrated(page, notificationsPath)
    await expect(page.getByRole('alert').filter({ hasText: push.ios })).toBeVisible()
  })
})

test('a reader without a network gets a message and can go on when it is back', async ({
  page,
  troubles,
}) => {
  troubles.allow(/\/api\/push|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true }),
  )
  await page.route('**/api/push', (route) => route.abort('internetdisconnected'))
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto(notificationsPath)
  await expect(page.getByRole('alert').filter({ hasText: push.offline })).toBeVisible()
  await page.unroute('**/api/push')
  await button(page, push.tryAgain).click()
  await expect(button(page, push.turnOn)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it does and that it needs scripts', async ({ page }) => {
    await page.goto(notificationsPath)
    await expect(page.getByText(push.noScripts)).toBeVisible()
    await expect(page.getByText(push.whatSalesText)).toBeVisible()
    await expect(button(page, push.turnOn)).toHaveCount(0)
  })
})

test('a sale and a coin link to this page, which names them and leads back', async ({ page }) => {
  await openHydrated(page, '/market/bitcoin')
  await page.getByRole('link', { name: push.heading }).click()
  await expect(page).toHaveURL(notificationsAddress({ coin: 'bitcoin' }))
  await openHydrated(page, '/ico/hinode-grid')
  await page.getByRole('link', { name: push.heading }).click()
  await expect(page).toHaveURL(notificationsAddress({ ico: 'hinode-grid' }))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Hinode Grid')
  await page.getByRole('main').getByRole('link', { name: 'Hinode Grid' }).click()
  await expect(page).toHaveURL('/ico/hinode-grid')
})
