import type { Page } from '@playwright/test'
import follow from '../../src/words/ja/follow.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { mailTo } from '../support/journeys/mail.ts'
import { openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const offering = '/ico/hinode-grid'
const newAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`
const footer = (page: Page) => page.locator('section', { hasText: follow.siteTitle })
const field = (page: Page) => page.getByLabel(follow.email)
const send = (page: Page) => page.getByRole('button', { name: follow.send })
const followButton = (page: Page) => page.getByRole('button', { name: follow.follow, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a reader who signs up on the home page is thanked, confirms by mail, and is not asked again', async ({
  page,
}) => {
  const address = newAddress('home')
  await openHydrated(page, '/')
  await field(page).fill('reader@')
  await send(page).click()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(footer(page)).toContainText(follow.invalid)
  await field(page).fill(address)
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
  await send(page).click()
  await expect(page.getByText('登録済み')).toBeVisible()
  await expect(page.getByText('ご登録ありがとうございます。')).toBeVisible()
  await expect(page.getByText(follow.doneNext.replace('{email}', address))).toBeVisible()
  await expect(footer(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(follow.sentTo.replace('{email}', address))

  const mail = await mailTo(address)
  await page.goto(mail.link)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: follow.confirmButton }).click()
  await expect(page.getByRole('heading', { level: 1, name: follow.confirmedTitle })).toBeVisible()

  const known = page.waitForResponse((response) => response.url().includes('/api/follow?'))
  await page.goto('/')
  await known
  await expect(footer(page)).toHaveCount(0)
})

test('an offering is followed in a dialog by keyboard, and unfollowed with one press', async ({ page }) => {
  const address = newAddress('offering')
  await openHydrated(page, offering)
  await followButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(follow.waitingText)
  await dialog(page).getByRole('button', { name: follow.close }).last().click()
  await expect(page.getByRole('button', { name: follow.waiting })).toBeFocused()

  const { link, subject } = await mailTo(address)
  expect(subject).toContain('Hinode Grid')
  await page.goto(link)
  await page.getByRole('button', { name: follow.confirmButton }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hinode Grid/ })
    .click()
  const following = page.getByRole('button', { name: follow.following, pressed: true })
  await expect(following).toBeVisible()
  await following.click()
  await expect(page.getByText(follow.stopped)).toBeVisible()
  await expect(followButton(page)).toBeVisible()
})

test('the dialog says to which address the mail went, and a typo is mended there', async ({ page }) => {
  const [typo, address] = [newAddress('typo'), newAddress('right')]
  await openHydrated(page, offering)
  await followButton(page).click()
  await field(page).fill(typo)
  await send(page).click()
  await expect(dialog(page)).toContainText(follow.sentTo.replace('{email}', typo))
  const wrong = await mailTo(typo)
  await dialog(page).getByRole('button', { name: follow.otherAddress }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(typo)
  await field(page).fill(address)
  await send(page).click()
  await expect(dialog(page)).toContainText(follow.sentTo.replace('{email}', address))
  expect(await faultsOf(page)).toEqual([])
  const right = await mailTo(address)
  await page.goto(wrong.link)
  await expect(page.getByRole('heading', { level: 1, name: follow.linkInvalidTitle })).toBeVisible()
  await page.goto(right.link)
  await expect(page.getByRole('button', { name: follow.confirmButton })).toBeVisible()
})

test('when the server is down the page says so and keeps the input', async ({ page, troubles }) => {
  troubles.allow(/503|request failed/)
  await page.route('**/api/follow', (route) => route.fulfill({ status: 503, body: '' }))
  await openHydrated(page, offering)
  await followButton(page).click()
  await field(page).fill('reader@example.com')
  await send(page).click()
  const failure = dialog(page).getByRole('alert').filter({ hasText: follow.failed })
  await expect(failure).toBeInViewport({ ratio: 0.95 })
  await expect(failure.locator('..')).toBeFocused()
  await expect(field(page)).toHaveValue('reader@example.com')
  await expect(field(page), 'the address is not wrong').not.toHaveAttribute('aria-invalid', 'true')
  await page.unroute('**/api/follow')
  await page.getByRole('button', { name: follow.sendAgain }).click()
  await expect(dialog(page)).toContainText(follow.waitingText)
})

async function withoutScripts(page: Page): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => answer()
}

test('an address sent before the page is hydrated is submitted afterwards and never appears in a URL', async ({
  page,
}) => {
  const address = newAddress('early')
  const letScriptsCome = await withoutScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await field(page).fill(address)
  await send(page).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(field(page)).toHaveValue(address)
  letScriptsCome()
  await expect(page.getByText(follow.doneNext.replace('{email}', address))).toBeVisible()
  expect((await mailTo(address)).link).toContain('/followed')
})

test('the follow button pressed before the page is hydrated opens its dialog afterwards', async ({
  page,
}) => {
  const letScriptsCome = await withoutScripts(page)
  await page.goto(offering, { waitUntil: 'commit' })
  await followButton(page).click()
  letScriptsCome()
  await expect(field(page)).toBeFocused()
})

test('a menu opened before the page is hydrated stays open', async ({ page }) => {
  const letScriptsCome = await withoutScripts(page)
  await page.goto(offering, { waitUntil: 'commit' })
  const menu = page.getByRole('banner').locator('details').first()
  await menu.locator('summary').click()
  letScriptsCome()
  await untilHydrated(page)
  await expect(menu).toHaveAttribute('open')
})

test('an invalid link is reported', async ({ page }) => {
  await page.goto('/followed?token=confirm-1-x')
  await expect(page.getByRole('heading', { level: 1, name: follow.linkInvalidTitle })).toBeVisible()
  await page.goto('/unfollowed')
  await expect(page.getByRole('heading', { level: 1, name: follow.howToStopTitle })).toBeVisible()
})

/** Presses the button again until it is accepted, because the server refuses a form that is sent too quickly. */
async function pressUntilTaken(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(async () => {
    if (!(await main.getByText(follow.waitingText).isVisible())) await send(page).click({ timeout: 5_000 })
    await expect(main).toContainText(follow.waitingText, { timeout: 5_000 })
  }).toPass({ intervals: [1_100] })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('an offering is followed on a page of its own, and the site from the form on any page', async ({
    page,
    troubles,
  }) => {
    troubles.allow(/status of 400 .*\/follow/)
    await page.goto(offering)
    await expect(followButton(page)).toBeHidden()
    await expect(page.locator('a[href*="/api/map/rss2?itemId=hinode-grid"]')).toBeVisible()
    await page.getByRole('link', { name: follow.follow, exact: true }).click()
    await expect(page).toHaveURL(/\/follow\?item=hinode-grid$/)
    const address = newAddress('plain-offering')
    await field(page).fill('reader')
    await send(page).click()
    await expect(page.getByRole('main')).toContainText(follow.invalid)
    await field(page).fill(address)
    await pressUntilTaken(page)
    expect((await mailTo(address)).subject).toContain('Hinode Grid')

    await page.goto('/')
    const other = newAddress('plain-site')
    await footer(page).getByLabel(follow.email).filter({ visible: true }).fill(other)
    await footer(page).getByRole('button', { name: follow.send }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/follow/)
    await pressUntilTaken(page)
    const { link } = await mailTo(other)
    await page.goto(link)
    await page.getByRole('button', { name: follow.confirmButton }).click()
    await expect(page.getByRole('heading', { level: 1, name: follow.confirmedTitle })).toBeVisible()
  })
})

test('a follow can be confirmed and stopped without JavaScript', async ({ page, browser }) => {
  const address = newAddress('plain')
  await openHydrated(page, '/')
  await field(page).fill(address)
  await send(page).click()
  const { link } = await mailTo(address)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const opened = await plain.goto(link)
  expect(opened?.headers()['cache-control']).toBe('no-store')
  await plain.getByRole('button', { name: follow.confirmButton }).click()
  await expect(plain.getByRole('heading', { level: 1, name: follow.confirmedTitle })).toBeVisible()
  await context.close()
})
