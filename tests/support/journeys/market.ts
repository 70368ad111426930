import type { Page } from '@playwright/test'
import market from '../../../src/words/ja/market.ts'
import { openHydrated } from './page.ts'

// Class selectors, because finding elements by role or name on this long page is slow.
export const table = (page: Page) => page.locator('.market-table')
export const rows = (page: Page) => page.locator('.market-table tbody tr')
export const names = (page: Page) => page.locator('.market-table tbody th a')
export const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.locator('th a', { hasText: name }) })
export const heading = (page: Page, name: string) =>
  page.locator('.market-table thead th').filter({ hasText: new RegExp(`^${name}$`) })
export const star = (page: Page, name: string) =>
  page.locator(`.star[aria-label="${market.watch.replace('{name}', name)}"]`)
export const totals = (page: Page) => page.locator('.market-totals')
export const figure = (page: Page, name: string) =>
  totals(page)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
export const search = (page: Page) => page.getByLabel(market.search, { exact: true })
export const currency = (page: Page) => page.getByRole('combobox', { name: market.currency })
export const suggested = (page: Page) => page.getByRole('listbox').getByRole('option')

export const openMarket = (page: Page, path = '/market') => openHydrated(page, path)
/** The last page of the market has twenty coins, which is enough for journeys that type. */
export const short = '/market?page=4'
