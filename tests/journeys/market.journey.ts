import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { currencies } from '../../src/domain/kernel/money/currency.ts'
import coin from '../../src/words/ja/coin.ts'
import market from '../../src/words/ja/market.ts'
import shell from '../../src/words/ja/frame.ts'
import { addressOf } from '../support/journey-address.ts'
import { faultsOf } from '../support/journey-axe.ts'
import {
  documentOf,
  holdScripts,
  openHydrated,
  phone,
  settle,
  untilHydrated,
} from '../support/journey-page.ts'
import { questionsOf } from '../support/journey-questions.ts'
import { standInForStream } from '../support/journey-stream.ts'
import { expect, test } from '../support/journey-test.ts'

// By class where the page is long: to find a role or a name Playwright reads all of its thousands of elements, each time it looks.
const table = (page: Page) => page.locator('.market-table')
const rows = (page: Page) => page.locator('.market-table tbody tr')
const names = (page: Page) => page.locator('.market-table tbody th a')
const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.locator('th a', { hasText: name }) })
const heading = (page: Page, name: string) =>
  page.locator('.market-table thead th').filter({ hasText: new RegExp(`^${name}$`) })
const star = (page: Page, name: string) =>
  page.locator(`.star[aria-label="${market.watch.replace('{name}', name)}"]`)
const totals = (page: Page) => page.locator('.market-totals')
const figure = (page: Page, name: string) =>
  totals(page)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
const search = (page: Page) => page.getByLabel(market.search, { exact: true })
const currency = (page: Page) => page.getByRole('combobox', { name: market.currency })

const suggested = (page: Page) => page.getByRole('listbox').getByRole('option')
/** The questions that are asked while somebody types, and nothing else. */
const questions = /\/api\/market\/search\?q=[^&]*&size=24$/

/** A question that waits for the next letter is asked by now: timers of a page end in the order of their times. */
const untilAsked = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 400)))

const openMarket = (page: Page, path = '/market') => openHydrated(page, path)
/** The last page has twenty coins, and above them the same as the first: enough for what is typed. */
const short = '/market?page=4'

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
  await expect(page.getByRole('main').getByText(market.demo)).toBeVisible()
  await expect(rows(page).first()).toContainText(/円.*[▲▼]?[+−]?\d+\.\d\d%/s)
})

