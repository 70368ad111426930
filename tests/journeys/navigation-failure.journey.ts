import type { Page } from '@playwright/test'
import events from '../../src/words/ja/events.ts'
import { desktop, openHydrated, phone, scrollOf, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const { shell, errors } = texts.ja
const progress = (page: Page) => page.getByTestId('navigation-progress')
const followTerms = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: shell.linkTerms }).click()

test('the progress bar shows while the answer is slow and disappears when it has come', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/page/terms', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openHydrated(page, '/')
  await expect(progress(page)).toHaveAttribute('data-state', 'idle')
  await followTerms(page)
  await expect(progress(page)).toHaveAttribute('data-state', 'loading')
  await expect(progress(page).getByRole('status')).toHaveText(shell.loading)
  await expect(page).toHaveURL('/')
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
  await expect(progress(page)).toHaveAttribute('data-state', 'idle')
})

test('when the server fails the progress bar says so, the navigation goes on, and the operator is notified', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 500 .*\/api\/page\/terms/)
  await page.route('**/api/page/terms', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Internal error', status: 500, code: 'internal_error' },
    }),
  )
  await openHydrated(page, '/')
  const report = page.waitForResponse('**/api/error-report')
  await followTerms(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.serverTitle)
  await expect(progress(page)).toHaveAttribute('data-state', 'failed')
  await expect(progress(page).getByRole('status')).toHaveText(shell.loadFailed)
  await expect(page).toHaveURL('/page/terms')
  await expect(page.getByRole('main')).toContainText('エラー 500')

  const answer = await report
  const request = answer.request()
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ received: true })
  expect(request.headers()['x-signature']).toMatch(/^[A-Za-z0-9]{10}\.\d+\.[0-9a-f]{64}$/)
  expect(request.postDataJSON()).toMatchObject({
    status: 500,
    response: expect.stringContaining('internal_error'),
  })

  await expect(progress(page), 'the bar does not stay for ever').toHaveAttribute('data-state', 'idle')
  await page.unroute('**/api/page/terms')
  await page.getByRole('button', { name: errors.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
})

test('when the server cannot be reached the page says so and offers to try again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/net::ERR_FAILED|\/api\/page\/terms net::/)
  await page.route('**/api/page/terms', (route) => route.abort())
  await openHydrated(page, '/')
  await followTerms(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.networkTitle)
  await expect(progress(page)).toHaveAttribute('data-state', 'failed')
  await expect(page).toHaveURL('/page/terms')
  expect(await scrollOf(page), 'the error is in view, not the footer that led to it').toBe(0)

  await page.unroute('**/api/page/terms')
  await page.getByRole('button', { name: errors.retry }).click()
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
})

test('a list without its ads and a sale without related sales are shown all the same', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 503 .*\/api\/(ads|related-items\/)/)
  for (const side of ['**/api/ads', '**/api/related-items/*'])
    await page.route(side, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Source failed', status: 503, code: 'source_failed' },
      }),
    )
  await openHydrated(page, '/page/terms')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /トップページ/u })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ja.home.heading)
  const sale = page.getByRole('main').locator('a[href^="/ico/"]').first()
  await expect(sale).toBeVisible()
  await sale.click()
  await expect(page).toHaveURL(/\/ico\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.unavailableTitle)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a reader can leave the failed page by any link', async ({ page, troubles }) => {
  troubles.allow(/net::ERR_FAILED|\/api\/page\/terms net::/)
  await page.route('**/api/page/terms', (route) => route.abort())
  await openHydrated(page, '/')
  await followTerms(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.networkTitle)
  await page.getByRole('main').getByRole('link', { name: errors.toHome }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ja.home.heading)
})

/** Records every state of the progress bar from now on. */
async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await progress(page).evaluateHandle((bar) => {
    const states = new Set([bar.dataset['state'] ?? ''])
    new MutationObserver(() => states.add(bar.dataset['state'] ?? '')).observe(bar, { attributes: true })
    return states
  })
  return () => seen.evaluate((states) => [...states])
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test(`a load that redirects has not failed: filters of the calendar on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/events')
    const states = await watchProgress(page)
    await page.getByLabel(events.period).selectOption('next-month')
    await expect(page).toHaveURL('/events/time/next-month')
    const token = page.getByRole('combobox', { name: events.token })
    await token.fill('BTC')
    await token.press('Enter')
    await expect(page).toHaveURL('/events/symbol/BTC/time/next-month')
    await expect(progress(page)).toHaveAttribute('data-state', 'idle')
    expect(await states()).toEqual(['idle', 'loading'])
  })
}
