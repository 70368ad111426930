import type { Page } from '@playwright/test'
import filterWords from '../../src/words/ja/lists/filters.ts'
import noResults from '../../src/words/ja/lists/no-results.ts'
import market from '../../src/words/ja/market.ts'
import list from '../../src/words/ja/offerings.ts'
import { addressOf } from '../support/journeys/address.ts'
import { openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const filters = (page: Page) => page.locator('.filter-panel')
const cells = (page: Page) => page.locator(`section[aria-label="${list.results}"] .cell:not(.cell-ad)`)
const tagsOf = (page: Page) => page.locator(`[aria-label="${list.activeFilters}"] a`)
const statuses = (page: Page) => cells(page).locator('.cell-status').allTextContents()
const withText = (text: string, q: string) => text.replace('{q}', q)

test('sales can be filtered by kind, and each cell says of which kind it is', async ({ page }) => {
  await openHydrated(page, '/')
  const kinds = filters(page).getByRole('group', { name: filterWords.kind })
  const count = await kinds.locator('label', { hasText: 'STO' }).locator('span').last().textContent()
  await kinds.getByLabel('STO').check()
  await expect(page).toHaveURL('/?kind=STO')
  await expect(page.locator('main output')).toHaveText(list.resultCount.replace('{count}', count ?? ''))
  await expect(tagsOf(page).filter({ hasText: 'STO' })).toHaveCount(1)
  for (const cell of await cells(page).all()) await expect(cell.locator('.cell-slogan')).toContainText('STO')
  await openHydrated(page, '/search?q=sto')
  await expect(cells(page).first().locator('.cell-slogan')).toContainText('STO')
})

test('the maximum target can be limited to an amount, with scripts and without', async ({
  page,
  browser,
}) => {
  await openHydrated(page, '/')
  await filters(page).getByLabel(filterWords.upTo).selectOption('5000000')
  await expect(page).toHaveURL('/?targetAmountMax=0%2C5000000')
  await expect(tagsOf(page).first()).toContainText('$5M')
  await expect(filters(page).getByLabel(filterWords.upTo)).toHaveValue('5000000')
  const total = await page.locator('main output').textContent()
  await filters(page).locator('input[name="targetAmountMax"][value="1000000,5000000"]').check()
  await expect(page).toHaveURL('/?targetAmountMax=1000000%2C5000000')
  await expect(filters(page).getByLabel(filterWords.upTo)).toHaveValue('')

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  })
  const plain = await context.newPage()
  await plain.goto(addressOf('ja', '/'))
  await plain.locator('.filter-panel').getByLabel(filterWords.upTo).selectOption('5000000')
  await plain.locator('.filter-panel button[type="submit"]').click()
  await expect(plain).toHaveURL(/targetUpTo=5000000/)
  await expect(plain.locator('main output')).toHaveText(total ?? '')
  await context.close()
})

test('ongoing sales lead the list until the reader chooses otherwise', async ({ page }) => {
  await openHydrated(page, '/')
  expect(new Set(await statuses(page)).size).toBe(1)
  const toggle = page.getByRole('link', { name: list.ongoingFirst })
  await expect(toggle).toHaveAttribute('aria-current', 'true')
  await toggle.click()
  await expect(page).toHaveURL('/?ongoingFirst=0')
  await expect(toggle).not.toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => new Set(await statuses(page)).size).toBeGreaterThan(1)
  await toggle.click()
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/?sort=endAsc')
  await expect(toggle).toHaveCount(0)
})

test('words without a result lead to coins, the market, the calendar and all sales', async ({ page }) => {
  await openHydrated(page, '/search?q=%E3%83%93%E3%83%83%E3%83%88%E3%82%B3%E3%82%A4%E3%83%B3')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: noResults.title })).toBeVisible()
  await expect(
    main.getByRole('link', { name: withText(noResults.searchMarket, 'ビットコイン') }),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: noResults.toCalendar })).toHaveAttribute('href', '/events')
  await main.getByRole('link', { name: 'ビットコイン BTC' }).click()
  await expect(page).toHaveURL('/market/bitcoin')
})

test('an industry is found by its name, and filters that leave nothing of it can be dropped', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=%E4%B8%8D%E5%8B%95%E7%94%A3')
  await expect.poll(() => cells(page).count()).toBeGreaterThan(5)
  await openHydrated(page, '/search?q=%E4%B8%8D%E5%8B%95%E7%94%A3&kind=IEO&newChain=1&bonus=1')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: noResults.byIndustry.replace('{industry}', '不動産') }),
  ).toHaveAttribute('href', '/?industry=Real+estate')
  await main.getByRole('link', { name: withText(noResults.searchAll, '不動産') }).click()
  await expect(page).toHaveURL('/search?q=%E4%B8%8D%E5%8B%95%E7%94%A3')
  await expect.poll(() => cells(page).count()).toBeGreaterThan(5)
})

test('a search of the market without a result leads to the sales', async ({ page }) => {
  await openHydrated(page, '/market?q=hinode+grid+power')
  const lead = page.getByRole('link', { name: withText(market.searchSales, 'hinode grid power') })
  await expect(lead).toHaveAttribute('href', '/search?q=hinode+grid+power')
})