test('above the list the whole market stands in four figures, in the currency of the reader', async ({
  page,
}) => {
  await openMarket(page)
  await expect(
    page.getByText(/^\d+銘柄の価格と出来高です（\d{4}\/\d\d\/\d\d\s\d\d:\d\d時点）。/),
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
    await expect(names(page)).toContainText(['ビットコイン', 'イーサリアム'])
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
  await expect(names(page).first()).toContainText('ビットコイン')
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

test('typing suggests coins by the names of the reader’s language, and the keyboard opens one', async ({
  page,
}) => {
  await openMarket(page, short)
  await expect(search(page)).toHaveRole('combobox')
  await search(page).pressSequentially('ビット')
  await expect(suggested(page)).toHaveText([/^ビットコイン BTC [\d,]+円$/])
  await expect(page.getByRole('listbox')).toHaveAccessibleName(coin.suggestions)
  await expect(page.getByText(coin.suggestionsFound.replace('{count}', '1'))).toHaveCount(1)
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await faultsOf(page, { only: '.coin-search' })).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(suggested(page)).toHaveAttribute('aria-selected', 'true')
  const chosen = await suggested(page).getAttribute('id')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', chosen ?? '')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market/bitcoin')
})

test('suggestions close without a trace, and Enter searches when none is chosen', async ({ page }) => {
  await openHydrated(page, addressOf('en', `${short}&currency=EUR`))
  const field = page.getByRole('combobox', { name: 'Coin or symbol' })
  await field.pressSequentially('ondine')
  await expect(suggested(page)).toHaveCount(7)
  await expect(suggested(page).first()).toContainText('€')
  await expect(page.getByText('7 suggestions', { exact: true })).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await expect(suggested(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(suggested(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('ondine')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(suggested(page)).toHaveCount(7)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)

  await field.press('End')
  await page.keyboard.type(' gr')
  await expect(suggested(page)).toHaveText([/Ondine Grid ONDG/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf('en', '/market?q=ondine+gr&currency=EUR'))
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field.fill('ondine h')
  await suggested(page).first().click()
  await expect(page).toHaveURL(addressOf('en', '/market/ondine-harbor?currency=EUR'))
})

test('who goes on typing while a search is on its way keeps what was typed and what it suggests', async ({
  page,
}) => {
  await openHydrated(page, '/market')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/market\/search\?.*q=bit/, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/api\/market\/search\?.*q=bit/)
  await search(page).fill('bit')
  await page.keyboard.press('Enter')
  await asked
  await search(page).fill('eth')
  release()
  await expect(page).toHaveURL('/market?q=bit')
  await expect(rowOf(page, 'イーサリアム')).toHaveCount(0)
  await expect(search(page)).toHaveValue('eth')
  await expect(suggested(page).first()).toContainText('イーサリアム')
})

test('a word typed at the very moment in which the list comes has its suggestions', async ({ page }) => {
  await openHydrated(page, '/market')
  await search(page).pressSequentially('bit')
  await expect(suggested(page).first()).toBeVisible()
  await page.locator('.coin-search input').evaluate((input: HTMLInputElement) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      input.value = 'eth'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }).observe(document.querySelector('main tbody') ?? document.body, { childList: true })
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?q=bit')
  await expect(search(page)).toHaveValue('eth')
  await expect(suggested(page).first()).toContainText('イーサリアム')
})

test('the coin whose symbol is typed is suggested first', async ({ page }) => {
  await openMarket(page, short)
  await search(page).pressSequentially('eth')
  await expect(suggested(page).first()).toContainText('イーサリアム')
  await search(page).fill('gaon')
  await expect(suggested(page).first()).toContainText('GAON')
})

test('words that are being composed are not searched for, and their Enter does nothing', async ({ page }) => {
  const asked = questionsOf(page, ({ href, searchParams }) =>
    questions.test(href) ? (searchParams.get('q') ?? '') : undefined,
  )
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const finish = (text: string) => keyboard.send('Input.insertText', { text })
  for (const [language, label, parts, word, name] of [
    ['ja', market.search, ['び', 'びっと'], 'ビット', 'ビットコイン'],
    ['ko', '코인 이름·심볼', ['ㅂ', '비'], '비트', '비트코인'],
  ] as const) {
    asked.length = 0
    await openHydrated(page, addressOf(language, short))
    const field = page.getByLabel(label, { exact: true })
    await field.click()
    // The suggestions are there once they answer.
    await page.keyboard.type('x')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(1)
    await field.fill('')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    for (const part of parts) {
      await compose(part)
      await expect(field).toHaveValue(part)
      for (const key of ['ArrowDown', 'Enter'])
        await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 })
    }
    await untilAsked(page)
    expect(asked).toEqual(['x'])
    await expect(page).toHaveURL(addressOf(language, short))
    await finish(word)
    await expect(suggested(page)).toHaveText([new RegExp(`^${name}`)])
    expect(asked).toEqual(['x', word])
    // What composes the next word leaves the choice and the list alone.
    await page.keyboard.press('ArrowDown')
    await expect(suggested(page)).toHaveAttribute('aria-selected', 'true')
    await compose('코')
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await settle(page)
    await expect(page).toHaveURL(addressOf(language, short))
  }
})

test('on a phone’s keyboard, which composes Latin words too, letters are searched for as they come', async ({
  page,
}) => {
  await openMarket(page, short)
  await search(page).click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'bitco', selectionStart: 5, selectionEnd: 5 })
  await expect(suggested(page)).toHaveText([/^ビットコイン/])
})

