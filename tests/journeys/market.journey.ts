import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { currencies } from '../../src/domain/kernel/money/currency.ts'
import market from '../../src/words/ja/market.ts'
import shell from '../../src/words/ja/frame.ts'
import { addressOf } from '../support/journey-address.ts'
import { documentOf, openHydrated, phone, settle, untilHydrated } from '../support/journey-page.ts'
import { standInForStream } from '../support/journey-stream.ts'
import { expect, test } from '../support/journey-test.ts'

const table = (page: Page) => page.getByRole('region', { name: market.table })
const rows = (page: Page) => table(page).locator('tbody tr')
const names = (page: Page) => rows(page).getByRole('rowheader').getByRole('link')
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name }) })
const heading = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true })
const star = (page: Page, name: string) =>
  page.getByRole('button', { name: market.watch.replace('{name}', name), exact: true })
const totals = (page: Page) => page.locator('.market-totals')
const figure = (page: Page, name: string) =>
  totals(page)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
const search = (page: Page) => page.getByRole('searchbox', { name: market.search })
const currency = (page: Page) => page.getByRole('combobox', { name: market.currency })

const openMarket = (page: Page, path = '/market') => openHydrated(page, path)

test('the list is reached from the menu and has a hundred coins, the largest first', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'マーケット' }).click()
  await expect(page).toHaveURL('/market')
  await expect(rows(page)).toHaveCount(100)
  await expect(names(page).first()).toContainText('Bitcoin')
  await expect(heading(page, market.rank)).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('main').getByText(market.demo)).toBeVisible()
  await expect(rows(page).first()).toContainText(/円.*[▲▼]?[+−]?\d+\.\d\d%/s)
})

test('above the list the whole market stands in four figures, in the currency of the reader', async ({
  page,
}) => {
  await openMarket(page)
  await expect(page.getByText(/^\d+銘柄の価格と出来高。\d{4}\/\d\d\/\d\d\s\d\d:\d\d 現在。/)).toBeVisible()
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

test('the figures of the market are of all coins, whatever is searched for or watched', async ({ page }) => {
  for (const path of ['/market?q=ledger', '/market?ids=ethereum', '/market?q=no+such+coin']) {
    await openMarket(page, path)
    await expect(figure(page, market.bitcoinShare)).toHaveText(/^[4-8]\d\.\d%$/)
    await expect(figure(page, market.totalCap)).toContainText('兆円')
    await expect(page.getByText(/^3\d\d銘柄の価格と出来高/)).toBeVisible()
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

  test('a watchlist that was shared is shown', async ({ page }) => {
    await page.goto('/market?ids=ethereum,bitcoin')
    await expect(names(page)).toContainText(['Bitcoin', 'Ethereum'])
    await expect(rows(page)).toHaveCount(2)
  })
})

test('a heading sorts, turns the order round, and back and forward follow', async ({ page }) => {
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
  await expect(names(page).first()).toContainText('Bitcoin')
  await page.goForward()
  await expect(heading(page, market.change24h)).toHaveAttribute('aria-sort', 'descending')
  expect(await documentOf(page)).toBe(document)
})

test('a search narrows the list, says when it finds nothing, and is undone', async ({ page }) => {
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
  await expect(names(page).first()).toContainText('Bitcoin')
})

test('each language begins with its own currency', async ({ page }) => {
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

test('the chosen currency is kept, and no other is seen first', async ({ page }) => {
  await openMarket(page)
  await currency(page).selectOption('USD')
  await expect(rows(page).first()).toContainText('$')
  await expect(page).toHaveURL('/market')
  // Looks at every frame, from the first one on.
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

test('a currency in the address wins over the kept one, and a kept one that is unknown counts for nothing', async ({
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

test('a live price changes its cell and moves no row', async ({ page }) => {
  await standInForStream(page, { quotes: { ethereum: [9_000_000, 12.5] } }, 'silence')
  await openMarket(page, '/market?currency=USD')
  await expect(rowOf(page, 'Ethereum')).toContainText('$9,000,000.00')
  await expect(rowOf(page, 'Ethereum')).toContainText('▲+12.50%')
  await expect(rowOf(page, 'Ethereum').locator('.flash-gain')).toHaveCount(1)
  await expect(names(page).nth(1)).toContainText('Ethereum')
})

test('the demo market moves by itself', async ({ page }) => {
  await openMarket(page)
  const cell = rows(page).first().locator('td').nth(1)
  const before = await cell.textContent()
  await expect(cell).not.toHaveText(before ?? '')
})

test('with reduced motion nothing flashes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await standInForStream(page, { quotes: { bitcoin: [1, -5] } }, 'silence')
  await openMarket(page)
  const flash = page.locator('.flash-loss')
  await expect(flash).toHaveCount(1)
  expect(await flash.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
})

test('starred coins are kept and make a list of their own that can be shared', async ({ page, browser }) => {
  await openMarket(page)
  await star(page, 'Ethereum').click()
  await star(page, 'Bitcoin').click()
  await expect(star(page, 'Bitcoin')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await untilHydrated(page)
  await expect(star(page, 'Bitcoin')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: market.tabWatched }).click()
  await expect(page).toHaveURL('/market?ids=ethereum%2Cbitcoin')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText(market.ownList)).toBeVisible()
  // A star taken away leaves the row where it is: it may have been a slip.
  await star(page, 'Bitcoin').click()
  await expect(rows(page)).toHaveCount(2)

  const friend = await browser.newPage()
  await friend.goto(page.url())
  await expect(rows(friend)).toHaveCount(2)
  await friend.getByRole('button', { name: market.addToWatchlist }).click()
  await expect(star(friend, 'Ethereum')).toHaveAttribute('aria-pressed', 'true')
  await friend.close()
})

test('an empty watchlist says how to fill it', async ({ page }) => {
  await openMarket(page)
  await page.getByRole('link', { name: market.tabWatched }).click()
  await expect(page.getByRole('heading', { name: market.unstarredTitle })).toBeVisible()
})

test('a download is the view: the same coins in the same order and currency', async ({ page }) => {
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

test('a download has every page of the view', async ({ page }) => {
  await openMarket(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: market.downloadCsv }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(300)
})

test('gains and losses change their colours as the reader wants, and stay so', async ({ page }) => {
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

test('the keyboard alone stars a coin, sorts and opens one', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the figures of the market stand two by two, each on one line in every currency', async ({ page }) => {
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

  test('header and names stay in sight while the table is scrolled, and fingers find their targets', async ({
    page,
  }) => {
    await openMarket(page)
    const region = table(page)
    await region.evaluate((element) => element.scrollTo(300, 600))
    await settle(page)
    const inner = await region.boundingBox()
    const name = await rows(page).nth(20).getByRole('rowheader').boundingBox()
    const head = await heading(page, market.price).boundingBox()
    expect(name?.x).toBeCloseTo(inner?.x ?? -1, 0)
    expect(head?.y).toBeCloseTo(inner?.y ?? -1, 0)
    const target = await star(page, 'Bitcoin').boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
