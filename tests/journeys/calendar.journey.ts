import type { Page } from '@playwright/test'
import enEvents from '../../src/words/en/events.ts'
import types from '../../src/words/ja/event-types.ts'
import event from '../../src/words/ja/event.ts'
import events from '../../src/words/ja/events.ts'
import subscription from '../../src/words/ja/events/subscription.ts'
import { addressOf } from '../support/journeys/address.ts'
import { desktop, documentOf, openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const main = (page: Page) => page.getByRole('main')
const filters = (page: Page) => page.getByRole('search', { name: events.filters })
const grid = (page: Page) => main(page).getByRole('table')
const agenda = (page: Page) => page.locator('section[aria-labelledby="agenda"]')
const rows = (page: Page) => agenda(page).locator('li:visible')
/** The texts of the tokens in the rows of the list, each once. */
const tokensIn = async (page: Page) => {
  const texts = await agenda(page).locator('li').allTextContents()
  return ['BTC', 'ETH', 'KGI', 'PLVR'].filter((symbol) => texts.some((text) => text.includes(symbol)))
}
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: events.view }).getByRole('link', { name, exact: true })
const removal = (page: Page, name: string) =>
  filters(page).getByRole('link', { name: events.remove.replace('{name}', name), exact: true })
/** The days of the grid that have events: `11月20日(金)、3件`. */
const busyDays = (page: Page) => grid(page).getByRole('link', { name: /、[1-9]\d*件$/ })
const dayOf = async (page: Page, place: number) =>
  (await busyDays(page).nth(place).locator('time').getAttribute('datetime')) ?? ''

