import type { Page } from '@playwright/test'
import { openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const { shell } = texts.ja
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('theme=dark switches to dark colours, and every link keeps it, also in texts', async ({ page }) => {
      const open = (path: string) => (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
      await open('/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      const light = await paper(page)
      await open('/?theme=dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await paper(page)).not.toBe(light)

      await page.getByRole('contentinfo').getByRole('link', { name: shell.linkTerms }).click()
      await expect(page).toHaveURL('/page/terms?theme=dark')
      await page.getByRole('main').getByRole('link', { name: '会社概要' }).first().click()
      await expect(page).toHaveURL('/page/company?theme=dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

      await page.getByRole('link', { name: shell.toLight }).click()
      await expect(page).toHaveURL('/page/company?theme=light')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await paper(page)).toBe(light)
    })
  })
}

test('no link inside the site drops the theme', async ({ page }) => {
  for (const path of ['/', '/ico', '/page/terms', '/offline']) {
    await page.goto(`${path}?theme=dark`)
    const dropped = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith('/api/') && !href.includes('theme=dark')),
      )
    expect([...new Set(dropped)]).toEqual([`${path}?theme=light`])
  }
})

test('the search box keeps the theme', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  await openHydrated(page, '/?theme=dark')
  await page.getByRole('searchbox').fill('瓦')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('瓦')}&theme=dark`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a link in a text keeps the theme beside its own query', async ({ page }) => {
  const html = '<p><a href="/page/terms?a=1&amp;b=2">規約</a></p>'
  const answer = { page_id: 'tax', language: 'ja', title: '税金', description: '', html, languages: ['ja'] }
  await page.route('**/api/page/tax', (route) =>
    route.fulfill({ json: { ...answer, updated_at: '2026-04-01T00:00:00.000Z' } }),
  )
  await openHydrated(page, '/?theme=dark')
  await page.getByRole('contentinfo').getByRole('link', { name: shell.linkTax }).click()
  await page.getByRole('main').getByRole('link', { name: '規約' }).click()
  await expect(page).toHaveURL('/page/terms?a=1&b=2&theme=dark')
})

test('without a theme in the address the page follows the system until the reader chooses, and the choice is kept', async ({
  page,
}) => {
  const theme = (expected: 'light' | 'dark') =>
    expect(page.locator('html')).toHaveAttribute('data-theme', expected)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/?theme=light')
  const light = await paper(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  expect(await paper(page)).not.toBe(light)
  await openHydrated(page, '/')
  await theme('dark')
  await page.getByRole('link', { name: shell.toLight }).click()
  await theme('light')
  await openHydrated(page, '/page/terms')
  await theme('light')
  expect(await paper(page)).toBe(light)
  await page.getByRole('link', { name: shell.toDark }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, '/')
  await theme('dark')
})