test('an answer that comes late does not take the place of a newer one', async ({ page }) => {
  let answerFirst = () => {}
  const isReleased = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  await page.route(questions, async (route) => {
    if (route.request().url().includes('q=chain&')) await isReleased
    await route.continue()
  })
  await openMarket(page, short)
  const first = page.waitForRequest(/q=chain&/)
  await search(page).pressSequentially('chain')
  await first
  await search(page).fill('ビット')
  await expect(suggested(page)).toHaveText([/^ビットコイン/])
  const late = page.waitForResponse(/q=chain&/)
  answerFirst()
  await (await late).finished()
  await settle(page)
  await expect(suggested(page)).toHaveText([/^ビットコイン/])

  // Nor does one come back that was asked for before the field was emptied or left.
  await search(page).fill('chain')
  await search(page).fill('')
  await untilAsked(page)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('an empty field asks nothing, and a search that suggests nothing goes on searching', async ({
  page,
  troubles,
}) => {
  troubles.allow(/503/)
  const asked: string[] = []
  await page.route(questions, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ status: 503, body: '' })
  })
  await openMarket(page, short)
  await search(page).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('  ')
  await untilAsked(page)
  expect(asked).toEqual([])
  const failed = page.waitForResponse(questions)
  await page.keyboard.type('ledger')
  await failed
  expect(asked).toHaveLength(1)
  await settle(page)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?q=ledger')
  await expect(names(page).first()).toContainText('Ledger')
})

test('what was typed before the page was alive is suggested for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/market', { waitUntil: 'commit' })
  await search(page).pressSequentially('ビット')
  release()
  await expect(suggested(page)).toHaveText([/^ビットコイン/])
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

test('a bitcoin is one bitcoin, however its price moves', async ({ page }) => {
  await openMarket(page, '/market?currency=BTC')
  const bitcoin = rows(page).first()
  const before = (await bitcoin.textContent()) ?? ''
  await expect(bitcoin).not.toHaveText(before)
  // At once: waiting would find the moment when the rates come anew.
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

test('a live price beyond the highest or lowest of the day moves that too', async ({ page }) => {
  await standInForStream(page, { quotes: { ethereum: [9_000_000, 12.5], bitcoin: [1, -99] } }, 'silence')
  await openMarket(page, '/market?currency=USD')
  const cell = (name: string, place: number) => rowOf(page, name).locator('td').nth(place)
  await expect(cell('イーサリアム', 3)).toHaveText('$9,000,000.00')
  await expect(cell('ビットコイン', 4)).toHaveText('$1.00')
})

test('what is starred, chosen or typed before the page is alive counts afterwards', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/market', { waitUntil: 'commit' })
  await star(page, 'イーサリアム').click()
  await star(page, 'ビットコイン').click()
  await star(page, 'ビットコイン').click()
  await currency(page).selectOption('KRW')
  await search(page).fill('led')
  release()
  await untilHydrated(page)
  await expect(star(page, 'イーサリアム')).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, 'ビットコイン')).toHaveAttribute('aria-pressed', 'false')
  await expect(currency(page)).toHaveValue('KRW')
  await expect(rows(page).first()).toContainText('ウォン')
  await expect(search(page)).toHaveValue('led')
  await star(page, 'イーサリアム').click()
  await expect(star(page, 'イーサリアム')).toHaveAttribute('aria-pressed', 'false')
})

test('a starred star is filled', async ({ page }) => {
  await openMarket(page)
  const fill = () =>
    star(page, 'イーサリアム')
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).fill)
  expect(await fill()).toBe('none')
  await star(page, 'イーサリアム').click()
  await expect.poll(fill).not.toBe('none')
})

test('the demo market moves by itself', async ({ page }) => {
  await openMarket(page)
  const cell = rows(page).first().locator('td').nth(1)
  const before = await cell.textContent()
  await expect(cell).not.toHaveText(before ?? '')
})

