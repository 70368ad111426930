import type { Page } from '@playwright/test'
import { htmlLang, type Language } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journey-address.ts'
import { expect, test } from '../support/journey-test.ts'
import { texts } from '../support/journey-texts.ts'

/** One visit is enough: once the worker is in charge it has everything it needs. */
async function visitOnce(page: Page, language: Language) {
  await page.goto(addressOf(language, '/'))
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated'
  })
  // What comes late is on its way no more.
  await page.waitForLoadState('networkidle')
}

/** The style sheet and the pictures come from the worker; anything else that is asked for fails the journey. */
async function expectStyled(page: Page) {
  await page.waitForLoadState('networkidle')
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).not.toBe('rgba(0, 0, 0, 0)')
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const language of ['ja', 'en'] as const) {
    test(`without a connection the reader is told so in ${language}`, async ({ page, context, troubles }) => {
      troubles.allow(/^request failed: \S+\/page\/(?:terms|tax)\S* net::ERR_INTERNET_DISCONNECTED/)
      const { errors } = texts[language]
      await visitOnce(page, language)
      await context.setOffline(true)
      await page.goto(addressOf(language, '/page/terms'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.offlineTitle)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expectStyled(page)

      await page.goto(addressOf(language, '/page/tax?theme=dark'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.offlineTitle)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

      await context.setOffline(false)
      await page.getByRole('main').getByRole('link', { name: errors.retry }).click()
      await expect(page).toHaveURL(addressOf(language, '/page/tax?theme=dark'))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.offlineTitle)
      await expect(page.getByRole('article')).toBeVisible()
    })
  }

  test('a broken service worker is a warning, and the page works without it', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(/^console: The service worker was not registered\./)
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await context.route('**/service-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is not a script' }),
    )
    await page.goto('/')
    expect((await warned).text()).toContain('The service worker was not registered.')
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.linkTerms }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
  })
})
