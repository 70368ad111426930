import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import english from '../../src/words/en/dapps/page.ts'
import faults from '../../src/words/ja/dapps/faults.ts'
import words from '../../src/words/ja/dapps/page.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { logInAsDeveloper } from '../support/journeys/developer-login.ts'
import { expect, test } from '../support/journeys/test.ts'

const list = '/coinview-sdk/list'
const field = (page: Page, name: string) => page.locator(`#dapp-${name}`)
const fault = (page: Page, name: string) => page.locator(`#dapp-${name}-error`)
const save = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

const picture = async (background: string) => ({
  name: 'icon.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function create(page: Page, name: string) {
  await page.goto('/coinview-sdk/manager')
  await field(page, 'name').fill(name)
  await field(page, 'url').fill('https://kissaten.example/app')
  await page.locator('input[type=file]').setInputFiles(await picture('#7a4a2b'))
  await expect(page.locator('.dapp-icon img')).toBeVisible()
  await save(page, words.create).click()
  await expect(page.getByRole('heading', { name: words.isLive.replace('{name}', name) })).toBeVisible()
}

test.beforeEach(({ troubles }) => {
  // Browsers log it as an error when the API answers 401, as it does before the login.
  troubles.allow(/status of 40[134]/)
})

test('a developer logs in, creates a dApp, shares, changes and deletes it; another developer never sees it', async ({
  page,
  browser,
}) => {
  await page.goto('/coinview-sdk/manager')
  await page.waitForURL(/\/coinview-sdk\/login\?to=/)
  await logInAsDeveloper(page, 'Hana', page.url())
  await page.waitForURL(/\/coinview-sdk\/manager$/)

  await save(page, words.create).click()
  await expect(fault(page, 'name')).toHaveText(faults.name)
  await expect(fault(page, 'url')).toHaveText(faults.url)
  await expect(fault(page, 'icon')).toHaveText(faults.icon)
  await expect(field(page, 'name')).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await field(page, 'name').fill('<script>')
  await field(page, 'url').fill('http://kissaten.example')
  await field(page, 'whitelist').fill('https://pay.kissaten.example')
  await field(page, 'whitelist').press('Enter')
  await save(page, words.create).click()
  await expect(fault(page, 'name')).toHaveText(faults.name_characters)
  await expect(fault(page, 'url')).toHaveText(faults.url_prefix.replace('{host}', 'https://'))
  await expect(fault(page, 'whitelist')).toContainText('https://pay.kissaten.example')
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('<script>')
  await expect(page.getByText(words.restored)).toBeVisible()

  await field(page, 'name').fill('Kissaten')
  await field(page, 'url').fill('https://kissaten.example/app')
  await page
    .getByRole('button', { name: words.removeDomain.replace('{domain}', 'https://pay.kissaten.example') })
    .click()
  await field(page, 'whitelist').fill('pay.kissaten.example')
  await page.locator('input[type=file]').setInputFiles({
    name: 'icon.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a, whatever it is called'),
  })
  await expect(fault(page, 'icon')).toHaveText(words.iconOtherKind)
  await page.locator('input[type=file]').setInputFiles(await picture('#7a4a2b'))
  await expect(page.locator('.dapp-icon img')).toBeVisible()
  const wanted = page.getByLabel(words.redirectLabel)
  await wanted.fill('https://pay.kissaten.example/42')
  await expect(page.getByText(words.redirectAllowed)).toBeVisible()
  await wanted.fill('https://kissaten.example@evil.example')
  await expect(page.getByText(words.redirectRefused)).toBeVisible()
  await save(page, words.create).click()

  await page.waitForURL(/\/coinview-sdk\/success\?dapp=d_/)
  await expect(toast(page, words.saved)).toBeVisible()
  await expect(page.locator('.dapp-code')).toHaveJSProperty('complete', true)
  expect(await faultsOf(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: words.downloadAs.replace('{type}', 'PNG') }).click()
  const stored = await readFile(await (await downloading).path())
  expect(stored.subarray(1, 4).toString()).toBe('PNG')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: words.copyLink }).click()
  await expect(toast(page, words.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/dapp\/d_[a-z2-9]{10}$/)

  await page.goto(list)
  const row = page.locator('.dapp-row')
  await expect(row).toContainText('https://kissaten.example/app')
  expect(await faultsOf(page)).toEqual([])
  await row.getByRole('link', { name: words.editOf.replace('{name}', 'Kissaten') }).click()
  await field(page, 'name').fill('喫茶 42')
  await save(page, words.save).click()
  await expect(toast(page, words.saved)).toBeVisible()
  const address = page.url()

  const other = await browser.newContext({ baseURL: addressOf('ja') })
  const stranger = await other.newPage()
  await logInAsDeveloper(stranger, 'Ren')
  await stranger.waitForURL(/\/coinview-sdk\/list/)
  await expect(stranger.getByText(words.empty)).toBeVisible()
  await stranger.goto(address)
  await expect(stranger.getByText(words.missing)).toBeVisible()
  await other.close()

  await page.goto(list)
  await page.getByRole('button', { name: words.removeOf.replace('{name}', '喫茶 42') }).click()
  await expect(page.getByRole('dialog')).toContainText(words.deleteText)
  await expect(page.getByRole('button', { name: words.cancel })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click()
  await expect(toast(page, words.deleted)).toBeVisible()
  await expect(page.getByText(words.empty)).toBeVisible()
})

