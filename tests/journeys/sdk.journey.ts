import type { Page } from '@playwright/test'
import guide from '../../src/words/en/sdk/guide.ts'
import words from '../../src/words/en/sdk/run.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { desktop, openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const path = '/coinview-sdk'
const chapter = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const run = (page: Page, name: string) => page.getByRole('button', { name: `${guide.run} (${name})` }).click()
const bench = (page: Page) => page.getByRole('complementary', { name: words.wallet })
const balance = (page: Page) => bench(page).locator('.bench-balance')
const press = (page: Page, name: string) => bench(page).getByRole('button', { name, exact: true }).click()
const lines = (page: Page) => bench(page).getByRole('list').last().getByRole('listitem')
const state = (page: Page, title: string, text: string) =>
  expect(chapter(page, title).locator('.guide-line')).toContainText(text, { timeout: 20_000 })
const paymentLine = words.paymentTo.replace('{name}', 'Kissaten')

test('a developer runs the examples and answers them in the same browser as the phone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openHydrated(page, addressOf('en', path))
  await expect(bench(page)).toContainText(words.beforeFirst)

  await run(page, 'payment.ts')
  await expect(bench(page).getByRole('img', { name: words.codeAlt })).toBeInViewport()
  await state(page, guide.payment, words.waiting)
  await expect(balance(page)).toContainText('1000 tUSD')
  expect(await faultsOf(page)).toEqual([])
  await press(page, words.approve)
  await expect(balance(page)).toContainText('987.5 tUSD')
  await expect(lines(page).first()).toContainText(paymentLine)
  await expect(lines(page).first()).toContainText('−12.5')
  await state(page, guide.payment, words.paid)
  await press(page, words.again)
  await expect(bench(page).getByText(words.sameRequest)).toBeVisible()
  await expect(lines(page).first()).toContainText(words.bookedOnce)
  await expect(lines(page)).toHaveCount(2)
  await expect(balance(page)).toContainText('987.5 tUSD')

  await page.getByRole('button', { name: `${guide.runAgain} (payment.ts)` }).click()
  await press(page, words.decline)
  await state(page, guide.payment, words.declined)
  await expect(balance(page)).toContainText('987.5 tUSD')

  await run(page, 'transfer.ts')
  await press(page, words.approve)
  await expect(balance(page)).toContainText('984.5 tUSD')
  await state(page, guide.transfer, words.paid)

  await chapter(page, guide.server).getByRole('tab', { name: 'curl' }).click()
  await run(page, 'server.sh')
  await state(page, guide.server, words.sent)
  await expect(balance(page)).toContainText('985.5 tUSD')
  await press(page, words.again)
  await expect(bench(page).getByText(words.sameTransfer)).toBeVisible()
  await expect(balance(page)).toContainText('985.5 tUSD')
  await expect(lines(page)).toHaveCount(4)

  await page.reload()
  await expect(balance(page)).toContainText('985.5 tUSD')
  await expect(lines(page).first()).toContainText(words.receivedFrom.replace('{name}', 'Kissaten'))
})

test('on a phone the answer to a run is in view at once, and the wallet can be put away', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openHydrated(page, addressOf('en', path))
  await expect(bench(page)).toBeHidden()
  await run(page, 'transfer.ts')
  await expect(bench(page).getByRole('button', { name: words.approve })).toBeInViewport()
  await expect(balance(page)).toBeInViewport()
  expect(await faultsOf(page)).toEqual([])
  await press(page, words.close)
  await expect(bench(page).getByRole('button', { name: words.approve })).toBeHidden()
  await press(page, words.open)
  await press(page, words.approve)
  await expect(balance(page)).toContainText('997 tUSD')
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overhang()).toBe(0)
})

test('the contents mark the chapter that is being read, and lead to the dApp manager', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openHydrated(page, addressOf('en', path))
  const contents = page.getByRole('navigation', { name: guide.contents })
  const active = contents.locator('[aria-current]')
  for (const title of [guide.server, guide.errors, guide.payment]) {
    await contents.getByRole('link', { name: title, exact: true }).click()
    await expect(active).toHaveText(title)
  }
  await contents.getByRole('link', { name: guide.deskLogin }).click()
  await page.waitForURL('**/coinview-sdk/login')
})

test('a browser without Ed25519 gets a note about the companion', async ({ page }) => {
  await page.addInitScript(() => {
    const fails = () => Promise.reject(new DOMException('Unknown.', 'NotSupportedError'))
    Object.defineProperty(crypto.subtle, 'generateKey', { value: fails })
  })
  await openHydrated(page, addressOf('en', path))
  await run(page, 'payment.ts')
  await expect(page.getByText('npm run companion')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('code and tables can be read, and there is no button without a function', async ({ page }) => {
    await page.goto(addressOf('en', path))
    await expect(page.getByText(guide.noScripts)).toBeVisible()
    await expect(page.getByText('wallet.payment(')).toBeVisible()
    for (const code of ['Authorization: Bearer', "-H 'Origin: "]) {
      await expect(page.getByText(code)).toHaveCount(2)
      await expect(page.getByText(code).last()).toBeVisible()
    }
    await expect(page.getByRole('rowheader', { name: 'trace_reused' })).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(guide.run) })).toHaveCount(0)
  })
})
