import { readFile } from 'node:fs/promises'
import demoNotes from '../../src/words/ja/demo-notes.ts'
import shell from '../../src/words/ja/frame.ts'
import market from '../../src/words/ja/market.ts'
import {
  currency,
  figure,
  heading,
  names,
  openMarket,
  rows,
  search,
  totals,
} from '../support/journeys/market.ts'
import { documentOf, openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test('the list is reached from the menu and has a hundred coins, the largest first', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'マーケット' }).click()
  await expect(page).toHaveURL('/market')
  const list = page.getByRole('region', { name: market.table })
  await expect(list.getByRole('rowheader')).toHaveCount(100)
  await expect(rows(page)).toHaveCount(100)
  await expect(names(page).first()).toContainText('ビットコイン')
  await expect(list.getByRole('columnheader', { name: market.rank, exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByRole('main').getByText(market.demo, { exact: true })).toBeVisible()
  await expect(page.getByText(demoNotes.prices)).toBeVisible()
  await expect(rows(page).first()).toContainText(/円.*[▲▼]?[+−]?\d+\.\d\d%/s)
})

test('four figures of the whole market are above the list, in the currency of the reader', async ({
  page,
}) => {
  await openMarket(page)
  await expect(
    page.getByText(/^\d{4}\/\d\d\/\d\d\s\d\d:\d\d（日本時間）時点の\d+銘柄の価格と出来高です。/),
  ).toBeVisible()
  await expect(totals(page).locator('dt')).toHaveText([
    market.totalCap,
    market.totalVolume,
    market.bitcoinShare,
    market.gainersAndLosers,
  ])
  await expect(figure(page, market.totalCap)).toHaveText(/^[\d,.]+兆円([▲▼][+−])?\d+\.\d\d%$/)
  await expect(figure(page, market.totalVolume)).toHaveText(/^[\d,.]+兆円$/)
  await expect(figure(page, market.bitcoinShare)).toHaveText(/^\d+\.\d%$/)
  await expect(figure(page, market.gainersAndLosers)).toHaveText(/^▲\d+▼\d+$/)
  await currency(page).selectOption('USD')
  await expect(figure(page, market.totalCap)).toHaveText(/^\$[\d.]+T/)
  await expect(figure(page, market.totalVolume)).toHaveText(/^\$[\d.]+B$/)
})

test('the figures of the market include all coins, whatever is searched for or watched', async ({ page }) => {
  for (const path of ['/market?q=ledger', '/market?ids=ethereum', '/market?q=no+such+coin']) {
    await openMarket(page, path)
    await expect(figure(page, market.bitcoinShare)).toHaveText(/^[4-8]\d\.\d%$/)
    await expect(figure(page, market.totalCap)).toContainText('兆円')
    await expect(page.getByText(/時点の3\d\d銘柄の価格と出来高/)).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures of the market are in the currency of the address', async ({ page }) => {
    await page.goto('/market')
    await expect(figure(page, market.totalCap)).toContainText('兆円')
    await page.goto('/market?currency=EUR')
    await expect(figure(page, market.totalCap)).toContainText('€')
    await expect(figure(page, market.totalVolume)).toContainText('€')
  })

  test('search, sorting, pages and currency are links and a form', async ({ page }) => {
    await page.goto('/market')
    await expect(rows(page)).toHaveCount(100)
    await expect(rows(page).first().locator('svg path')).toHaveCount(1)
    await heading(page, market.name).getByRole('link').click()
    await expect(page).toHaveURL('/market?sort=name')
    await expect(heading(page, market.name)).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: shell.nextPage }).click()
    await expect(page).toHaveURL('/market?sort=name&page=2')

    await search(page).fill('bitcoin')
    await currency(page).selectOption('EUR')
    await page.getByRole('button', { name: market.show }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('€')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
    await names(page).first().click()
    await expect(page).toHaveURL('/market/bitcoin?currency=EUR')
    await expect(page.getByRole('main')).toContainText('€')
  })
})

test('a column heading sorts and reverses the order, and Back and Forward work', async ({ page }) => {
  await openMarket(page)
  const document = await documentOf(page)
  await heading(page, market.change24h).getByRole('link').click()
  await expect(page).toHaveURL('/market?sort=change24h')
  await expect(heading(page, market.change24h)).toHaveAttribute('aria-sort', 'descending')
  await heading(page, market.change24h).getByRole('link').click()
  await expect(page).toHaveURL('/market?sort=change24h&order=asc')
  await expect(heading(page, market.change24h)).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('▼')
  await page.goBack()
  await expect(heading(page, market.change24h)).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(names(page).first()).toContainText('ビットコイン')
  await page.goForward()
  await expect(heading(page, market.change24h)).toHaveAttribute('aria-sort', 'descending')
  expect(await documentOf(page)).toBe(document)
})

test('a search narrows the list, says when it finds nothing, and can be undone', async ({ page }) => {
  await openMarket(page, '/market?sort=price&page=2')
  await search(page).fill('ledger')
  await search(page).press('Enter')
  await expect(page).toHaveURL('/market?q=ledger&sort=price')
  await expect(names(page).first()).toContainText('Ledger')
  await search(page).fill('no such coin')
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: market.emptyTitle })).toBeVisible()
  await page.getByRole('link', { name: market.showAll }).click()
  await expect(rows(page)).toHaveCount(100)
  await expect(search(page)).toHaveValue('')
})

test('the pages follow one another', async ({ page }) => {
  await openMarket(page)
  await page.getByRole('link', { name: shell.nextPage }).click()
  await expect(page).toHaveURL('/market?page=2')
  await expect(rows(page).first()).toContainText('101')
  await page.getByRole('link', { name: shell.previousPage }).click()
  await expect(page).toHaveURL('/market')
  await expect(names(page).first()).toContainText('ビットコイン')
})

test('a download has the coins of the view in the same order and currency', async ({ page }) => {
  await openMarket(page, '/market?q=chain&sort=name')
  const shown = await names(page).evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('/').at(-1) ?? '')),
  )
  const save = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const csv = await save(market.downloadCsv)
  expect(csv.name).toBe('market-jpy.csv')
  const [header = '', ...lines] = csv.text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(header.split(',').slice(0, 6)).toEqual(['rank', 'id', 'name', 'symbol', 'currency', 'price'])
  expect(lines.map((line) => line.split(',')[1])).toEqual(shown)
  expect(lines.every((line) => line.split(',')[4] === 'JPY')).toBe(true)

  const json = JSON.parse((await save(market.downloadJson)).text) as { items: { id: string }[] }
  expect(json.items.map(({ id }) => id)).toEqual(shown)
})

test('a download has all pages of the view', async ({ page }) => {
  await openMarket(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: market.downloadCsv }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(300)
})

test('a keyboard user can star, sort and open a coin', async ({ page }) => {
  await openMarket(page)
  await heading(page, market.price).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, market.price)).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('Enter')
  await expect(heading(page, market.price)).toHaveAttribute('aria-sort', 'ascending')
  await rows(page).first().getByRole('button').focus()
  await page.keyboard.press('Space')
  await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/market\/[a-z-]+$/)
})
