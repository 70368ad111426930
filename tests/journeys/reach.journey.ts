import type { Page } from '@playwright/test'
import frame from '../../src/words/en/frame.ts'
import { addressOf } from '../support/journey-address.ts'
import { openHydrated } from '../support/journey-page.ts'
import { expect, test } from '../support/journey-test.ts'

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const picture = (page: Page) => page.locator('meta[property="og:image"]')

test('the head tells of the page that the reader has moved on to, and of nothing else', async ({ page }) => {
  await openHydrated(page, addressOf('en', '/?theme=dark'))
  await expect(picture(page)).toHaveAttribute('content', /\/card\/home\/all\.en\.[0-9a-f]{8}\.png$/)
  await page.getByRole('banner').getByRole('link', { name: frame.menuMarket }).first().click()
  await expect(canonical(page)).toHaveAttribute('href', addressOf('en', '/market'))
  await expect(canonical(page)).toHaveCount(1)
  await expect(picture(page)).toHaveCount(1)
  await expect(picture(page)).toHaveAttribute('content', /\/card\/market\/all\.en\.[0-9a-f]{8}\.png$/)
  await expect(page.locator('link[hreflang]')).toHaveCount(5)
  const told = await page.locator('head').evaluate((head) => head.innerHTML)
  expect(told).not.toMatch(/(?:canonical|hreflang|og:)[^>]*theme=/)

  await page.getByRole('main').locator('a[href^="/market/bitcoin"]').first().click()
  await expect(canonical(page)).toHaveAttribute('href', addressOf('en', '/market/bitcoin'))
  await expect(picture(page)).toHaveAttribute('content', /\/card\/coin\/bitcoin\.en\.[0-9a-f]{8}\.png$/)
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1)
  const moved = await picture(page).getAttribute('content')
  await page.reload()
  await expect(picture(page)).toHaveAttribute('content', moved ?? '')
})

test('the picture of a shared page is a picture', async ({ page }) => {
  await page.goto(addressOf('ko', '/ico/hinode-grid'))
  const address = (await picture(page).getAttribute('content')) ?? ''
  const answer = await page.evaluate(async (url) => {
    const found = await fetch(url)
    const { byteLength: bytes } = await found.arrayBuffer()
    return { status: found.status, type: found.headers.get('content-type'), bytes }
  }, address)
  expect(answer).toMatchObject({ status: 200, type: 'image/png' })
  expect(answer.bytes).toBeLessThanOrEqual(100 * 1024)
})