test('one press creates a dApp although a domain is still being typed', async ({ page }) => {
  await logInAsDeveloper(page, 'Hana')
  await page.waitForURL(/\/coinview-sdk\/list$/)
  await page.goto('/coinview-sdk/manager')
  await field(page, 'name').fill('Kissaten')
  await field(page, 'url').fill('https://kissaten.example/app')
  await page.locator('input[type=file]').setInputFiles(await picture('#7a4a2b'))
  await expect(page.locator('.dapp-icon img')).toBeVisible()
  await field(page, 'whitelist').fill('pay.kissaten.example')
  const box = await save(page, words.create).boundingBox()
  if (box === null) throw new Error('The button is not there.')
  // A mouse presses and releases at one place, wherever the button moves meanwhile.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(/\/coinview-sdk\/success/)
  await page.goto('/coinview-sdk/list')
  await page
    .getByRole('link', { name: words.editOf.replace('{name}', 'Kissaten') })
    .first()
    .click()
  await expect(
    page.getByRole('button', { name: words.removeDomain.replace('{domain}', 'pay.kissaten.example') }),
  ).toBeVisible()
})

test('the list of faults says of an icon what its field says', async ({ page }) => {
  await logInAsDeveloper(page, 'Hana')
  await page.waitForURL(/\/coinview-sdk\/list$/)
  await page.goto('/coinview-sdk/manager')
  await save(page, words.create).click()
  await expect(page.getByRole('alert').getByText(faults.icon)).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(fault(page, 'icon')).toHaveText(words.iconOtherKind)
  await expect(page.getByRole('alert').getByText(words.iconOtherKind)).toBeVisible()
  await expect(page.getByText(faults.icon)).toHaveCount(0)
})

test('a new secret, which is shown once, is in view with the focus on it, below the button that made it', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED/)
  await page.setViewportSize({ width: 1280, height: 700 })
  await logInAsDeveloper(page, 'Sora')
  await page.waitForURL(/\/coinview-sdk\/list/)
  await create(page, 'Kura')
  await page.goto(list)
  await page.getByRole('link', { name: words.editOf.replace('{name}', 'Kura') }).click()
  await page.getByRole('button', { name: words.makeSecret }).click()
  const made = page.getByRole('status').filter({ hasText: words.copyNow })
  const first = await made.locator('code').textContent()
  await made.getByRole('button', { name: words.done }).click()
  await expect(made).toHaveCount(0)

  await page.route('**/api/dapps/*/secret', (route) => route.abort())
  const replace = async () => {
    await page.getByRole('button', { name: words.replaceSecret, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.replace, exact: true }).click()
  }
  await replace()
  const failure = page.getByRole('alert').filter({ hasText: words.serverErrorText })
  await expect(failure).toBeInViewport({ ratio: 0.95 })
  await expect(failure.locator('..')).toBeFocused()
  await page.unroute('**/api/dapps/*/secret')
  await replace()
  await expect(failure).toHaveCount(0)
  await expect(made).toBeInViewport({ ratio: 0.95 })
  await expect(made.locator('..')).toBeFocused()
  expect(await made.locator('code').textContent()).not.toBe(first)
  const below = await made.evaluate((box) => box.closest('dd')?.querySelector('button')?.textContent)
  expect(below).toBe(words.replaceSecret)
})

test('a failing server and an ended login lose none of the input', async ({ page, context, troubles }) => {
  troubles.allow(/ERR_FAILED/)
  await logInAsDeveloper(page, 'Mio')
  await page.waitForURL(/\/coinview-sdk\/list/)
  await create(page, 'Roof')
  await page.goto(list)
  await page.getByRole('link', { name: words.editOf.replace('{name}', 'Roof') }).click()
  await field(page, 'name').fill('Roof Ledger')
  await page.route('**/api/dapps/d_*', (route) => route.abort())
  await save(page, words.save).click()
  const failure = page.getByRole('alert').filter({ hasText: words.serverError })
  await expect(failure).toBeInViewport({ ratio: 0.95 })
  await expect(failure.locator('..')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('Roof Ledger')
  await page.unroute('**/api/dapps/d_*')

  await context.clearCookies({ name: 'developer' })
  await save(page, words.saveAgain).click()
  await expect(page.getByRole('alert')).toContainText(words.loggedOut)
  await expect(field(page, 'name')).toHaveValue('Roof Ledger')
})

test('a link opens the dApp or is not found, and pages without scripts say what they need', async ({
  page,
  browser,
}) => {
  const answer = await page.goto(
    addressOf('en', '/dapp/d_kissaten22?to=https://kissaten.example@evil.example'),
  )
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.refusedTitle)
  expect(await faultsOf(page)).toEqual([])
  const gone = await page.goto('/dapp/d_2222222222')
  expect(gone?.status()).toBe(404)
  const plain = await browser.newContext({ baseURL: addressOf('ja'), javaScriptEnabled: false })
  const quiet = await plain.newPage()
  await quiet.goto(list)
  await expect(quiet.getByText(words.noScripts)).toBeVisible()
  await plain.close()
})
