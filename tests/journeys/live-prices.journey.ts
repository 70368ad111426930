import type { Page } from '@playwright/test'
import en from '../../src/words/en/market.ts'
import ja from '../../src/words/ja/market.ts'
import ko from '../../src/words/ko/market.ts'
import zh from '../../src/words/zh/market.ts'
import { addressOf } from '../support/journeys/address.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { standInForStream } from '../support/journeys/stream.ts'
import { expect, test } from '../support/journeys/test.ts'

const away = { status: 503 } as const
const ethereum = { quotes: { ethereum: [9_000_000, 12.5] } } as const
const row = (page: Page) =>
  page.locator('.market-table tbody tr').filter({ has: page.locator('th a', { hasText: 'イーサリアム' }) })

test.beforeEach(({ troubles }) => troubles.allow(/status of (503|429)|EventSource/))

test('live prices recover after failed answers', async ({ page }) => {
  const stream = await standInForStream(page, away, { status: 429 }, ethereum, 'silence')
  await openHydrated(page, '/market?currency=USD')
  await expect(row(page)).toContainText('$9,000,000.00')
  expect(stream.requested).toBeGreaterThanOrEqual(3)
})

test('a silent stream is opened again', async ({ page }) => {
  await page.clock.install()
  const stream = await standInForStream(page, 'silence', ethereum, 'silence')
  await openHydrated(page, '/market?currency=USD')
  await expect.poll(() => stream.requested).toBe(1)
  await page.clock.fastForward(41_000)
  await page.clock.fastForward(3_000)
  await expect(row(page)).toContainText('$9,000,000.00')
})

for (const [language, words] of Object.entries({ ja, en, ko, zh })) {
  test(`the page shows without moving that live prices are interrupted, and that they are back: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.clock.install()
    const stream = await standInForStream(page, away)
    await openHydrated(page, addressOf(language as 'ja', '/market/bitcoin'))
    const note = page.getByRole('status').filter({ hasText: words.liveAway })
    const places = () =>
      page.locator('main h1, main h2').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    await expect.poll(() => stream.requested).toBeGreaterThan(0)
    await expect(note).toBeHidden()
    const before = await places()
    await page.clock.fastForward(6_000)
    await expect(note).toBeVisible()
    expect(await places()).toEqual(before)
    stream.answers = ['site']
    await page.clock.fastForward(60_000)
    await expect(note).toBeHidden()
  })
}

test('the stream is requested as soon as the network is back or the page is visible again', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const stream = await standInForStream(page, away)
  await openHydrated(page, '/market')
  await expect.poll(() => stream.requested).toBeGreaterThan(0)
  await page.clock.fastForward(6_000)
  await expect(page.getByText(ja.liveAway)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  const requested = await untilQuiet(() => stream.requested)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => stream.requested).toBe(requested + 1)
  stream.answers = ['site']
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => stream.requested).toBe(requested + 2)
  await expect(page.getByText(ja.liveAway)).toBeHidden()
})

/** Waits until the requests that were sent before the clock stopped have been answered. */
async function untilQuiet(count: () => number): Promise<number> {
  let before = -1
  await expect
    .poll(
      () => {
        const same = count() === before
        before = count()
        return same
      },
      { intervals: [500] },
    )
    .toBe(true)
  return before
}
