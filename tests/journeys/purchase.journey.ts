import type { Page } from '@playwright/test'
import english from '../../src/words/en/purchase/page.ts'
import englishResult from '../../src/words/en/purchase/state.ts'
import purchase from '../../src/words/ja/purchase/page.ts'
import result from '../../src/words/ja/purchase/state.ts'
import problems from '../../src/words/ja/server/problems.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { mailTo } from '../support/journeys/mail.ts'
import { openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const newAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`
const form = {
  plan: (page: Page, interval: 'monthly' | 'yearly') =>
    page.locator(`input[name="plan"][value="premium-${interval}"]`),
  email: (page: Page) => page.locator('input[name="email"]'),
  coupon: (page: Page) => page.locator('input[name="coupon"]'),
  pay: (page: Page) => page.getByRole('button', { name: /^(?:決済画面へ進む|Go to payment)$/ }),
}
const order = (page: Page) => page.locator('aside.order-sheet')
const checkout = {
  approve: (page: Page) => page.locator('button[value="approve"]'),
  decline: (page: Page) => page.locator('button[value="decline"]'),
  back: (page: Page) => page.locator('a.link'),
}
const shown = (page: Page, view: string) => page.locator(`[data-result="${view}"]`)

async function begin(page: Page, email: string) {
  await form.email(page).fill(email)
  await form.pay(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('from the price to the licence, cancelled and resumed', async ({ page }) => {
    const email = newAddress('buyer')
    await openHydrated(page, '/premium')
    await expect(page.getByText(purchase.saves.replace('{amount}', '1,160円'))).toBeVisible()
    await page.getByRole('link', { name: purchase.choose }).last().click()
    await expect(form.plan(page, 'yearly')).toBeChecked()
    await expect(order(page)).toContainText('5,800円')
    await form.coupon(page).fill(' year１000 ')
    await expect(order(page)).toContainText('4,800円')
    await expect(order(page)).toContainText('436円')
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])
    await begin(page, email)
    await checkout.approve(page).click()
    await expect(shown(page, 'paid')).toContainText(result.paid)
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])
    await page.reload()
    await expect(shown(page, 'paid')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)

    const mail = await mailTo(email)
    expect(mail.text).toMatch(/ライセンスコード：[A-Z0-9-]{16,}/)
    await page.goto(mail.link)
    await expect(page.getByRole('main')).toContainText(result.stateActive)
    expect(await faultsOf(page, { except: 'footer' })).toEqual([])
    await expect(page.getByRole('button', { name: result.cancelNow })).toBeHidden()
    await page.locator('summary', { hasText: result.cancel }).click()
    await page.getByRole('button', { name: result.cancelNow }).click()
    await expect(page.getByRole('main')).toContainText(result.stateCancelling)
    await expect(page).toHaveURL(/done=cancel/)
    await page.getByRole('button', { name: result.resume }).click()
    await expect(page.getByRole('main')).toContainText(result.stateActive)
    await expect(page.getByRole('button', { name: result.resume })).toHaveCount(0)
  })
})

test('a declined and abandoned purchase resumed in English loses no choice', async ({ page }) => {
  const email = newAddress('again')
  await openHydrated(page, addressOf('en', '/coinview/purchase?currency=JPY'))
  await expect(order(page)).toContainText('¥580')
  await page.getByRole('link', { name: 'USD' }).click()
  await expect(order(page)).toContainText('$3.99')
  await form.coupon(page).fill('WELCOME20')
  await expect(order(page)).toContainText('$3.19')
  await begin(page, email)
  await checkout.decline(page).click()
  await expect(shown(page, 'declined')).toContainText(englishResult.declinedText)
  await page.reload()
  await expect(shown(page, 'declined')).toBeVisible()
  await page.getByRole('link', { name: englishResult.again }).click()
  await expect(form.email(page)).toHaveValue(email)
  await expect(form.coupon(page)).toHaveValue('WELCOME20')
  await expect(order(page)).toContainText('$3.19')
  await form.pay(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  await checkout.back(page).click()
  await expect(shown(page, 'abandoned')).toContainText(englishResult.abandonedText)
  await page.getByRole('link', { name: englishResult.resumePayment }).click()
  await checkout.approve(page).click()
  await expect(shown(page, 'paid')).toContainText(englishResult.paid)
  expect((await mailTo(email)).text).toContain('$3.19')
})

test('repeated presses start one purchase, and Back leads to the form as it was', async ({ page }) => {
  const email = newAddress('twice')
  await openHydrated(page, '/coinview/purchase')
  const begun: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/subscriptions/web') begun.push(request.url())
  })
  await form.plan(page, 'yearly').check()
  await form.email(page).fill(email)
  await form.pay(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  await page.waitForURL(/\/sandbox-checkout\//)
  expect(begun).toHaveLength(1)
  await page.goBack()
  await untilHydrated(page)
  await expect(form.email(page)).toHaveValue(email)
  await expect(form.plan(page, 'yearly')).toBeChecked()
  await expect(order(page)).toContainText('5,800円')
  await form.pay(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  await checkout.approve(page).click()
  await expect(shown(page, 'paid')).toBeVisible()
  await page.goto('/coinview/purchase')
  await untilHydrated(page)
  await expect(form.email(page)).toHaveValue('')
})

test('of two tabs the later one is paid, and a waiting page is updated by itself', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/status of 404 .*sandbox-checkout/)
  const email = newAddress('tabs')
  await openHydrated(page, '/coinview/purchase')
  await begin(page, email)
  const other = await context.newPage()
  await openHydrated(other, '/coinview/purchase?plan=premium-yearly')
  await begin(other, email)
  await page.reload()
  await expect(checkout.approve(page)).toHaveCount(0)

  const left = other.waitForURL(/\/coinview\/fail/)
  const open = other.url()
  await checkout.back(other).click()
  await left
  await page.goto(other.url().replace('/fail', '/success'))
  await expect(shown(page, 'waiting')).toContainText(result.waitingText)
  await other.goto(open)
  await checkout.approve(other).click()
  await expect(shown(other, 'paid')).toBeVisible()
  await expect(shown(page, 'paid')).toContainText(result.paid)
})

test('a coupon is checked while it is typed, whatever order the answers come in', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 40[49] .*\/api\/web_coupons/)
  await openHydrated(page, '/coinview/purchase?plan=premium-monthly')
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  await page.route('**/api/web_coupons/YEAR1000*', async (route) => {
    await late
    await route.continue()
  })
  await form.coupon(page).fill('YEAR1000')
  await expect(page.locator('#purchase-coupon-help')).toHaveText(purchase.couponChecking)
  await page.waitForRequest('**/api/web_coupons/YEAR1000*')
  await form.coupon(page).fill('WELCOME20')
  await expect(page.locator('#purchase-coupon-good')).toContainText('20%')
  const answered = page.waitForResponse('**/api/web_coupons/YEAR1000*')
  answerLate()
  await answered
  await expect(order(page)).toContainText('464円')
  await form.coupon(page).fill('YEAR1000')
  await expect(page.locator('#purchase-coupon-error')).toHaveText(purchase.couponOtherPlan)
  await expect(order(page)).toContainText('580円')
  await page.getByRole('button', { name: /年額プラン.*切り替える/ }).click()
  await expect(form.plan(page, 'yearly')).toBeChecked()
  await expect(order(page)).toContainText('4,800円')
  await form.coupon(page).fill('NOSUCHCODE')
  await expect(page.locator('#purchase-coupon-error')).toHaveText(problems.coupon_not_found)
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
})

test('a used coupon is reported at its field, and the purchase goes on without it', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 409 .*\/api\/subscriptions\/web/)
  const email = newAddress('used')
  for (const press of ['first', 'second']) {
    await openHydrated(page, '/coinview/purchase?coupon=WELCOME20')
    await expect(order(page)).toContainText('464円')
    await form.email(page).fill(email)
    await form.pay(page).click()
    if (press === 'first') {
      await checkout.approve(page).click()
      await expect(shown(page, 'paid')).toBeVisible()
    }
  }
  await expect(page.locator('#purchase-coupon-error')).toHaveText(problems.coupon_used_up)
  await expect(form.coupon(page)).toBeFocused()
  await expect(form.email(page)).toHaveValue(email)
  await form.coupon(page).fill('')
  await expect(order(page)).toContainText('580円')
  await form.pay(page).click()
  await page.waitForURL(/\/sandbox-checkout\//)
})

test('wrong addresses and an unreachable site are reported, and the input stays', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Failed to load resource|ERR_FAILED|request failed/)
  await openHydrated(page, addressOf('en', '/coinview/purchase'))
  await form.pay(page).click()
  await expect(page.locator('#purchase-email-error')).toHaveText(english.enterEmail)
  await expect(form.email(page)).toBeFocused()
  await form.email(page).fill('hana@')
  await expect(page.locator('#purchase-email-error')).toHaveText(english.correctEmail)
  await form.email(page).fill('hana@example.com')
  await expect(page.locator('#purchase-email-error')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await form.email(page).fill('hana@')
  await form.pay(page).click()
  await expect(page.locator('#purchase-email-error')).toHaveText(english.correctEmail)
  await form.plan(page, 'yearly').check()
  await page.reload()
  await untilHydrated(page)
  await expect(form.email(page)).toHaveValue('hana@')
  await expect(form.plan(page, 'yearly')).toBeChecked()
  await form.email(page).fill(newAddress('away'))
  await page.route('**/api/subscriptions/web', (route) => route.abort())
  await form.pay(page).click()
  const failure = page.getByRole('alert').filter({ hasText: english.notReached })
  await expect(failure).toBeInViewport({ ratio: 0.95 })
  await expect(failure.locator('..')).toBeFocused()
  await page.unroute('**/api/subscriptions/web')
  await page.getByRole('button', { name: english.payAgain }).click()
  await page.waitForURL(/\/sandbox-checkout\//)
})

test('a forged success and an unknown link reveal nothing about any buyer', async ({ page, troubles }) => {
  troubles.allow(/status of 404 .*\/api\/subscriptions\/web/)
  await page.goto('/coinview/success?subscription=00000000-0000-4000-8000-000000000000')
  await expect(shown(page, 'unknown')).toContainText(result.unknown)
  await expect(page.getByRole('main')).not.toContainText('@')
  await page.goto('/coinview/success')
  await expect(shown(page, 'unknown')).toContainText(result.unknown)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/coinview/subscription?token=manage-00000000-0000-4000-8000-000000000000-forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.invalid)
})

test('a buyer who returns while the connection is down gets a message, and then the result', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Failed to load resource|ERR_FAILED|request failed/)
  await openHydrated(page, '/coinview/purchase')
  await begin(page, newAddress('line'))
  await page.route('**/api/subscriptions/web/*', (route) => route.abort())
  await checkout.approve(page).click()
  await expect(shown(page, 'away')).toContainText(result.awayText)
  await page.unroute('**/api/subscriptions/web/*')
  await expect(shown(page, 'paid')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('an order is corrected, reviewed, started and paid', async ({ page, troubles }) => {
    troubles.allow(/status of 4\d\d .*\/coinview\/purchase/)
    const email = newAddress('plain')
    const title = (text: string) => page.getByRole('heading', { level: 2, name: text })
    await page.goto('/coinview/purchase')
    await form.plan(page, 'yearly').check()
    await form.email(page).fill('hana@')
    await form.coupon(page).fill('NOSUCHCODE')
    await form.pay(page).click()
    await expect(page.locator('#purchase-email-error')).toHaveText(purchase.correctEmail)
    await form.email(page).fill(email)
    await form.pay(page).click()
    await expect(page.locator('#purchase-coupon-error')).toHaveText(problems.coupon_not_found)
    await expect(form.plan(page, 'yearly')).toBeChecked()
    await form.coupon(page).fill('year1000')
    await form.pay(page).click()
    await expect(title(purchase.check)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('4,800円')
    await page.getByRole('button', { name: purchase.change }).click()
    await expect(form.email(page)).toHaveValue(email)
    await form.pay(page).click()
    await expect(title(purchase.check)).toBeVisible()
    await expect(async () => {
      await form.pay(page).click()
      await expect(title(purchase.ready)).toBeVisible({ timeout: 1_000 })
    }).toPass({ intervals: [1_100] })
    await page.getByRole('link', { name: purchase.pay }).click()
    await checkout.approve(page).click()
    await expect(page.getByRole('main')).toContainText(result.withoutScripts)
    const mail = await mailTo(email)
    expect(mail.text).toContain('4,800円')
    await page.goto(mail.link)
    await page.locator('summary', { hasText: result.cancel }).click()
    await page.getByRole('button', { name: result.cancelNow }).click()
    await expect(page.getByRole('main')).toContainText(result.stateCancelling)
  })
})
