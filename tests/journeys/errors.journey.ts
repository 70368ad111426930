import { languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journeys/address.ts'
import { documentOf, openHydrated, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

test.beforeEach(({ troubles }) => troubles.allow(/status of (?:404|503)/))

for (const language of languages) {
  const { errors } = texts[language]

  test(`an unknown path answers 404 and says so in ${language}`, async ({ page }) => {
    for (const path of ['/no/such/path', '/page/unknown', '/page/Not%20an%20id', '/error/999']) {
      const response = await page.goto(addressOf(language, path))
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(errors.notFoundTitle)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: errors.toHome }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].home.heading)
  })
}

test('/error/503 answers 503 and offers to try again', async ({ page }) => {
  const response = await page.goto('/error/503')
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ja.errors.unavailableTitle)
  await expect(page.getByRole('main')).toContainText('エラー 503')
  await expect(page.getByRole('button', { name: texts.ja.errors.retry })).toBeVisible()
})

test('a link to an unknown path shows the 404 page without loading another document', async ({ page }) => {
  await openHydrated(page, '/')
  const document = await documentOf(page)
  const html = '<a href="/no/such/path">一</a> <a href="/page/unknown">二</a>'
  await page.route('**/api/page/tax', (route) =>
    route.fulfill({
      json: {
        page_id: 'tax',
        language: 'ja',
        title: '税金',
        description: '',
        html,
        updated_at: '2026-04-01',
        languages: ['ja'],
      },
    }),
  )
  for (const [name, path] of [
    ['一', '/no/such/path'],
    ['二', '/page/unknown'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.linkTax }).click()
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ja.errors.notFoundTitle)
  }
  expect(await documentOf(page)).toBe(document)
})
