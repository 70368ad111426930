import type { Locator } from '@playwright/test'
import market from '../../src/words/ja/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import { currency, names, openMarket, rowOf, rows, totals } from '../support/journeys/market.ts'
import { untilHydrated } from '../support/journeys/page.ts'
import { standInForStream } from '../support/journeys/stream.ts'
import { expect, test } from '../support/journeys/test.ts'

test('each language starts with its own currency', async ({ page }) => {
  for (const [language, sign] of [
    ['ja', '円'],
    ['en', '$'],
    ['ko', '원'],
    ['zh', '元'],
  ] as const) {
    await page.goto(addressOf(language, '/market'))
    await expect(totals(page).locator('dd').first()).toContainText(sign)
    await expect(page.locator('tbody tr').first().locator('td').nth(1)).toContainText(sign)
  }
})

test('the chosen currency is kept, and no other is shown first', async ({ page }) => {
  await openMarket(page)
  await currency(page).selectOption('USD')
  await expect(rows(page).first()).toContainText('$')
  await expect(page).toHaveURL('/market')
  await page.addInitScript(() => {
    const look = () => {
      for (const place of ['tbody tr .in-currency', '.market-totals .in-currency']) {
        const price = document.querySelector(place)
        if (price === null || getComputedStyle(price).visibility !== 'visible') continue
        document.documentElement.dataset['seen'] ??= ''
        document.documentElement.dataset['seen'] += price.textContent.includes('$') ? '$' : '¥'
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await openMarket(page)
  await expect(currency(page)).toHaveValue('USD')
  await expect(rows(page).first()).toContainText('$')
  await expect(page.locator('html')).toHaveAttribute('data-seen', /^\$+$/)
})

test('a currency in the address wins over the stored one, and an unknown stored one is ignored', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('coin::currency', 'DOGE'))
  await openMarket(page)
  await expect(rows(page).first()).toContainText('円')
  await openMarket(page, '/market?currency=KRW')
  await expect(rows(page).first()).toContainText('ウォン')
  await currency(page).selectOption('BTC')
  await expect(page).toHaveURL('/market')
  await expect(rows(page).first()).toContainText('1 BTC')
})

test('a bitcoin is one bitcoin, however its price moves', async ({ page }) => {
  await openMarket(page, '/market?currency=BTC')
  const bitcoin = rows(page).first()
  const before = (await bitcoin.textContent()) ?? ''
  await expect(bitcoin).not.toHaveText(before)
  // Compared only once: with retries the next rates would arrive and hide that the value was wrong.
  expect(await bitcoin.textContent()).toContain('BTC1 BTC')
})

test('a live price changes its cell and moves no row', async ({ page }) => {
  await standInForStream(page, { quotes: { ethereum: [9_000_000, 12.5] } }, 'silence')
  await openMarket(page, '/market?currency=USD')
  await expect(rowOf(page, 'イーサリアム')).toContainText('$9,000,000.00')
  await expect(rowOf(page, 'イーサリアム')).toContainText('▲+12.50%')
  await expect(rowOf(page, 'イーサリアム').locator('.flash-gain')).toHaveCount(1)
  await expect(names(page).nth(1)).toContainText('イーサリアム')
})

test('a live price beyond the high or low of the day moves that too', async ({ page }) => {
  await standInForStream(page, { quotes: { ethereum: [9_000_000, 12.5], bitcoin: [1, -99] } }, 'silence')
  await openMarket(page, '/market?currency=USD')
  const cell = (name: string, place: number) => rowOf(page, name).locator('td').nth(place)
  await expect(cell('イーサリアム', 3)).toHaveText('$9,000,000.00')
  await expect(cell('ビットコイン', 4)).toHaveText('$1.00')
})

test('the demo market moves by itself', async ({ page }) => {
  await openMarket(page)
  const cell = rows(page).first().locator('td').nth(1)
  const before = await cell.textContent()
  await expect(cell).not.toHaveText(before ?? '')
})

test('a price that moves lights up, except with reduced motion', async ({ page }) => {
  await standInForStream(page, { quotes: { bitcoin: [1, -5] } }, 'silence')
  await openMarket(page)
  const flash = page.locator('.flash-loss')
  const light = () => flash.evaluate((element) => getComputedStyle(element, '::before').animationName)
  await expect(flash).toHaveCount(1)
  expect(await light()).toBe('flash')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await light()).toBe('none')
})

test('the reader can swap the colours of gains and losses, and the choice is kept', async ({ page }) => {
  await openMarket(page)
  const colourOf = (gain: Locator) => gain.evaluate((element) => getComputedStyle(element).color)
  const colour = () => colourOf(page.locator('.delta.gain').first())
  const green = await colour()
  await page.getByRole('button', { name: market.gainsInRed }).click()
  await expect.poll(colour).not.toBe(green)
  const red = await colour()
  expect(await colourOf(totals(page).locator('dd').last().locator('.gain'))).toBe(red)
  await page.reload()
  await untilHydrated(page)
  expect(await colour()).toBe(red)
  await page.getByRole('button', { name: market.gainsInGreen }).click()
  await expect.poll(colour).toBe(green)
})
