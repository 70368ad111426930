import type { Page } from '@playwright/test'
import enEvents from '../../src/words/en/events.ts'
import types from '../../src/words/ja/event-types.ts'
import event from '../../src/words/ja/event.ts'
import events from '../../src/words/ja/events.ts'
import noEvents from '../../src/words/ja/events/empty.ts'
import subscription from '../../src/words/ja/events/subscription.ts'
import home from '../../src/words/ja/home.ts'
import { addressOf } from '../support/journeys/address.ts'
import { desktop, documentOf, openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const grid = (page: Page) => main(page).getByRole('table')
const agenda = (page: Page) => page.locator('section[aria-labelledby="agenda"]')
const chip = (page: Page, name: string) =>
  page.getByRole('search', { name: events.filters }).getByRole('link', { name: new RegExp(`^${name} \\d+$`) })

const filteredPaths = [
  '/events/symbol/BTC',
  '/events/time/this-month',
  '/events/tags/people',
  '/events/symbol/BTC/time/next-month',
  '/events/symbol/BTC/tags/people',
  '/events/time/this-month/tags/people,exchange',
  '/events/symbol/BTC/time/this-month/tags/company',
]

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  for (const [language, words] of Object.entries({ ja: events, en: enEvents })) {
    test(`every filtered calendar has an address of its own, in ${language} on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      for (const path of ['/events', ...filteredPaths]) {
        const address = addressOf(language === 'ja' ? 'ja' : 'en', path)
        const answer = await page.goto(address)
        expect(answer?.status(), path).toBe(200)
        await expect(page).toHaveURL(address)
        const heading = path.includes('/symbol/') ? words.headingOf.replace('{symbol}', 'BTC') : words.heading
        await expect(title(page)).toContainText(heading)
        // Dates and types combine without limit, so only the calendar of a token is canonical for search engines.
        const canonical = page.locator('link[rel="canonical"]')
        if (/\/(?:time|tags)\//.test(path)) {
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
          await expect(canonical).toHaveCount(0)
        } else await expect(canonical).toHaveAttribute('href', address)
        await expect(grid(page).getByRole('columnheader')).toHaveCount(7)
      }
    })
  }
}

test('every other spelling of a calendar redirects to the canonical one, and invalid filters are not found', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/)
  await page.goto('/events/symbol/btc')
  await expect(page).toHaveURL('/events/symbol/BTC')
  await page.goto('/events/tags/ama,people,exchange?theme=dark')
  await expect(page).toHaveURL('/events/tags/people,exchange?theme=dark')
  for (const path of ['/events/time/next-year', '/events/tags/party', '/events/tags/ama/time/this-week']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
  }
})

test('an unknown token is reported, and the page offers the whole calendar', async ({ page }) => {
  await page.goto('/events/symbol/NOBODYSCOIN')
  await expect(main(page)).toContainText(events.unknownToken.replace('{symbol}', 'NOBODYSCOIN'))
  await main(page).getByRole('link', { name: noEvents.allEvents }).click()
  await expect(page).toHaveURL('/events')
})

test('a calendar is filtered by token, period and types without loading another document', async ({
  page,
}) => {
  await openHydrated(page, '/events')
  const document = await documentOf(page)
  const token = page.getByRole('combobox', { name: events.token })
  await token.pressSequentially('bitco')
  await page.getByRole('option', { name: /BTC/ }).waitFor()
  await token.press('ArrowDown')
  await token.press('Enter')
  await expect(page).toHaveURL('/events/symbol/BTC')
  await page.getByLabel(events.period).selectOption('next-month')
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month')
  await openConditions(page)
  await chip(page, types.meetup).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month/tags/meetup')
  await chip(page, types.ama).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month/tags/meetup,ama')
  await chip(page, types.meetup).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month/tags/ama')
  await chip(page, events.allTypes).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month')
  await page.getByRole('link', { name: events.nextMonth }).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/month-after-next')
  await page.getByRole('link', { name: events.today, exact: true }).click()
  await expect(page).toHaveURL('/events/symbol/BTC')
  await chooseDays(page, '2026-02-20', '2026-02-10')
  await expect(page).toHaveURL('/events/symbol/BTC/time/2026-02-10..2026-02-20')
  expect(await documentOf(page)).toBe(document)
})

async function openConditions(page: Page) {
  await page.locator('summary', { hasText: events.conditions }).click()
}

async function chooseDays(page: Page, from: string, to: string) {
  await openConditions(page)
  await page.getByLabel(events.rangeFrom).fill(from)
  await page.getByLabel(events.rangeTo).fill(to)
  await page.locator('details', { hasText: events.range }).getByRole('button', { name: events.apply }).click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calendar is filtered by a form and by links, and past events can be opened', async ({ page }) => {
    await page.goto('/events?theme=dark')
    await page.getByRole('combobox', { name: events.token }).fill('bitcoin')
    await page.getByLabel(events.period).selectOption('this-month')
    await page.getByRole('button', { name: events.apply }).first().click()
    await expect(page).toHaveURL('/events/symbol/BTC/time/this-month?theme=dark')
    await openConditions(page)
    await chip(page, types.meetup).click()
    await expect(page).toHaveURL('/events/symbol/BTC/time/this-month/tags/meetup?theme=dark')
    await chooseDays(page, '2026-02-10', '2026-02-20')
    await expect(page).toHaveURL('/events/symbol/BTC/time/2026-02-10..2026-02-20/tags/meetup?theme=dark')
    await page.goto('/events')
    await expect(agenda(page).getByRole('heading', { level: 4 }).first()).toBeVisible()
    await page.locator('summary', { hasText: events.subscribe }).click()
    await expect(page.getByRole('link', { name: subscription.inGoogle })).toBeVisible()
  })

  test('an event can be read, and the form says what it needs', async ({ page }) => {
    await page.goto('/events/item/demo-btc-softfork-rehearsal')
    await expect(main(page)).toContainText('events.example')
    await page.goto('/events/add')
    await expect(main(page)).toContainText(event.needsScripts)
  })
})

test('times are in the zone of the language wherever the reader is, and the zone is named', async ({
  browser,
}) => {
  const path = addressOf('ja', '/events/item/demo-plvr-circle')
  for (const [timezoneId, clock] of [
    ['Asia/Tokyo', '22:00'],
    ['Asia/Kathmandu', '22:00'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(path)
    await expect(main(page).locator('dl time')).toContainText(clock)
    await expect(main(page).locator('dl').first()).toContainText(`${clock}（日本時間）`)
    await page.goto(addressOf('ja', '/events'))
    await expect(agenda(page).locator('li', { hasText: 'Palaver' }).locator('time')).toHaveText(clock)
    await context.close()
  }
})

test('an event opened from the calendar links to its announcement, its coin and back', async ({ page }) => {
  await openHydrated(page, '/events/symbol/BTC')
  const link = agenda(page).locator('a[href="/events/item/demo-btc-softfork-rehearsal"]')
  const name = await link.textContent()
  await link.click()
  await expect(title(page)).toHaveText(name ?? '')
  const proof = main(page).locator('a[href^="https://events.example/"]')
  await expect(proof).toHaveAttribute('rel', 'nofollow noopener')
  await expect(page.getByRole('link', { name: event.keepGoogle })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?.*dates=\d{8}T030000Z/,
  )
  await expect(main(page).locator('a[href="/market/bitcoin"]')).toBeVisible()
  await page.goto('/events/item/demo-btc-first-letter')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toContain('"@type":"Event"')
  await expect(main(page)).toContainText(event.pricesMeaning)
})

test('an unknown event is not found', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  for (const id of ['nobody-knows-it', 'Not%20An%20Id']) {
    expect((await page.goto(`/events/item/${id}`))?.status(), id).toBe(404)
  }
})

test('the filtered calendar can be subscribed to', async ({ page }) => {
  await page.goto('/events/symbol/BTC/tags/people')
  await page.locator('summary', { hasText: events.subscribe }).click()
  const feed = (await page.getByRole('link', { name: subscription.asFile }).getAttribute('href')) ?? ''
  expect(feed).toContain('symbol=BTC')
  const answer = await page.evaluate(async (path) => {
    const fetched = await fetch(path)
    return { type: fetched.headers.get('content-type'), text: await fetched.text() }
  }, feed)
  expect(answer.type).toContain('text/calendar')
  expect(answer.text).toContain('BEGIN:VEVENT')
  await expect(page.getByRole('link', { name: subscription.inApple })).toHaveAttribute('href', /^webcal:/)
})

test('the next events are on the home page, the page of a coin and the page of a sale', async ({ page }) => {
  await page.goto('/')
  const upcoming = page.getByRole('region', { name: home.upcoming })
  await expect(upcoming.getByRole('listitem')).toHaveCount(4)
  await page.goto('/market/bitcoin')
  await expect(main(page).locator('a[href="/events/item/demo-btc-softfork-rehearsal"]').last()).toBeVisible()
  await page.goto('/ico/kogei-ledger')
  await expect(main(page).locator('a[href="/events/item/demo-kgi-airdrop"]')).toBeVisible()
})

const form = {
  type: (page: Page) => page.getByLabel(event.type),
  token: (page: Page) => page.getByRole('combobox', { name: event.token }),
  text: (page: Page) => page.locator('textarea[name="description"]'),
  start: (page: Page) => page.locator('input[name="start"]'),
  proof: (page: Page) => page.locator('input[name="proof"]'),
  send: (page: Page) => page.getByRole('button', { name: event.send }),
}
const faultOf = (page: Page, name: string) => page.locator(`#event-${name}-error`)
/** The date this many days from now. The tests choose numbers that keep their events apart from demo events of the same kind. */
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

test('a form with faults explains them in the language of the reader and keeps the input', async ({
  page,
}) => {
  await openHydrated(page, '/events/add')
  await form.send(page).click()
  await expect(page.getByRole('alert')).toContainText(event.faults.replace('{count}', '5'))
  await expect(faultOf(page, 'type')).toHaveText(`${event.type}は必須です。`)
  await expect(form.type(page)).toBeFocused()
  await form.type(page).selectOption('meetup')
  await form.text(page).fill('👨‍👩‍👧'.repeat(257))
  await expect(page.locator('.field-count')).toHaveText('257 / 256')
  await page.getByLabel(event.toHour).check()
  await form.start(page).fill(`${inDays(40)}T18:30`)
  await form.proof(page).fill('news.example')
  await form.send(page).click()
  await expect(faultOf(page, 'description')).toContainText('256')
  await expect(faultOf(page, 'proof')).toContainText('https://')
  await page.reload()
  await expect(form.type(page)).toHaveValue('meetup')
  await expect(form.start(page)).toHaveValue(`${inDays(40)}T18:30`)
  await expect(form.proof(page)).toHaveValue('news.example')
  await expect(page.locator('.field-count')).toHaveText('257 / 256')
})

test('an event is sent once however often the button is pressed, and its link shows its review state', async ({
  page,
}) => {
  await openHydrated(page, '/events/add')
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events/add') sent.push(request.url())
  })
  await form.type(page).selectOption('meetup')
  await form.token(page).fill('eth')
  await form.text(page).fill('銭湯で台帳を語る夕べ。どなたでもどうぞ。')
  await form.start(page).fill(inDays(70))
  await form.proof(page).fill('https://news.example/sento')
  await form.send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  await expect(title(page)).toBeFocused()
  expect(sent).toHaveLength(1)
  await expect(page).toHaveURL(/\/events\/submitted\?receipt=E\d+$/)
  await expect(main(page)).toContainText(event.sent)
  await expect(main(page)).toContainText('銭湯で台帳を語る夕べ')
  await page.goto('/events/add')
  await expect(form.text(page)).toHaveValue('')
})

test('similar events are shown before the form is sent, and the sender decides', async ({ page }) => {
  await openHydrated(page, addressOf('ja', '/events/add'))
  await form.type(page).selectOption('softfork')
  await form.token(page).fill('BTC')
  await form.text(page).fill('A rehearsal of the soft fork on a test network')
  await form.start(page).fill(inDays(4))
  await form.proof(page).fill('https://events.example/demo/btc-softfork-rehearsal')
  await form.send(page).click()
  await expect(page.getByRole('alert')).toContainText(event.likely)
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    '/events/item/demo-btc-softfork-rehearsal',
  )
  await page.getByRole('button', { name: event.backToForm }).click()
  await expect(form.text(page)).not.toHaveValue('')
  await form.send(page).click()
  await page.getByRole('button', { name: event.isAnother }).click()
  await expect(main(page)).toContainText(event.sent)
})

test('an invalid link is reported', async ({ page }) => {
  await page.goto('/events/submitted?token=nobody')
  await expect(title(page)).toHaveText(event.notFound)
})
