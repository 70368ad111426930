import { phone, openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const webView = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CoinView/57'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('?inApp leaves the header and the footer to the app, and links keep it', async ({ page }) => {
      await page.goto('/page/terms?inApp=1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: '会社概要' }).first().click()
      await expect(page).toHaveURL('/page/company?inApp=1')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('利用規約')
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.getByRole('navigation').getByRole('link', { name: 'ホーム' }).click()
      await expect(page).toHaveURL('/?inApp=1')
    })
  })
}

test.describe('in the web view of the app', () => {
  test.use({ userAgent: webView, locale: 'ko-KR' })

  test('the header, the footer and the language strip are hidden on every page', async ({ page }) => {
    await openHydrated(page, '/page/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: '会社概要' }).first().click()
    await expect(page).toHaveURL('/page/company')
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})

test.describe('in a browser whose name only looks like the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 NotCoinView/57 Safari/605.1' })

  test('the header and the footer are shown', async ({ page }) => {
    await page.goto('/page/terms')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  })
})
