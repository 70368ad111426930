import shell from '../../src/words/ja/frame.ts'
import market from '../../src/words/ja/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import { currency, names, openMarket, rows, search, star } from '../support/journeys/market.ts'
import { holdScripts, openHydrated, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test('stars, choices and input from before the page is hydrated count afterwards', async ({ page }) => {
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

test('the star of a watched coin is filled', async ({ page }) => {
  await openMarket(page)
  const fill = () =>
    star(page, 'イーサリアム')
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).fill)
  expect(await fill()).toBe('none')
  await star(page, 'イーサリアム').click()
  await expect.poll(fill).not.toBe('none')
})

test('starred coins are stored and form a list that can be shared', async ({ page, browser }) => {
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
  // A coin whose star was removed stays in the list until the next load, so that a slip can be undone.
  await star(page, 'ビットコイン').click()
  await expect(rows(page)).toHaveCount(2)

  const friend = await browser.newPage()
  await friend.goto(page.url())
  await expect(rows(friend)).toHaveCount(2)
  await friend.getByRole('button', { name: market.addToWatchlist }).click()
  await expect(star(friend, 'イーサリアム')).toHaveAttribute('aria-pressed', 'true')
  await friend.close()
})

test('stars and currency are carried to another language, and are accepted only from our own hosts', async ({
  page,
}) => {
  await openMarket(page)
  await star(page, 'イーサリアム').click()
  await currency(page).selectOption('EUR')
  await page.getByText(`${shell.languageChosen}日本語`).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(addressOf('en', '/market'))
  await untilHydrated(page)
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  const starred = page.getByRole('button', { name: 'Add Ethereum to watchlist', exact: true })
  await expect(starred).toHaveAttribute('aria-pressed', 'true')

  // The fragment of an address changes stored choices only if a page of our own links to it. Here the address is opened directly,
  // as from another site, and changes nothing.
  await openHydrated(page, addressOf('en', '/page/terms'))
  await page.goto(addressOf('en', '/market#choices&coin%3A%3Acurrency=KRW&coin%3A%3Awatchlist=bitcoin'))
  await untilHydrated(page)
  await expect(page).toHaveURL(addressOf('en', '/market'))
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await expect(starred).toHaveAttribute('aria-pressed', 'true')
})

test('an empty watchlist explains how to fill it', async ({ page }) => {
  await openMarket(page)
  await page.getByRole('link', { name: market.tabWatched }).click()
  await expect(page.getByRole('heading', { name: market.unstarredTitle })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared watchlist is shown', async ({ page }) => {
    await page.goto('/market?ids=ethereum,bitcoin')
    await expect(names(page)).toContainText(['ビットコイン', 'イーサリアム'])
    await expect(rows(page)).toHaveCount(2)
  })
})
