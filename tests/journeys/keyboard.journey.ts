import type { Page } from '@playwright/test'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const { shell } = texts.ja

const focused = (page: Page) => page.locator(':focus')

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('Tab walks through the header in reading order', async ({ page }) => {
  await openHydrated(page, '/')
  const stops = [
    page.getByRole('link', { name: shell.skipToContent }),
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('banner').getByRole('link', { name: shell.menuBlog }),
    page.getByRole('banner').getByRole('link', { name: shell.menuCalendar }),
    page.getByRole('banner').getByRole('link', { name: shell.menuMarket }),
    page.getByRole('banner').getByRole('link', { name: shell.menuApp }),
    page.getByRole('searchbox'),
    page.getByRole('banner').getByRole('button', { name: shell.searchSubmit }),
    page.getByText(`${shell.languageChosen}日本語`),
    page.getByRole('main').getByRole('link').first(),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    const outline = await focused(page).evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline, 'the focus can be seen').not.toBe('none')
  }
})

test('the language selector opens, leads on and closes by keyboard', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  const summary = page.getByText(`${shell.languageChosen}日本語`)
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(english).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(summary).toBeFocused()
  await page.keyboard.press('Space')
  await expect(english).toBeVisible()
})

test('notices are announced to screen readers', async ({ page }) => {
  await openHydrated(page, '/')
  const region = page.getByRole('region', { name: shell.notifications })
  await expect(region.locator('[aria-live="polite"]')).toBeAttached()
  await expect(region.locator('[aria-live="assertive"]')).toBeAttached()
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: phone })

  test('Escape closes the menu and returns the focus', async ({ page }) => {
    await openHydrated(page, '/page/terms')
    const menu = page.getByTestId('mobile-menu')
    const summary = menu.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: shell.menuBlog })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
  })
})
