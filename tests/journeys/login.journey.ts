import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCompanion } from '../../src/main/companion/companion-commands.ts'
import { dappListPath, loginPath } from '../../src/words/addresses/sdk-addresses.ts'
import english from '../../src/words/en/sdk/login.ts'
import login from '../../src/words/ja/sdk/login.ts'
import { addressOf, originVariable } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { withOwnAddress } from '../support/journeys/contexts.ts'
import { expect, test } from '../support/journeys/test.ts'

let dataDir: string
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-companion-'))
  await companion('register', 'Hana')
})
test.afterAll(() => rm(dataDir, { recursive: true }))
// The tests run one after the other, because they share a companion, which handles one login at a time.
test.describe.configure({ mode: 'default' })

async function companion(...typed: string[]): Promise<string> {
  const lines: string[] = []
  const siteOrigin = process.env[originVariable] ?? ''
  await runCompanion(typed, { dataDir, siteOrigin, print: (line) => lines.push(line) })
  return lines.join('\n')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function codeOn(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  return (await page.locator('.login-card a').getAttribute('href')) ?? ''
}

test.beforeEach(({ context }) => withOwnAddress(context))

test('a developer scans the code, compares the number and is logged in', async ({ page }) => {
  await page.goto(loginPath)
  const code = await codeOn(page)
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
  const stated = await companion('scan', code)
  const number = /number: (\d\d)/.exec(stated)?.[1] ?? ''
  await expect(heading(page, login.compare.replace('{number}', number))).toBeVisible()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
  await companion('approve')
  await page.waitForURL(`**${dappListPath}`)
  const me = await page.evaluate(async () => (await fetch('/api/sdk/me')).json() as Promise<unknown>)
  expect(me).toMatchObject({ name: 'Hana' })
})

test('a declined login is reported and can be restarted by keyboard', async ({ page }) => {
  await page.goto(addressOf('en', loginPath))
  const code = await codeOn(page)
  await companion('scan', code)
  await companion('decline')
  await expect(heading(page, english.failed)).toBeVisible()
  const again = page.getByRole('button', { name: english.tryAgain })
  await page.locator('h1').click()
  for (let presses = 0; presses < 10; presses++) {
    if (await again.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, english.scan)).toBeVisible()
  expect(await codeOn(page)).not.toBe(code)
})

test('an expired code is replaced by a press', async ({ page }) => {
  await page.goto(loginPath)
  const code = await codeOn(page)
  const stored = await page.evaluate(() => sessionStorage.getItem('sdk-login') ?? '')
  const { login_id, number } = JSON.parse(stored) as { login_id: string; number: string }
  const expired = { login_id, number, expires_at: new Date(0).toISOString(), state: 'expired' }
  await page.route('**/api/sdk/logins/current', (route) => route.fulfill({ json: expired }))
  await expect(heading(page, login.expired)).toBeVisible()
  await page.unroute('**/api/sdk/logins/current')
  await page.getByRole('button', { name: login.newCode }).click()
  await expect(heading(page, login.scan)).toBeVisible()
  expect(await codeOn(page)).not.toBe(code)
})

test('an approved login logs in the browser that showed the code, and no other', async ({
  page,
  browser,
}) => {
  await page.goto(loginPath)
  const code = await codeOn(page)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(addressOf('ja', loginPath))
  await codeOn(stranger)
  await companion('scan', code)
  await companion('approve')
  await page.waitForURL(`**${dappListPath}`)
  await expect(heading(stranger, login.scan)).toBeVisible()
  const status = await stranger.evaluate(async () => (await fetch('/api/sdk/me')).status)
  expect(status).toBe(401)
  await other.close()
})

test('an interrupted connection is reported, and the login continues when it is back', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|request failed/)
  await page.goto(loginPath)
  const code = await codeOn(page)
  await page.context().setOffline(true)
  await expect(page.getByText(login.cut)).toBeVisible()
  await companion('scan', code)
  await page.context().setOffline(false)
  await expect(page.getByText(login.cut)).toBeHidden()
  await expect(page.getByText(login.compareText)).toBeVisible()
  await companion('decline')
})

test('a reloaded page continues with its code', async ({ page }) => {
  await page.goto(loginPath)
  const code = await codeOn(page)
  await page.reload()
  expect(await codeOn(page)).toBe(code)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it needs', async ({ page }) => {
    await page.goto(loginPath)
    await expect(page.getByText(login.noScripts)).toBeVisible()
  })
})
