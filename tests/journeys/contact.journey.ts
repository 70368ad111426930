import type { Page } from '@playwright/test'
import english from '../../src/words/en/contact.ts'
import contact from '../../src/words/ja/contact.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { journeyOperator, mailTo } from '../support/journeys/mail.ts'
import { holdScripts, openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const newAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`
const form = {
  purpose: (page: Page) => page.locator('select[name="purpose"]'),
  name: (page: Page) => page.locator('input[name="name"]'),
  email: (page: Page) => page.locator('input[name="email"]'),
  url: (page: Page) => page.locator('input[name="url"]'),
  message: (page: Page) => page.locator('textarea[name="message"]'),
  send: (page: Page) => page.getByRole('button', { name: contact.send }),
}
const faultOf = (page: Page, name: string) => page.locator(`#contact-${name}-error`)
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Fills the form after a pause, because the server treats a quick form as sent by a program. */
async function fill(page: Page, { email, message }: { email: string; message: string }) {
  await form.purpose(page).selectOption('press')
  await form.name(page).fill('上野 花')
  await form.email(page).fill(email)
  await form.message(page).fill(message)
}

test('every fault has a message of its own, the first faulty field is focused, and a reload loses nothing', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await form.send(page).click()
  await expect(page.getByRole('alert')).toContainText(contact.faults.replace('{count}', '4'))
  for (const [name, text] of [
    ['purpose', contact.choosePurpose],
    ['name', contact.enterName],
    ['email', contact.enterEmail],
    ['message', contact.enterMessage],
  ] as const)
    await expect(faultOf(page, name)).toHaveText(text)
  await expect(form.purpose(page)).toBeFocused()
  await expect(form.url(page)).toBeHidden()
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])

  await form.purpose(page).selectOption('ads')
  await expect(form.url(page)).toBeVisible()
  await form.name(page).fill('上野 花')
  await form.email(page).fill('hana@')
  await form.message(page).fill('一行目\n二行目')
  await form.send(page).click()
  await expect(faultOf(page, 'url')).toHaveText(contact.enterUrl)
  await expect(faultOf(page, 'email')).toHaveText(contact.correctEmail)
  await form.url(page).fill('kawara')
  await form.send(page).click()
  await expect(faultOf(page, 'url')).toHaveText(contact.correctUrl)
  await page.reload()
  await expect(form.purpose(page)).toHaveValue('ads')
  await expect(form.url(page)).toHaveValue('kawara')
  await expect(form.message(page)).toHaveValue('一行目\n二行目')
  await page.getByRole('link', { name: contact.toAds }).click()
  await expect(page).toHaveURL(/\/page\/ads$/)
  await page.goBack()
  await expect(form.email(page)).toHaveValue('hana@')
})

test('a message is sent once however often the button is pressed; operator and sender get a mail', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/contact') sent.push(request.url())
  })
  const email = newAddress('once')
  const message = `表を引用してもよいですか ${email}`
  await fill(page, { email, message })
  await page.clock.fastForward(20_000)
  await form.send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  await expect(title(page)).toHaveText(contact.sent)
  await expect(title(page)).toBeFocused()
  expect(sent).toHaveLength(1)
  const received = await mailTo(email)
  expect(received.text).not.toContain('引用')
  const forwarded = await mailTo(journeyOperator, message)
  expect(forwarded.headers.get('reply-to')).toBe(email)
  await page.getByRole('button', { name: contact.another }).click()
  await expect(form.message(page)).toHaveValue('')
  await page.reload()
  await expect(form.message(page)).toHaveValue('')
})

test('when the site cannot be reached the page says so and keeps the input', async ({ page, troubles }) => {
  troubles.allow(/Failed to load resource|ERR_FAILED|request failed/)
  await openHydrated(page, '/contact')
  await fill(page, { email: newAddress('away'), message: '届かない' })
  await page.route('**/api/contact', (route) => route.abort())
  await form.send(page).click()
  await expect(page.getByRole('alert')).toContainText(contact.notReached)
  await expect(form.message(page)).toHaveValue('届かない')
  await page.unroute('**/api/contact')
  await form.send(page).click()
  await expect(title(page)).toHaveText(contact.sent)
})

test('an entry links to the form with its name and purpose, which can be filled in by keyboard', async ({
  page,
}) => {
  await openHydrated(page, addressOf('en', '/ico/hinode-grid'))
  await page.getByRole('link', { name: 'Report an error in this listing' }).click()
  await expect(page).toHaveURL(/\/contact\?purpose=correction&item=hinode-grid$/)
  await expect(form.purpose(page)).toHaveValue('correction')
  await expect(page.getByRole('main')).toContainText(/About .*Hinode Grid/)
  await form.name(page).focus()
  await page.keyboard.type('Hana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('hana@')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The end date is wrong.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#contact-email-error')).toHaveText(english.correctEmail)
  await expect(form.email(page)).toBeFocused()
})

test('a form that is sent before the page is hydrated comes back hydrated, with its input', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400 .*\/contact/)
  const letScriptsCome = await holdScripts(page)
  const email = newAddress('early')
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page, { email: 'hana@', message: '早すぎる送信' })
  await form.send(page).click()
  await expect(faultOf(page, 'email')).toHaveText(contact.correctEmail)
  letScriptsCome()
  await untilHydrated(page)
  await expect(form.email(page)).toBeFocused()
  await expect(form.message(page)).toHaveValue('早すぎる送信')
  await form.email(page).fill(email)
  await form.send(page).click()
  await expect(title(page)).toHaveText(contact.sent)
  await expect(page).toHaveURL(/\/contact$/)
  expect((await mailTo(journeyOperator, email)).text).toContain('早すぎる送信')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a message is corrected, reviewed, changed and sent', async ({ page, troubles }) => {
    troubles.allow(/status of 400 .*\/contact/)
    const email = newAddress('plain')
    await page.goto('/contact')
    await fill(page, { email: 'hana@', message: '平文の問い合わせ' })
    await form.send(page).click()
    await expect(faultOf(page, 'email')).toHaveText(contact.correctEmail)
    await expect(form.message(page)).toHaveValue('平文の問い合わせ')
    await expect(form.purpose(page)).toHaveValue('press')
    await form.email(page).fill(email)
    await form.send(page).click()
    await expect(title(page)).toHaveText(contact.check)
    await expect(page.getByRole('main')).toContainText('平文の問い合わせ')
    await page.getByRole('button', { name: contact.change }).click()
    await form.message(page).fill('書き直した問い合わせ')
    await form.send(page).click()
    await expect(title(page)).toHaveText(contact.check)
    // The server refuses a form that is sent too quickly, so the press is repeated.
    await expect(async () => {
      await form.send(page).click()
      await expect(title(page)).toHaveText(contact.sent, { timeout: 1_000 })
    }).toPass({ intervals: [1_100] })
    await expect(page).toHaveURL(/\/contact\?sent=1$/)
    expect((await mailTo(email)).subject).toContain(contact.sent)
    expect((await mailTo(journeyOperator, email)).text).toContain('書き直した問い合わせ')
  })
})