for (const [language, words] of Object.entries({ ja: events, en: enEvents })) {
  test(`the first screen of a phone shows events below the month, in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(addressOf(language === 'ja' ? 'ja' : 'en', '/events'))
    await expect(page.getByRole('heading', { name: words.comingEvents })).toBeInViewport({ ratio: 1 })
    await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: phone })

    test('a press on a day of the month shows the events of that day on the screen', async ({ page }) => {
      await (javaScriptEnabled ? openHydrated(page, '/events') : page.goto('/events'))
      const day = await dayOf(page, 1)
      await busyDays(page).nth(1).click()
      await expect(page).toHaveURL(`/events/time/${day}..${day}`)
      await expect(page.getByRole('heading', { name: events.dayEvents })).toBeInViewport()
      await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
      const chosen = grid(page).locator('a[aria-current="page"]')
      await expect(chosen.locator('time')).toHaveAttribute('datetime', day)
      await page.getByRole('link', { name: events.nextDay }).click()
      await expect(page).not.toHaveURL(`/events/time/${day}..${day}`)
      await expect(grid(page).locator('a[aria-current="page"]')).toHaveCount(1)
    })

    test('a second token is added by its name, and removed again', async ({ page }) => {
      const address = '/events/symbol/ETH?theme=dark'
      await (javaScriptEnabled ? openHydrated(page, address) : page.goto(address))
      const token = page.getByRole('combobox', { name: events.token })
      await token.fill('bitcoin')
      if (javaScriptEnabled) await token.press('Enter')
      else await filters(page).getByRole('button', { name: events.apply }).first().click()
      await expect(page).toHaveURL('/events/symbol/BTC,ETH?theme=dark')
      await expect.poll(() => tokensIn(page)).toEqual(['BTC', 'ETH'])
      await removal(page, 'ETH').click()
      await expect(page).toHaveURL('/events/symbol/BTC?theme=dark')
      await expect(removal(page, 'ETH')).toHaveCount(0)
    })
  })
}

test('several tokens have one address in alphabetical order, each once, and a maximum', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/)
  for (const [path, settled] of [
    ['/events/symbol/eth,btc', '/events/symbol/BTC,ETH'],
    ['/events/symbol/ETH,BTC,btc,$ETH', '/events/symbol/BTC,ETH'],
    [
      '/events/symbol/eth,BTC/time/next-month/tags/ama,burn',
      '/events/symbol/BTC,ETH/time/next-month/tags/ama,burn',
    ],
    ['/events/symbol/eth,BTC/tags/people?view=list', '/events/symbol/BTC,ETH/tags/people?view=list'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(settled)
  }
  await page.goto('/events/symbol/BTC,ETH')
  await expect.poll(() => tokensIn(page)).toEqual(['BTC', 'ETH'])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const tokens = (count: number) => Array.from({ length: count }, (_, n) => `T${n + 10}`).join(',')
  await page.goto(`/events/symbol/${tokens(20)}`)
  await expect(filters(page)).toContainText(events.fullTokens.replace('{calendarTokens}', '20'))
  expect((await page.goto(`/events/symbol/${tokens(21)}`))?.status()).toBe(404)
})

test('an unknown token is named, and the events of the known ones are shown', async ({ page }) => {
  await page.goto('/events/symbol/BTC,NOBODYSCOIN')
  await expect(page.getByRole('note')).toContainText(events.unknownToken.replace('{symbol}', 'NOBODYSCOIN'))
  await expect.poll(() => tokensIn(page)).toEqual(['BTC'])
  await page.getByRole('link', { name: events.knownTokens }).click()
  await expect(page).toHaveURL('/events/symbol/BTC')
  await page.goto('/events/symbol/NOBODYSCOIN,NOONESCOIN')
  await expect(main(page)).toContainText(events.unknownToken.replace('{symbol}', 'NOBODYSCOIN、NOONESCOIN'))
})

test('the feeds and the search have the tokens of the calendar', async ({ page }) => {
  await openHydrated(page, '/events/symbol/BTC,ETH/tags/people,burn')
  await page.locator('summary', { hasText: events.subscribe }).click()
  const file = (await page.getByRole('link', { name: subscription.asFile }).getAttribute('href')) ?? ''
  expect(file).toBe('/api/map/events.ics?symbol=BTC,ETH&tags=people,burn')
  const [summaries, found] = await page.evaluate(async (feed) => {
    const text = await (await fetch(feed)).text()
    const search = await fetch('/api/events/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ start: '2020-01-01', end: '2029-12-31', symbol: 'eth,BTC,XXYY' }),
    })
    const { groups, tokens } = (await search.json()) as {
      groups: { items: { token: string }[] }[]
      tokens: { symbol: string; is_known: boolean }[]
    }
    const symbols = new Set(groups.flatMap(({ items }) => items.map(({ token }) => token)))
    return [
      text.replaceAll('\r\n ', '').match(/^SUMMARY.*$/gm) ?? [],
      { symbols: [...symbols].toSorted(), tokens },
    ] as const
  }, file)
  expect(summaries.length).toBeGreaterThan(0)
  for (const summary of summaries) expect(summary).toMatch(/(?:BTC|ETH)：/)
  expect(found.symbols).toEqual(['BTC', 'ETH'])
  expect(found.tokens).toMatchObject([
    { symbol: 'BTC', is_known: true },
    { symbol: 'ETH', is_known: true },
    { symbol: 'XXYY', is_known: false },
  ])
})

test('a subscription leaves out the days, and its address is copied at one press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/events/symbol/BTC,ETH/time/next-month')
  await page.locator('summary', { hasText: events.subscribe }).click()
  await page.getByRole('button', { name: `${subscription.copy}（${subscription.feedAddress}）` }).click()
  await expect(page.getByText(subscription.copied, { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(addressOf('ja', '/api/map/events.ics?symbol=BTC,ETH'))
  await expect(page.getByRole('link', { name: subscription.asFile })).toHaveAttribute(
    'href',
    /&time=next-month$/,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: subscription.inGoogle })).toBeHidden()
  await expect(page.locator('summary', { hasText: events.subscribe })).toBeFocused()
})

test('month, week and list have an address each, which the filter and the steps keep', async ({ page }) => {
  await openHydrated(page, '/events/symbol/BTC')
  const document = await documentOf(page)
  await expect(view(page, events.viewMonth)).toHaveAttribute('aria-current', 'page')
  await view(page, events.viewWeek).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/this-week')
  await expect(grid(page).locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: events.nextWeek }).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-week')
  await page.getByRole('link', { name: events.today, exact: true }).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/this-week')
  await view(page, events.viewMonth).click()
  await expect(page).toHaveURL('/events/symbol/BTC')
  await view(page, events.viewList).click()
  await expect(page).toHaveURL('/events/symbol/BTC?view=list')
  await expect(grid(page)).toHaveCount(0)
  await page.getByRole('link', { name: events.nextMonth }).click()
  await expect(page).toHaveURL('/events/symbol/BTC/time/next-month?view=list')
  await page.getByLabel(events.period).selectOption('')
  await expect(page).toHaveURL('/events/symbol/BTC?view=list')
  await removal(page, 'BTC').click()
  await expect(page).toHaveURL('/events?view=list')
  expect(await documentOf(page)).toBe(document)
  // A day has no other view, so that it has one address.
  await page.goto('/events/time/2026-04-16..2026-04-16?view=list')
  await expect(page).toHaveURL('/events/time/2026-04-16..2026-04-16')
})

test('an event of several days is one bar over its days, and its name is not repeated', async ({ page }) => {
  await page.setViewportSize(desktop)
  // The demo has an event of several days that begins in less than two weeks.
  await page.goto('/events')
  const column = (await grid(page).getByRole('columnheader').first().boundingBox())?.width ?? 0
  const weeks = await grid(page).locator('tbody tr').all()
  let bars = 0
  for (const week of weeks) {
    const links = await week.locator('a[href^="/events/item/"]').all()
    const names = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(names).size, 'an event is linked once in a week').toBe(names.length)
    for (const link of links) {
      const width = (await link.boundingBox())?.width ?? 0
      if (width > column * 1.5) bars += 1
    }
  }
  expect(bars).toBeGreaterThan(0)
  const edge = await grid(page).boundingBox()
  for (const link of await grid(page).locator('a[href^="/events/item/"]').all()) {
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0) + 1)
  }
})

test('a day leads to its list and to the form with that day, which a reload keeps', async ({ page }) => {
  await openHydrated(page, '/events')
  const today = grid(page).locator('td[aria-current="date"]')
  const day = (await today.locator('time').getAttribute('datetime')) ?? ''
  await today.locator('time').hover()
  await today.getByRole('link', { name: new RegExp(`${events.addOn.replace('{day}', '')}$`) }).click()
  const start = page.locator('input[name="start"]')
  await expect(start).toHaveValue(day)
  await expect(page).toHaveURL('/events/add')
  await start.fill('2031-02-03')
  await page.reload()
  await expect(start).toHaveValue('2031-02-03')
  // A press on a day replaces the dates of a draft, and leaves its other fields.
  await page.locator('textarea[name="description"]').fill('銭湯の集い')
  await page.getByLabel(event.toHour).check()
  await page.goto(`/events/add?day=${day}`)
  await expect(start).toHaveValue(day)
  await expect(page.locator('textarea[name="description"]')).toHaveValue('銭湯の集い')
})

test('one event is added to the calendar of the device', async ({ page }) => {
  await page.goto('/events/symbol/BTC')
  const row = agenda(page).locator('li', { has: page.locator('a[href$="/demo-btc-softfork-rehearsal"]') })
  const keep = row.getByRole('link', { name: /^カレンダーに追加/ })
  await expect(keep).toHaveAttribute('href', '/api/map/event.ics?id=demo-btc-softfork-rehearsal')
})

test('types are chosen by keyboard one after the other, and Escape leads back', async ({ page }) => {
  await openHydrated(page, '/events')
  const box = page.locator('summary', { hasText: events.conditions })
  await box.focus()
  await page.keyboard.press('Enter')
  const type = (name: string) => filters(page).getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
  await type(types.meetup).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/events/tags/meetup')
  await expect(type(types.ama)).toBeVisible()
  await type(types.ama).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/events/tags/meetup,ama')
  await page.keyboard.press('Escape')
  await expect(type(types.ama)).toBeHidden()
  await expect(box).toBeFocused()
  await removal(page, types.meetup).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/events/tags/ama')
})
