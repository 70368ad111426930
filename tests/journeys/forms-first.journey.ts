import type { Page } from '@playwright/test'
import coin from '../../src/words/ja/coin.ts'
import contact from '../../src/words/ja/contact.ts'
import event from '../../src/words/ja/event.ts'
import owner from '../../src/words/ja/owner.ts'
import purchase from '../../src/words/ja/purchase/page.ts'
import login from '../../src/words/ja/sdk/login.ts'
import fieldLabels from '../../src/words/ja/server/of-pages/offering-fields.ts'
import formLabels from '../../src/words/ja/server/owner-form.ts'
import { holdScripts, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const labels = { ...fieldLabels, ...formLabels }
const sendOn: Readonly<Record<string, string>> = {
  '/contact': contact.send,
  '/events/add': event.send,
  '/ico-form': owner.send,
  '/coinview/purchase': purchase.pay,
}

/**
 * Lets only those scripts through that the page itself names: they load beside the page. Those that other scripts ask for, a round
 * later, are held back until the returned function is called.
 */
async function holdLaterScripts(page: Page, but: RegExp = /^$/): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const html = page
    .waitForEvent('response', (response) => response.request().isNavigationRequest())
    .then((response) => response.text())
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!but.test(pathname) && !(await html).includes(pathname)) await released
    await route.continue()
  })
  return release
}

/** Resolves when React has taken hold of every control of the form. */
function untilFormAlive(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main form :is(input, select, textarea, button)')]
    const isAlive = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps$'))
    return controls.length > 3 && controls.every(isAlive)
  })
}

for (const [path, send] of Object.entries(sendOn)) {
  test(`the form of ${path} is in the page of the server, and is alive with the scripts that this page names`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const form = page
      .locator('main form')
      .filter({ has: page.locator('[name="email"], [name="feedback_email"]') })
    await expect(form.getByRole('button', { name: send, exact: true })).toBeVisible()
    await expect(form).toHaveAttribute('method', 'post')
    release()
    await page.unrouteAll({ behavior: 'wait' })

    const letIn = await holdLaterScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await untilFormAlive(page)
    letIn()
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test('the QR code of the login is shown before any script runs, and is the one that the scripts know', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/coinview-sdk/login', { waitUntil: 'commit' })
  const code = page.getByRole('img', { name: login.codeAlt })
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const started = await page.evaluate(
    async () =>
      (await fetch('/api/sdk/logins/current')).json() as Promise<{ login_id: string; number: string }>,
  )
  letScriptsIn()
  await expect(page.locator('.login-words')).toContainText(started.number)
  await expect(code).toHaveAttribute('src', new RegExp(`login=${started.login_id}$`))
})

test('the live chart of a coin needs one round of scripts after those that the page names', async ({
  page,
}) => {
  const letIn = await holdLaterScripts(page, /\/price-chart-/)
  await page.goto('/market/bitcoin', { waitUntil: 'commit' })
  const chart = page.getByRole('figure', { name: coin.chartOf.replace('{name}', 'ビットコイン') })
  await expect(chart).toHaveAttribute('data-drawn', 'true')
  letIn()
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is typed and chosen in the form of a project before its scripts run is kept', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ico-form', { waitUntil: 'commit' })
  const named = (name: string) => page.locator(`[name="${name}"]`)
  await named('name_ja').fill('早い帆')
  await named('kind').selectOption('STO')
  await named('industry.Energy').check()
  await named('platform').fill('Ethereum')
  await named('ico_start').fill('2027-01-15')
  await named('ico_start.time').fill('09:30')
  await named('restricted_areas').fill('US\nCN')
  letScriptsIn()
  await untilHydrated(page)
  await expect(named('name_ja')).toHaveValue('早い帆')
  await expect(named('kind')).toHaveValue('STO')
  await expect(named('industry.Energy')).toBeChecked()
  await expect(page.locator('[inert] .cell')).toContainText('早い帆')
  await named('url').fill('https://hayai.example')
  await page.reload()
  await untilHydrated(page)
  await expect(named('platform'), 'also after a reload').toHaveValue('Ethereum')
  await expect(named('ico_start.time')).toHaveValue('09:30')
  await expect(named('restricted_areas')).toHaveValue('US\nCN')
})

test('a press before the scripts run is not lost: the list gets one more row, and faults are shown', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400 .*\/ico-form/)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ico-form', { waitUntil: 'commit' })
  await page.locator('[name="platform"]').fill('Ethereum')
  await page.getByRole('button', { name: labels.team_add }).click()
  const member = page.locator('[name="team.0.title"]')
  await member.fill('CEO')
  await page.getByRole('button', { name: owner.send }).click()
  await expect(page.getByRole('alert')).toContainText(owner.faults.replace('{count}', '4'))
  letScriptsIn()
  await untilHydrated(page)
  await expect(member).toHaveValue('CEO')
  await expect(page.locator('[name="platform"]')).toHaveValue('Ethereum')
  await expect(page.locator('[name="name"]')).toBeFocused()
  await page.locator('[name="team.0.name"]').fill('Aya')
  await expect(page.getByRole('alert')).toContainText(owner.faults.replace('{count}', '3'))
})

test('a tab that edits an entry never shows the form of a new project, not even before its scripts run', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  await page.goto('/ico-form')
  await page.evaluate(() => sessionStorage.setItem('owner-key', 'wrong-wrong-wrong-wrong-wrong'))
  const letScriptsIn = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.owner-opening')).toBeVisible()
  await expect(page.locator('[name="platform"]')).toBeHidden()
  letScriptsIn()
  await expect(page.getByRole('alert')).toContainText(owner.keyRefused)
  await page.getByRole('button', { name: owner.submitInstead }).click()
  await expect(page.locator('[name="platform"]')).toBeVisible()
})

test('the page of a key shows the empty frame of the form, in which nothing can be typed', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ico-form/wrong-wrong-wrong-wrong-wrong-wrong-wrong-wrong', { waitUntil: 'commit' })
  await expect(page.locator('[name="platform"]')).toBeVisible()
  expect(await page.locator('[name="platform"]').evaluate((one) => one.closest('[inert]') !== null)).toBe(
    true,
  )
  letScriptsIn()
  await expect(page.getByRole('alert')).toContainText(owner.keyRefused)
})