test('a price that moves lights up, with reduced motion it does not', async ({ page }) => {
  await standInForStream(page, { quotes: { bitcoin: [1, -5] } }, 'silence')
  await openMarket(page)
  const flash = page.locator('.flash-loss')
  const light = () => flash.evaluate((element) => getComputedStyle(element, '::before').animationName)
  await expect(flash).toHaveCount(1)
  expect(await light()).toBe('flash')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await light()).toBe('none')
})

test('starred coins are kept and make a list of their own that can be shared', async ({ page, browser }) => {
  await openMarket(page)
  await star(page, 'イーサリアム').click()
  await star(page, 'ビットコイン').click()
  await expect(star(page, 'ビットコイン')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await untilHydrated(page)
  await expect(star(page, 'ビットコイン')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: market.tabWatched }).click()
  await expect(page).toHaveURL('/market?ids=ethereum%2Cbitcoin')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText(market.ownList)).toBeVisible()
  // A star taken away leaves the row where it is: it may have been a slip.
  await star(page, 'ビットコイン').click()
  await expect(rows(page)).toHaveCount(2)

  const friend = await browser.newPage()
  await friend.goto(page.url())
  await expect(rows(friend)).toHaveCount(2)
  await friend.getByRole('button', { name: market.addToWatchlist }).click()
  await expect(star(friend, 'イーサリアム')).toHaveAttribute('aria-pressed', 'true')
  await friend.close()
})

test('stars and currency come along to another language, and from nowhere else', async ({ page }) => {
  await openMarket(page)
  await star(page, 'イーサリアム').click()
  await currency(page).selectOption('EUR')
  await page.getByText(`${shell.languageSelect}: 日本語`).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(addressOf('en', '/market'))
  await untilHydrated(page)
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  const starred = page.getByRole('button', { name: 'Add Ethereum to watchlist', exact: true })
  await expect(starred).toHaveAttribute('aria-pressed', 'true')

  // An address that somebody else has made changes nothing.
  await openHydrated(page, addressOf('en', '/page/terms'))
  await page.goto(addressOf('en', '/market#choices&coin%3A%3Acurrency=KRW&coin%3A%3Awatchlist=bitcoin'))
  await untilHydrated(page)
  await expect(page).toHaveURL(addressOf('en', '/market'))
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await expect(starred).toHaveAttribute('aria-pressed', 'true')
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

  test('name, price and change of the day are in sight whole, in every language and the longest currency', async ({
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
              // A price with counted zeros has a second, hidden text for those who hear it.
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

  test('the header of the list stays at the top of the window while its rows pass, and leaves with the last', async ({
    page,
  }) => {
    await openMarket(page)
    const header = table(page).locator('thead')
    const top = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN)
    expect(await top(header)).toBe(await top(table(page)))
    for (const row of [10, 60]) {
      await rows(page)
        .nth(row)
        .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100))
      await expect.poll(() => top(header)).toBe(0)
    }
    await heading(page, market.price).getByRole('link').tap()
    await expect(page).toHaveURL('/market?sort=price')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(header).not.toBeInViewport()
    // It is the page that scrolls: what lies below the list is no part of it.
    expect(await table(page).evaluate((element) => element.scrollTop)).toBe(0)
  })

  test('what the keyboard reaches in the list is not below its header', async ({ page }) => {
    await openMarket(page)
    await rows(page).nth(30).getByRole('link').focus()
    for (let step = 0; step < 40; step++) await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1)
    const header = await table(page).locator('thead').boundingBox()
    expect(focused).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  })

  test('a suggestion is a target for a finger, in sight, and opens with a tap', async ({ page }) => {
    await openMarket(page, short)
    await search(page).tap()
    await search(page).pressSequentially('chain')
    await expect(suggested(page)).toHaveCount(7)
    await expect(suggested(page).last()).toBeInViewport({ ratio: 1 })
    const box = await suggested(page).first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await suggested(page).first().tap()
    await expect(page).toHaveURL(/\/market\/[a-z-]+-chain$/)
  })

  test('the list scrolls with the page and sideways by itself, names stay in sight, and fingers find their targets', async ({
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
