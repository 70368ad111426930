import type { Page } from '@playwright/test'
import { languages } from '../../src/domain/kernel/site/language.ts'
import coin from '../../src/words/ja/coin.ts'
import market from '../../src/words/ja/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import {
  documentOf,
  holdScripts,
  openHydrated,
  phone,
  slowDown,
  untilHydrated,
} from '../support/journeys/page.ts'
import { standInForStream } from '../support/journeys/stream.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const chart = (page: Page) => page.getByRole('region', { name: coin.chart })
const canvas = (page: Page) => chart(page).locator('figure[data-drawn="true"] canvas').first()
const tab = (page: Page, name: string) => chart(page).getByRole('link', { name, exact: true })
const marks = (page: Page) => chart(page).getByRole('list', { name: coin.marks }).getByRole('listitem')
const field = (page: Page, unit: string) =>
  page.getByRole('textbox', { name: coin.amountOf.replace('{unit}', unit) })

test('a coin opened from the list shows price, figures, exchanges and a description', async ({ page }) => {
  await openHydrated(page, '/market')
  await page.locator('.market-table th a', { hasText: 'ビットコイン' }).click()
  await expect(page).toHaveURL('/market/bitcoin')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'ビットコイン' })).toBeVisible()
  await expect(main.getByText(market.demo, { exact: true })).toBeVisible()
  await expect(main.getByText(coin.marketCap, { exact: true })).toBeVisible()
  await expect(main.getByRole('region', { name: coin.exchanges }).locator('tbody tr')).not.toHaveCount(0)
  await expect(main.getByRole('region', { name: coin.japaneseExchanges }).locator('tbody tr')).toHaveText([
    /^bitFlyer.*円.*%$/,
    /^Coincheck.*円.*%$/,
    /^bitbank.*円.*%$/,
  ])
  await expect(canvas(page)).toBeVisible()
})

test('other coins have no table of Japanese exchanges', async ({ page }) => {
  await page.goto('/market/ethereum')
  await expect(page.getByRole('region', { name: coin.exchanges })).toBeVisible()
  await expect(page.getByRole('region', { name: coin.japaneseExchanges })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chart is a drawing, its ranges and kinds are links, and amounts are converted', async ({
    page,
  }) => {
    await page.goto('/market/bitcoin')
    await expect(chart(page).locator('svg .chart-line')).toBeVisible()
    await tab(page, coin.range1m).click()
    await expect(page).toHaveURL('/market/bitcoin?range=1m')
    await expect(tab(page, coin.range1m)).toHaveAttribute('aria-current', 'page')
    await tab(page, coin.candles).click()
    await expect(page).toHaveURL('/market/bitcoin?range=1m&chart=candle')
    await expect(chart(page).locator('svg .chart-rising')).toBeVisible()
    await chart(page).getByText(coin.asTable).click()
    await expect(
      page.getByRole('region', { name: 'ビットコインの価格の推移' }).locator('tbody tr'),
    ).not.toHaveCount(0)

    await page.goto('/market/bitcoin')
    await expect(marks(page).first()).toHaveText(/^A.*2\d{3}\/\d+\/\d+・リリース$/)
    await expect(marks(page).getByRole('link').first()).toHaveAttribute('rel', 'noopener nofollow')
    await expect(chart(page).locator('svg text').first()).toHaveText('A')
    const one = await field(page, 'JPY').inputValue()
    await field(page, 'BTC').fill('2')
    await page.getByRole('button', { name: coin.convert }).click()
    await expect(field(page, 'BTC')).toHaveValue('2')
    expect(await field(page, 'JPY').inputValue()).not.toBe(one)
  })
})

