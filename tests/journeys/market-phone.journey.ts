import type { Locator } from '@playwright/test'
import { currencies } from '../../src/domain/kernel/money/currency.ts'
import market from '../../src/words/ja/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import { currency, heading, openMarket, rows, star, table, totals } from '../support/journeys/market.ts'
import { phone, settle } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the figures of the market are in two columns, each on one line in every currency', async ({
    page,
  }) => {
    await openMarket(page)
    const boxes = await totals(page)
      .locator('> div')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(2)
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2)
    const height = async () => (await totals(page).boundingBox())?.height
    const before = await height()
    for (const wanted of currencies) {
      await currency(page).selectOption(wanted)
      await expect(currency(page)).toHaveValue(wanted)
      expect(await height()).toBe(before)
    }
  })

  test('name, price and change of the day fit in every language and the longest currency', async ({
    page,
  }) => {
    for (const [language, query] of [
      ['ja', ''],
      ['ja', '?currency=KRW'],
      ['ja', '?currency=BTC'],
      ['en', ''],
      ['ko', ''],
      ['zh', ''],
    ] as const) {
      await page.goto(addressOf(language, `/market${query}`))
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        const cut = await page.locator('.market-table tbody tr').evaluateAll((all, right) => {
          const edges = (element: Element | null) => {
            const range = document.createRange()
            if (element !== null) range.selectNodeContents(element)
            return range.getBoundingClientRect()
          }
          return all
            .filter((row) => {
              const name = row.querySelector('th')?.getBoundingClientRect()
              const words = edges(row.querySelector('th a'))
              // A price whose zeros are abbreviated has a second text, hidden, for screen readers; this takes the visible one.
              const shown = row.querySelector('.live-price [aria-hidden]') ?? row.querySelector('.live-price')
              const price = edges(shown)
              const change = edges(row.querySelector('.delta'))
              const places = [
                0,
                words.right,
                name?.right,
                price.left,
                price.right,
                change.left,
                change.right,
                right,
              ]
              return places.some((place, at) => (place ?? -1) > (places[at + 1] ?? Infinity) + 0.5)
            })
            .map((row) => row.textContent)
        }, width)
        expect(cut, `${language} ${query} at ${width}`).toEqual([])
      }
    }
  })

  test('the header of the list sticks to the top of the window until its last row has passed', async ({
    page,
  }) => {
    await openMarket(page)
    const header = table(page).locator('thead')
    // Adding 0 makes 0 of the -0 that a hair above the window rounds to.
    const top = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN) + 0
    expect(await top(header)).toBe(await top(table(page)))
    for (const row of [10, 60]) {
      await rows(page)
        .nth(row)
        .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100))
      await expect.poll(() => top(header)).toBeCloseTo(0)
    }
    await heading(page, market.price).getByRole('link').tap()
    await expect(page).toHaveURL('/market?sort=price')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(header).not.toBeInViewport()
    expect(await table(page).evaluate((element) => element.scrollTop)).toBe(0)
  })

  test('focused rows of the list are never covered by its header', async ({ page }) => {
    await openMarket(page)
    await rows(page).nth(30).getByRole('link').focus()
    for (let step = 0; step < 40; step++) await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1)
    const header = await table(page).locator('thead').boundingBox()
    expect(focused).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  })

  test('the list scrolls with the page and sideways by itself, names stay in view, and targets are large enough', async ({
    page,
  }) => {
    await openMarket(page)
    const region = table(page)
    const hidden = await region.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
    await region.evaluate((element) => element.scrollTo(300, 0))
    await settle(page)
    const inner = await region.boundingBox()
    const name = await rows(page).nth(20).locator('th').boundingBox()
    expect(name?.x).toBeCloseTo(inner?.x ?? -1, 0)
    const target = await star(page, 'ビットコイン').boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
