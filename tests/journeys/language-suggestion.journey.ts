import { addressOf } from '../support/journeys/address.ts'
import { openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

test.describe('in a Korean browser', () => {
  test.use({ locale: 'ko-KR' })

  test('the Japanese site suggests Korean, in Korean, until the reader declines', async ({ page }) => {
    await openHydrated(page, '/page/terms?theme=dark')
    const strip = page.getByRole('complementary')
    const link = strip.getByRole('link', { name: texts.ko.shell.languageSuggestion })
    await expect(link).toHaveAttribute('href', addressOf('ko', '/page/terms?theme=dark'))
    await expect(strip).toHaveAttribute('lang', 'ko')

    await strip.getByRole('button', { name: texts.ko.shell.closeNotification }).click()
    await expect(strip).toHaveCount(0)
    await page.reload()
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(strip).toHaveCount(0)
  })

  test('a reader who was redirected to the Japanese blog gets one notice that explains why', async ({
    page,
  }) => {
    await openHydrated(page, '/blog')
    const strip = page.getByRole('complementary')
    await expect(strip).toHaveAttribute('lang', 'ko')
    await openHydrated(page, addressOf('ko', '/blog'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^블로그는 일본어로만 제공됩니다/)).toHaveCount(1)
    await expect(strip).toHaveCount(0)
  })

  test('the Korean site suggests nothing', async ({ page }) => {
    await openHydrated(page, addressOf('ko', '/'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('nothing is suggested, because there is no French site', async ({ page }) => {
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})
