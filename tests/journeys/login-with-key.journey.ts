import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dappListPath, loginPath } from '../../src/words/addresses/sdk-addresses.ts'
import airdrop from '../../src/words/ja/airdrop/own.ts'
import dapps from '../../src/words/ja/dapps/page.ts'
import sessions from '../../src/words/ja/dapps/sessions.ts'
import words from '../../src/words/ja/sdk/key-login.ts'
import login from '../../src/words/ja/sdk/login.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { withOwnAddress } from '../support/journeys/contexts.ts'
import { desktop, openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const account = (page: Page, name: string) =>
  page.locator('.dapp-account', { hasText: sessions.loggedInAs.replace('{name}', name) })

async function logIn(page: Page, name: string, path = loginPath) {
  await openHydrated(page, path)
  await page.getByLabel(words.name, { exact: true }).fill(name)
  await press(page, words.create)
}

async function logOut(page: Page) {
  await page.locator('.dapp-account').getByRole('button', { name: sessions.end }).click()
  await page.waitForURL(`**${loginPath}`)
}

const userOf = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/sdk/me')).json() as Promise<{ user_id?: string }>)

test.beforeEach(async ({ context, troubles }) => {
  await withOwnAddress(context)
  // Browsers log it as an error when the API answers 401, as it does before the login.
  troubles.allow(/status of 40[134]/)
})

test('a developer with nothing but a browser logs in, and creates, edits and deletes a dApp', async ({
  page,
}) => {
  await page.goto('/coinview-sdk/manager')
  await page.waitForURL(/\/coinview-sdk\/login\?to=/)
  for (const limit of [words.limitHere, words.limitLost, words.limitShared, words.limitSandbox])
    await expect(page.getByText(limit)).toBeVisible()
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
  await press(page, words.create)
  await expect(page.getByText(words.nameMissing)).toBeVisible()
  await expect(page.getByLabel(words.name, { exact: true })).toBeFocused()
  await page.getByLabel(words.name, { exact: true }).fill('葵')
  await press(page, words.create)
  await page.waitForURL(/\/coinview-sdk\/manager$/)
  await expect(account(page, '葵')).toContainText(/cv_[a-z2-9]{10}/)
  expect(await faultsOf(page)).toEqual([])

  await page.locator('#dapp-name').fill('Kissaten')
  await page.locator('#dapp-url').fill('https://kissaten.example/app')
  const icon = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a4a2b' } }).png()
  await page.locator('input[type=file]').setInputFiles({
    name: 'icon.png',
    mimeType: 'image/png',
    buffer: await icon.toBuffer(),
  })
  await expect(page.locator('.dapp-icon img')).toBeVisible()
  await press(page, dapps.create)
  await expect(page.getByRole('heading', { name: dapps.isLive.replace('{name}', 'Kissaten') })).toBeVisible()

  await page.goto(dappListPath)
  await page.getByRole('link', { name: dapps.editOf.replace('{name}', 'Kissaten') }).click()
  await page.locator('#dapp-name').fill('Kissaten 2')
  await press(page, dapps.save)
  await expect(page.getByText(dapps.saved, { exact: true }).first()).toBeVisible()

  await page.goto(dappListPath)
  await press(page, dapps.removeOf.replace('{name}', 'Kissaten 2'))
  await inDialog(page, dapps.remove)
  await expect(page.getByText(dapps.empty)).toBeVisible()
})

test('after logging out the browser logs in again with one press, as the same user as in the quizzes', async ({
  page,
}) => {
  await openHydrated(page, '/_app/airdrop/quiz/hinode-grid')
  await page.getByLabel(airdrop.name, { exact: true }).fill('花')
  await page.getByRole('button', { name: airdrop.register }).click()
  await expect(page.locator('fieldset')).toHaveCount(3)

  await openHydrated(page, loginPath)
  await press(page, words.logInAs.replace('{name}', '花'))
  await page.waitForURL(`**${dappListPath}`)
  const { user_id: first } = await userOf(page)
  expect(first).toMatch(/^cv_/)
  await logOut(page)
  expect((await userOf(page)).user_id).toBeUndefined()

  await press(page, words.logInAs.replace('{name}', '花'))
  await page.waitForURL(`**${dappListPath}`)
  expect((await userOf(page)).user_id).toBe(first)
})

test('a login without a connection says so, and goes on with the same key when it is back', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  await openHydrated(page, loginPath)
  await page.getByLabel(words.name, { exact: true }).fill('葵')
  await page.context().setOffline(true)
  await press(page, words.create)
  await expect(page.getByText(words.offlineText)).toBeVisible()
  await page.context().setOffline(false)
  await press(page, words.create)
  await page.waitForURL(`**${dappListPath}`)
  await expect(account(page, '葵')).toBeVisible()
})

