import type { Page } from '@playwright/test'
import coin from '../../src/words/ja/coin.ts'
import market from '../../src/words/ja/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import { questionsOf } from '../support/journeys/api-requests.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { names, openMarket, rowOf, search, short, suggested } from '../support/journeys/market.ts'
import { holdScripts, openHydrated, phone, settle } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const questions = /\/api\/market\/search\?q=[^&]*&size=24$/

/** Resolves after the pause that the search field waits for the next letter; timers of a page end in the order of their times. */
const untilRequested = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 400)))

test('typing suggests coins by their names in the language of the reader, and the keyboard opens one', async ({
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

test('closed suggestions leave no trace, and Enter searches when none is chosen', async ({ page }) => {
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

test('typing on during a search keeps the input and its suggestions', async ({ page }) => {
  await openHydrated(page, '/market')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/market\/search\?.*q=bit/, async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(/\/api\/market\/search\?.*q=bit/)
  await search(page).fill('bit')
  await page.keyboard.press('Enter')
  await requested
  await search(page).fill('eth')
  release()
  await expect(page).toHaveURL('/market?q=bit')
  await expect(rowOf(page, 'イーサリアム')).toHaveCount(0)
  await expect(search(page)).toHaveValue('eth')
  await expect(suggested(page).first()).toContainText('イーサリアム')
})

test('a word typed at the moment the list arrives has suggestions', async ({ page }) => {
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

test('the coin with exactly the typed symbol is suggested first', async ({ page }) => {
  await openMarket(page, short)
  await search(page).pressSequentially('eth')
  await expect(suggested(page).first()).toContainText('イーサリアム')
  await search(page).fill('gaon')
  await expect(suggested(page).first()).toContainText('GAON')
})

test('words under composition are not searched for, and their Enter does nothing', async ({ page }) => {
  const requested = questionsOf(page, ({ href, searchParams }) =>
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
    requested.length = 0
    await openHydrated(page, addressOf(language, short))
    const field = page.getByLabel(label, { exact: true })
    await field.click()
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
    await untilRequested(page)
    expect(requested).toEqual(['x'])
    await expect(page).toHaveURL(addressOf(language, short))
    await finish(word)
    await expect(suggested(page)).toHaveText([new RegExp(`^${name}`)])
    expect(requested).toEqual(['x', word])
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

test('on a phone keyboard, which composes Latin words too, each letter starts a search', async ({ page }) => {
  await openMarket(page, short)
  await search(page).click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'bitco', selectionStart: 5, selectionEnd: 5 })
  await expect(suggested(page)).toHaveText([/^ビットコイン/])
})

test('a delayed answer does not replace a newer one', async ({ page }) => {
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

  await search(page).fill('chain')
  await search(page).fill('')
  await untilRequested(page)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('an empty field sends no request, and a search without suggestions can still be submitted', async ({
  page,
  troubles,
}) => {
  troubles.allow(/503/)
  const requested: string[] = []
  await page.route(questions, async (route) => {
    requested.push(route.request().url())
    await route.fulfill({ status: 503, body: '' })
  })
  await openMarket(page, short)
  await search(page).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('  ')
  await untilRequested(page)
  expect(requested).toEqual([])
  const failed = page.waitForResponse(questions)
  await page.keyboard.type('ledger')
  await failed
  expect(requested).toHaveLength(1)
  await settle(page)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?q=ledger')
  await expect(names(page).first()).toContainText('Ledger')
})

test('input from before the page is hydrated gets suggestions', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/market', { waitUntil: 'commit' })
  await search(page).pressSequentially('ビット')
  release()
  await expect(suggested(page)).toHaveText([/^ビットコイン/])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a suggestion is large enough to tap, visible, and opens with a tap', async ({ page }) => {
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
})
