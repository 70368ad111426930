import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { desktop, openHydrated, phone } from '../support/journey-page.ts'
import { standInForStream } from '../support/journey-stream.ts'
import { expect, test } from '../support/journey-test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

/** Prices that move while a page stands there change how long they are: this is about pages that load. */
test.beforeEach(async ({ page }) => void (await standInForStream(page, 'silence')))

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * A busy browser paints while the document is still arriving, and half a row or a field settles by some pixels when its
 * other half is read. That is the browser's doing, is seen by nobody, and is told from ours by its size and its time.
 */
const halfRead = { most: 0.0002, settledAfter: 200 }

/** Each shift since the page was opened, with the names of what moved. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ most, settledAfter }) =>
      new Promise((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const read = (navigation?.domInteractive ?? 0) + settledAfter
        const observer = new PerformanceObserver((list) => {
          // Only shifts come of the type that is observed.
          const shifts = list.getEntries() as LayoutShift[]
          const ours = shifts.filter(({ value, startTime }) => value > most || startTime > read)
          resolve(
            ours.map(({ value, sources }) => {
              const moved = sources.map(
                ({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? 'something',
              )
              return `${value}: ${moved.join(', ')}`
            }),
          )
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 300, [])
      }),
    halfRead,
  )
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test(`nothing moves on a ${device} while the market turns to the currency that the reader has chosen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => localStorage.setItem('coin::currency', 'KRW'))
    await openHydrated(page, '/market')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.market-totals dd').first()).toContainText('ウォン')
    expect(await shiftsOf(page)).toEqual([])
  })
}

for (const path of [
  '/',
  '/page/terms',
  '/page/terms?theme=dark',
  '/market',
  '/market/bitcoin',
  '/events/add',
  '/badge?item=hinode-grid&kind=raised&size=large',
  '/widget?coins=bitcoin',
  '/contact?purpose=ads',
  '/coinview',
  '/premium',
  '/coinview/purchase?plan=premium-yearly&coupon=YEAR1000',
  '/coinview/subscription?token=invalid',
  '/coinview-sdk',
  '/coinview-sdk/login',
  '/blog',
  '/blog/posts/reading-lock-up-tables',
  '/blog/posts/income-tax-on-crypto',
]) {
  test(`nothing moves while ${path} loads, however late its parts come`, async ({ page }) => {
    await page.route('**/assets/*', async (route) => {
      await wait(/\.(?:svg|css)$/.test(new URL(route.request().url()).pathname) ? 400 : 150)
      await route.continue()
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
  })
}

test.describe('where most readers of Japanese are', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the calendar is as it was made', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await openHydrated(page, '/events')
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
    await context.close()
  })
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('the suggestion of another language moves nothing', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
})