test('a login that breaks off after the registration is finished by the next press, as the same user', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED|request failed/)
  let registrations = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app/devices')) registrations++
  })
  const signedCall = '**/api/sdk/logins/current/key'
  await openHydrated(page, loginPath)
  await page.route(signedCall, (route) => route.abort())
  await page.getByLabel(words.name, { exact: true }).fill('葵')
  await press(page, words.create)
  await expect(page.getByText(words.refusedText)).toBeVisible()
  await page.unroute(signedCall)
  await press(page, words.create)
  await page.waitForURL(`**${dappListPath}`)
  expect(registrations).toBe(1)
})

test('a key that the site has forgotten is replaced by a new user, and the page says that this is one', async ({
  page,
}) => {
  await logIn(page, '葵')
  await page.waitForURL(`**${dappListPath}`)
  const { user_id: first } = await userOf(page)
  await logOut(page)
  await page.route('**/api/sdk/logins/current/key', (route) =>
    route.fulfill({ status: 401, json: { code: 'app_signature_invalid', title: '', status: 401 } }),
  )
  await press(page, words.logInAs.replace('{name}', '葵'))
  await expect(page.getByText(words.forgotten)).toBeVisible()
  await page.unroute('**/api/sdk/logins/current/key')
  await page.getByLabel(words.name, { exact: true }).fill('葵')
  await press(page, words.create)
  await page.waitForURL(`**${dappListPath}`)
  expect((await userOf(page)).user_id).not.toBe(first)
})

test('readers without the app are led to the key, and a command is offered only while a code is valid', async ({
  page,
}) => {
  await openHydrated(page, loginPath)
  await expect(page.getByRole('img', { name: login.codeAlt })).toBeVisible()
  await page.getByText(login.noApp).click()
  await expect(page.getByText(login.noAppCommand)).toBeVisible()
  const expired = { login_id: '', number: '07', expires_at: new Date(0).toISOString(), state: 'expired' }
  await page.route('**/api/sdk/logins/current', async (route) => {
    const stored = await page.evaluate(() => sessionStorage.getItem('sdk-login') ?? '{}')
    await route.fulfill({ json: { ...expired, ...(JSON.parse(stored) as object) } })
  })
  await expect(page.getByRole('heading', { name: login.expired })).toBeVisible()
  await expect(page.getByText(login.noAppCommand)).toBeHidden()
  await expect(page.getByText(login.noAppText)).toBeVisible()
  await page.getByRole('link', { name: login.toKeyLogin }).click()
  await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport()
})

test('a phone that opens the code of a login learns that the app is not out, and can log in itself', async ({
  page,
}) => {
  await page.goto(`${loginPath}/app#${'a'.repeat(43)}`)
  await expect(page.getByText(login.appTextAwaited)).toBeVisible()
  await page.getByRole('link', { name: login.logInHere }).click()
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
})

for (const [name, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const)
  test(`long names widen no page of developers on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, 'Ｗ'.repeat(40))
    await page.waitForURL(`**${dappListPath}`)
    await expect(page.locator('.dapp-account')).toContainText('Ｗ'.repeat(40))
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overhang()).toBe(0)
    await page.goto('/coinview-sdk/manager')
    await page.locator('#dapp-name').fill('W'.repeat(60))
    await page.locator('#dapp-url').fill(`https://${'w'.repeat(60)}.${'w'.repeat(60)}.example`)
    expect(await overhang()).toBe(0)
    await page.goto(dappListPath)
    await logOut(page)
    await expect(main(page).getByRole('button', { name: 'Ｗ'.repeat(40) })).toBeVisible()
    expect(await overhang()).toBe(0)
  })
