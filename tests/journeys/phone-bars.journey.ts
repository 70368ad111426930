import type { Page } from '@playwright/test'
import frame from '../../src/words/ja/frame.ts'
import list from '../../src/words/ja/offerings.ts'
import { addressOf } from '../support/journeys/address.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const strip = (page: Page) => page.getByRole('complementary')
const filterButton = (page: Page) => page.getByRole('button', { name: list.filters })

test.describe('on a phone in another language than the host', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, locale: 'en-US' })

  test('the offer of a language stands below the bar of the list and covers none of it', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(strip(page)).toBeVisible()
    const [bar, offer] = await Promise.all([
      page.locator('.bottom-bar').boundingBox(),
      strip(page).boundingBox(),
    ])
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0)
    await filterButton(page).tap()
    await expect(page.getByRole('dialog', { name: list.filters })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('a language chosen by hand is not followed by the offer of another one', async ({ page }) => {
    await openHydrated(page, addressOf('ko', '/page/terms'))
    await expect(strip(page)).toBeVisible()
    const choice = page.locator('header details').filter({ hasText: texts.ko.shell.languageSelect })
    await choice.locator('summary').tap()
    await choice.getByRole('link', { name: '日本語' }).tap()
    await expect(page).toHaveURL('/page/terms')
    await page.waitForLoadState('networkidle')
    await expect(strip(page)).toHaveCount(0)
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(strip(page)).toHaveCount(0)
    await openHydrated(page, addressOf('ko', '/'))
    await page.waitForLoadState('networkidle')
    await expect(strip(page)).toHaveCount(0)
  })

  test('the menu has the languages and the theme', async ({ page }) => {
    await openHydrated(page, '/market')
    await page.getByTestId('mobile-menu').locator('summary').tap()
    const menu = page.getByTestId('mobile-menu').getByRole('navigation')
    await expect(menu.getByRole('link', { name: '한국어' })).toHaveAttribute(
      'href',
      addressOf('ko', '/market'),
    )
    await menu.getByRole('link', { name: frame.toDark }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('in a window zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 225 }, locale: 'en-US' })

  test('bars take less than a fifth of the height, and the filters show several rows', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByRole('heading', { level: 3 }).nth(3).scrollIntoViewIfNeeded()
    await expect(strip(page)).toHaveCSS('position', 'static')
    expect((await page.locator('.bottom-bar').boundingBox())?.height).toBeLessThan(225 / 5)
    await filterButton(page).click()
    const fields = page.locator('.filter-fields')
    await expect(fields).toBeVisible()
    expect((await fields.boundingBox())?.height).toBeGreaterThan(225 / 2)
  })
})
