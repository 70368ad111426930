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
const balance = (part: ReturnType<typeof chapter>, name: string) =>
  part
    .locator('div', { has: part.page().locator(`dt:text-is("${name}")`) })
    .last()
    .locator('dd')

test('a developer runs the examples and answers them in the same browser as the phone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openHydrated(page, addressOf('en', path))

  const payment = chapter(page, guide.payment)
  await run(page, 'payment.ts')
  await expect(payment.getByRole('img', { name: words.codeAlt })).toBeVisible()
  await expect(payment.getByText(words.waiting, { exact: true })).toBeVisible()
  await expect(balance(payment, words.before)).toHaveText('1000 tUSD')
  expect(await faultsOf(page)).toEqual([])
  await payment.getByRole('button', { name: words.approve }).click()
  await expect(balance(payment, words.after)).toHaveText('987.5 tUSD')
  await expect(payment.getByText(words.paid, { exact: true })).toBeVisible({ timeout: 20_000 })
  await payment.getByRole('button', { name: words.again }).click()
  await expect(payment.getByText(words.sameRequest)).toBeVisible()
  await expect(balance(payment, words.after)).toHaveText('987.5 tUSD')

  await run(page, 'payment.ts')
  await expect(balance(payment, words.before)).toHaveText('987.5 tUSD')
  await payment.getByRole('button', { name: words.decline }).click()
  await expect(balance(payment, words.after)).toHaveText('987.5 tUSD')
  await expect(payment.getByText(words.declined, { exact: true })).toBeVisible({ timeout: 20_000 })

  const transfer = chapter(page, guide.transfer)
  await run(page, 'transfer.ts')
  await transfer.getByRole('button', { name: words.approve }).click()
  await expect(balance(transfer, words.after)).toHaveText('984.5 tUSD')
  await expect(transfer.getByText(words.paid, { exact: true })).toBeVisible({ timeout: 20_000 })

  const server = chapter(page, guide.server)
  await server.getByRole('tab', { name: 'curl' }).click()
  await run(page, 'server.sh')
  await expect(server.getByText(words.sent, { exact: true })).toBeVisible()
  await expect(balance(server, words.after)).toHaveText('985.5 tUSD')
  await server.getByRole('button', { name: words.again }).click()
  await expect(server.getByText(words.sameTransfer)).toBeVisible()
  await expect(balance(server, words.after)).toHaveText('985.5 tUSD')

  await page.setViewportSize(phone)
  expect(await faultsOf(page)).toEqual([])
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
