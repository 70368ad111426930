import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import en from '../../src/words/en/preferences.ts'
import follow from '../../src/words/ja/follow.ts'
import words from '../../src/words/ja/preferences.ts'
import { fillRuleNumbers } from '../../src/words/rule-numbers.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { mailTo } from '../support/journeys/mail.ts'
import { openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const sale = '/ico/hinode-grid'
const newAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('group', { name })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** Follows a sale, confirms it, and returns the link to the preferences from the mail. */
async function followSale(page: Page, address: string): Promise<string> {
  await openHydrated(page, sale)
  await page.getByRole('button', { name: follow.follow, exact: true }).click()
  await page.getByLabel(follow.email).fill(address)
  await button(page, follow.send).click()
  await expect(page.getByRole('dialog')).toContainText(follow.waitingText)
  const { link, text } = await mailTo(address)
  await page.goto(link)
  await button(page, follow.confirmButton).click()
  await expect(page.getByRole('heading', { level: 1, name: follow.confirmedTitle })).toBeVisible()
  return /\S+\/preferences\?token=\S+/.exec(text)?.[0] ?? ''
}

test('the link of a mail opens all preferences, and each press is shown without leaving the page', async ({
  page,
}) => {
  const address = newAddress('chooses')
  const link = await followSale(page, address)
  const opened = await page.goto(link)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await untilHydrated(page)
  await expect(page.getByText(words.address.replace('{email}', address))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const own = item(page, 'Hinode Grid')
  await own.getByRole('checkbox', { name: words.others }).uncheck()
  await own.getByRole('button', { name: words.save }).press('Enter')
  await expect(page.getByText(words.saved)).toBeVisible()

  await button(page, words.pauseWeek).press('Enter')
  await expect(page.getByText(words.pausedUntil.replace('{until}', ''))).toBeVisible()
  await expect(page.getByRole('region', { name: words.pauseHeading })).toBeFocused()
  await button(page, words.resume).last().click()
  await expect(button(page, words.pauseWeek)).toBeVisible()

  await page.getByRole('radio', { name: '한국어' }).check()
  await page.getByRole('region', { name: words.languageHeading }).getByRole('button').click()
  await expect(page.getByRole('link', { name: /\/api\/follow\/feed\// })).toHaveText(/^http:\/\/ko\./)

  await own.getByRole('button', { name: words.stop }).press('Enter')
  await expect(own).toContainText(fillRuleNumbers(words.stopped, 'ja'))
  await expect(own.getByRole('button', { name: words.followAgain })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own.getByRole('checkbox', { name: words.others })).not.toBeChecked()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.reload()
  await expect(item(page, 'Hinode Grid').getByRole('checkbox', { name: words.dates })).toBeChecked()
  await expect(item(page, 'Hinode Grid').getByRole('checkbox', { name: words.others })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: '한국어' })).toBeChecked()
})

test('all stored data can be downloaded, and is erased after a confirmation', async ({ page }) => {
  const address = newAddress('leaves')
  const link = await followSale(page, address)
  await openHydrated(page, link)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.export).click()])
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({ address, follows: [{ item_id: 'hinode-grid' }] })

  await button(page, words.erase).click()
  await expect(page.getByText(words.unconfirmed)).toBeVisible()
  await box(page, words.eraseConfirm).check()
  await button(page, words.erase).click()
  await expect(page.getByRole('heading', { level: 1, name: words.erasedTitle })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: follow.linkInvalidTitle })).toBeVisible()
})

test('when the server is down the page says so and keeps the choices', async ({ page, troubles }) => {
  troubles.allow(/503|request failed/)
  const link = await followSale(page, newAddress('away'))
  await openHydrated(page, link)
  await page.route('**/api/follow/preferences', (route) => route.fulfill({ status: 503, body: '' }))
  const own = item(page, 'Hinode Grid')
  await own.getByRole('checkbox', { name: words.dates }).uncheck()
  await own.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.failed)).toBeVisible()
  await expect(own.getByRole('checkbox', { name: words.dates })).not.toBeChecked()
})

test('an invalid link and a missing one are reported', async ({ page }) => {
  for (const token of ['preferences-1-x', `preferences-1-${'A'.repeat(32)}`, 'stop-1-x']) {
    await page.goto(`/preferences?token=${token}`)
    await expect(page.getByRole('heading', { level: 1, name: follow.linkInvalidTitle })).toBeVisible()
  }
  await page.goto(`${addressOf('en')}/preferences`)
  await expect(page.getByText(en.howTo)).toBeVisible()
})

test('without JavaScript the same preferences are plain forms', async ({ page, browser }) => {
  const address = newAddress('plain')
  const link = await followSale(page, address)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    acceptDownloads: true,
  })
  const plain = await context.newPage()
  await plain.goto(link)
  expect(
    await plain.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
  await item(plain, 'Hinode Grid').getByRole('checkbox', { name: words.amounts }).uncheck()
  await item(plain, 'Hinode Grid').getByRole('button', { name: words.save }).click()
  await expect(plain.getByText(words.saved)).toBeVisible()
  await expect(item(plain, 'Hinode Grid').getByRole('checkbox', { name: words.amounts })).not.toBeChecked()

  for (const name of [words.dates, words.status, words.others])
    await item(plain, 'Hinode Grid').getByRole('checkbox', { name }).uncheck()
  await item(plain, 'Hinode Grid').getByRole('button', { name: words.save }).click()
  await expect(plain.getByText(words.noTrigger)).toBeVisible()
  await expect(item(plain, 'Hinode Grid').getByRole('checkbox', { name: words.dates })).toBeChecked()

  await button(plain, words.pauseOpen).click()
  await expect(plain.getByText(words.pausedOpen)).toBeVisible()
  const [download] = await Promise.all([plain.waitForEvent('download'), button(plain, words.export).click()])
  expect(await readFile(await download.path(), 'utf8')).toContain(address)

  await button(plain, words.stopAll).click()
  await expect(plain.getByText(words.none)).toBeVisible()
  await button(plain, words.erase).click()
  await expect(plain.getByText(words.unconfirmed)).toBeVisible()
  await box(plain, words.eraseConfirm).check()
  await button(plain, words.erase).click()
  await expect(plain.getByRole('heading', { level: 1, name: words.erasedTitle })).toBeVisible()
  await context.close()
})