test('range, candles and scale are in the address, and Back leads to where the reader came from', async ({
  page,
}) => {
  await openHydrated(page, '/market')
  await page.locator('.market-table th a', { hasText: 'ビットコイン' }).click()
  await expect(canvas(page)).toBeVisible()
  await expect(tab(page, coin.range1w)).toHaveAttribute('aria-current', 'page')
  const document = await documentOf(page)
  for (const [name, range] of [
    [coin.range1d, '1d'],
    [coin.range1m, '1m'],
    [coin.range3m, '3m'],
    [coin.range1y, '1y'],
    [coin.rangeAll, 'all'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/market/bitcoin?range=${range}`)
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(canvas(page)).toBeVisible()
  }
  await tab(page, coin.candles).click()
  await tab(page, coin.log).click()
  await expect(page).toHaveURL('/market/bitcoin?range=all&chart=candle&scale=log')
  await expect(canvas(page)).toBeVisible()
  expect(await documentOf(page)).toBe(document)
  await page.goBack()
  await expect(page).toHaveURL('/market')
})

test('the controls of the chart do not move, however many markers the range has', async ({ page }) => {
  await openHydrated(page, '/market/bitcoin')
  await expect(canvas(page)).toBeVisible()
  const top = async () => (await tab(page, coin.candles).boundingBox())?.y
  const before = await top()
  await tab(page, coin.range1y).click()
  await expect(marks(page)).toHaveCount(8)
  expect(await top()).toBe(before)
})

test('a live price updates every figure on the page that depends on it', async ({ page }) => {
  await standInForStream(page, { quotes: { bitcoin: [1_000_000, 900] } }, 'silence')
  await openHydrated(page, '/market/bitcoin?currency=USD')
  const main = page.getByRole('main')
  const figures = main.getByRole('region', { name: coin.figures })
  await expect(main.locator('.live-price')).toHaveText('$1,000,000.00')
  await expect(figures.getByText(coin.high24h, { exact: true }).locator('..')).toHaveText(
    `${coin.high24h} $1,000,000.00`,
  )
  const week = figures.locator('div').filter({ has: page.locator('dt', { hasText: coin.change7d }) })
  const ofFigure = await week.locator('.delta').textContent()
  expect(ofFigure).toMatch(/^▲\+[\d,]{3,}/)
  await expect(chart(page).locator('.chart-bar .delta')).toHaveText(ofFigure ?? '')
})

test('the page requests chart points of a 200th of the range, rounded to five minutes', async ({ page }) => {
  await openHydrated(page, '/market/bitcoin')
  const requested = page.waitForRequest('**/api/coin-chart/bitcoin?*')
  await tab(page, coin.range1m).click()
  const { searchParams } = new URL((await requested).url())
  expect(searchParams.get('unit')).toBe('12900')
  expect(Number(searchParams.get('end')) - Number(searchParams.get('start'))).toBe(30 * 86_400)
})

test('events of the range are markers on the chart and a list below it, limited to the latest', async ({
  page,
}) => {
  await openHydrated(page, '/market/bitcoin')
  await expect(canvas(page)).toBeVisible()
  expect(await marks(page).count()).toBeGreaterThanOrEqual(3)
  await expect(marks(page).nth(1)).toContainText('B')
  await tab(page, coin.range1y).click()
  await expect(marks(page)).toHaveCount(8)
  await expect(marks(page).last()).toContainText('H')
  await expect(chart(page).getByText(coin.moreMarks.replace('{count}', '1'))).toBeVisible()
})

test('a range without events has no markers and no list', async ({ page }) => {
  await openHydrated(page, '/market/daichi-coin')
  await expect(canvas(page)).toBeVisible()
  await expect(marks(page)).toHaveCount(0)
})

test('the chart shows price, moment and volume under the pointer, and all four prices of a candle', async ({
  page,
}) => {
  const tip = chart(page).locator('.chart-tip')
  const point = (x: number) =>
    chart(page)
      .locator('figure[data-drawn="true"]')
      .hover({ position: { x, y: 100 } })
  await openHydrated(page, '/market/bitcoin')
  await point(100)
  await expect(tip).toHaveText(new RegExp(`^[\\d,]+円.*\\d+:\\d{2}${coin.volume} .*円$`))
  const before = await tip.textContent()
  await point(500)
  await expect(tip).not.toHaveText(before ?? '')
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()

  await openHydrated(page, '/market/bitcoin?chart=candle')
  await point(300)
  for (const name of [coin.opening, coin.high24h, coin.low24h, coin.closing, coin.volume])
    await expect(tip).toContainText(name)
})

test('the table behind the chart opens by keyboard', async ({ page }) => {
  await openHydrated(page, '/market/bitcoin')
  await chart(page).getByText(coin.asTable).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: 'ビットコインの価格の推移' })
  await expect(table.locator('tbody tr').first()).toContainText('円')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a tap on the chart shows the price there, and another tap that of another point', async ({
    page,
  }) => {
    await openHydrated(page, '/market/bitcoin')
    await expect(canvas(page)).toBeVisible()
    const drawn = chart(page).locator('figure[data-drawn="true"]')
    const tip = chart(page).locator('.chart-tip')
    await drawn.tap({ position: { x: 60, y: 120 } })
    await expect(tip).toHaveText(/^[\d,]+円.*\d+:\d{2}/)
    const before = await tip.textContent()
    // The library takes a second tap for another gesture while the machine is too slow to have finished the first one.
    await expect(async () => {
      await drawn.tap({ position: { x: 220, y: 120 } })
      await expect(tip).not.toHaveText(before ?? '', { timeout: 2_000 })
    }).toPass()
    const [box, shown] = await Promise.all([drawn.boundingBox(), tip.boundingBox()])
    expect(shown?.x).toBeGreaterThanOrEqual(box?.x ?? 0)
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  })

  for (const language of languages) {
    test(`the table behind the chart has a row per day on one line each, in ${language}`, async ({
      page,
    }) => {
      await openHydrated(page, addressOf(language, '/market/bitcoin'))
      await page.locator('.chart-table summary').tap()
      const table = page.locator('.chart-table section')
      const days = await table.locator('tbody th').allTextContents()
      expect(days).toHaveLength(8)
      expect(new Set(days).size).toBe(8)
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThan(48)
      const { scroll, client } = await table.evaluate((box) => ({
        scroll: box.scrollWidth,
        client: box.clientWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(client)
    })
  }
})

test('the converter takes any currency of the site', async ({ page }) => {
  await openHydrated(page, '/market/bitcoin')
  await page.getByRole('combobox', { name: coin.converterCurrency }).selectOption('EUR')
  await expect(field(page, 'EUR')).toHaveValue(/^[\d.,]+$/)
  await expect(page.locator('.live-price')).toHaveText(/^€/)
})

test('both sides of the converter accept input', async ({ page }) => {
  await standInForStream(page, 'silence')
  await openHydrated(page, '/market/bitcoin?currency=USD')
  const price = Number((await field(page, 'USD').inputValue()).replaceAll(',', ''))
  await field(page, 'BTC').fill('２')
  await expect
    .poll(async () => Number((await field(page, 'USD').inputValue()).replaceAll(',', '')))
    .toBeCloseTo(price * 2, 0)
  await field(page, 'USD').fill(String(price * 3))
  await expect.poll(async () => Number(await field(page, 'BTC').inputValue())).toBeCloseTo(3, 3)
  await field(page, 'USD').fill('abc')
  await expect(field(page, 'BTC')).toHaveValue('')
})

test('input, stars and choices made before the page is hydrated count afterwards', async ({ page }) => {
  await standInForStream(page, 'silence')
  const release = await holdScripts(page)
  await page.goto('/market/ethereum', { waitUntil: 'commit' })
  await field(page, 'ETH').fill('25')
  await page.getByRole('button', { name: coin.watch }).click()
  await expect(page.getByRole('button', { name: coin.watch })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('combobox', { name: market.currency }).selectOption('USD')
  release()
  await untilHydrated(page)
  await expect(field(page, 'ETH')).toHaveValue('25')
  await expect(page.locator('.live-price')).toHaveText(/^\$/)
  await expect(page.getByRole('combobox', { name: market.currency })).toHaveValue('USD')
  await expect(page.getByRole('button', { name: coin.watch })).toHaveAttribute('aria-pressed', 'true')
  const one = Number((await field(page, 'USD').inputValue()).replaceAll(',', ''))
  expect(one).toBeGreaterThan(25)
})

test('input and choices count while only parts of the page are hydrated', async ({ page }) => {
  await standInForStream(page, 'silence')
  const releases = [await holdScripts(page, 'coin-rail'), await holdScripts(page, 'chart-section')]
  await page.goto('/market/ethereum')
  // The star is in the part that is hydrated first, so it works as soon as React runs.
  await expect
    .poll(() =>
      page.locator('[data-watch]').evaluate((star) => Object.keys(star).join().includes('__reactProps')),
    )
    .toBe(true)
  await field(page, 'ETH').fill('25')
  await page.getByRole('combobox', { name: market.currency }).selectOption('USD')
  await expect(page.locator('.live-price')).toHaveText(/^\$/)
  for (const release of releases) release()
  await untilHydrated(page)
  await expect(field(page, 'ETH')).toHaveValue('25')
  await expect(page.getByRole('combobox', { name: market.currency })).toHaveValue('USD')
})

for (const moment of ['commit', 'load'] as const) {
  test(`on a slow processor input, stars and choices count while the page is hydrated (${moment})`, async ({
    page,
  }) => {
    await standInForStream(page, 'silence')
    const speedUp = await slowDown(page)
    await page.goto('/market/ethereum', { waitUntil: moment })
    // Keys are pressed one by one, so that some come before the page is hydrated and some after.
    await field(page, 'ETH').click({ clickCount: 3 })
    await page.keyboard.type('12345')
    await page.getByRole('button', { name: coin.watch }).click()
    await page.getByRole('combobox', { name: market.currency }).selectOption('USD')
    await untilHydrated(page)
    await expect(field(page, 'ETH')).toHaveValue('12345')
    await expect(page.locator('.live-price')).toHaveText(/^\$/)
    await expect(page.getByRole('combobox', { name: market.currency })).toHaveValue('USD')
    await expect(page.getByRole('button', { name: coin.watch })).toHaveAttribute('aria-pressed', 'true')
    const money = async () => Number((await field(page, 'USD').inputValue()).replaceAll(',', ''))
    await expect.poll(money).toBeGreaterThan(12_345)
    await speedUp()
    await page.reload()
    await untilHydrated(page)
    await expect(page.getByRole('button', { name: coin.watch })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('combobox', { name: market.currency })).toHaveValue('USD')
  })
}

test('a part that fails to load leaves the rest of the page as it is', async ({ page, troubles }) => {
  troubles.allow(/status of 503/)
  await openHydrated(page, '/market')
  for (const part of ['detail', 'exchange']) {
    await page.route(`**/api/market/item/*/${part}`, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    )
  }
  await page.locator('.market-table th a', { hasText: 'ビットコイン' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ビットコイン' })).toBeVisible()
  await expect(canvas(page)).toBeVisible()
  await expect(page.getByRole('region', { name: coin.exchanges })).toHaveCount(0)
})

test('an unknown coin is not found', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  for (const id of ['no-such-coin', 'Bad%20Id']) {
    const answer = await page.goto(`/market/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: texts.ja.errors.notFoundTitle })).toBeVisible()
  }
})

test('watching a coin puts it on the watchlist', async ({ page }) => {
  await openHydrated(page, '/market/ethereum')
  await page.getByRole('button', { name: coin.watch }).click()
  await openHydrated(page, '/market')
  await page.getByRole('link', { name: market.tabWatched }).click()
  await expect(page).toHaveURL('/market?ids=ethereum')
})

test('search engines get the rank of the coin and no simulated price', async ({ page }) => {
  await page.goto('/market/bitcoin?range=1y')
  await expect(page).toHaveTitle(/^ビットコイン（BTC）/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/market\/bitcoin$/)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).toContain('BreadcrumbList')
  expect(data).not.toContain('ExchangeRateSpecification')
})
