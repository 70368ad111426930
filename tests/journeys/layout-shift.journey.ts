import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { desktop, openHydrated, phone } from '../support/journeys/page.ts'
import { standInForStream } from '../support/journeys/stream.ts'
import { expect, test } from '../support/journeys/test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

/** The stream stays silent, because moving prices change the widths of texts; this is about loading. */
test.beforeEach(async ({ page }) => void (await standInForStream(page, 'silence')))

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * A busy browser paints while the document still arrives, and a line moves by some pixels when its second half is parsed. Such
 * shifts are ignored: they are tiny and early.
 */
const halfRead = { maxShift: 0.0002, settledAfter: 200 }

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ maxShift, settledAfter }) =>
      new Promise((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const read = (navigation?.domInteractive ?? 0) + settledAfter
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[]
          const ours = shifts.filter(({ value, startTime }) => value > maxShift || startTime > read)
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
  test(`nothing moves on a ${device} while the market switches to the currency of the reader`, async ({
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
  test(`nothing moves while ${path} loads, however late its deferred parts arrive`, async ({ page }) => {
    await page.route('**/assets/*', async (route) => {
      await wait(/\.(?:svg|css)$/.test(new URL(route.request().url()).pathname) ? 400 : 150)
      await route.continue()
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
  })
}

test.describe('in the zone of most Japanese readers', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the calendar does not move on hydration', async ({ browser }) => {
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
