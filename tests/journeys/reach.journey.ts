import type { Page } from '@playwright/test'
import frame from '../../src/words/en/frame.ts'
import { addressOf } from '../support/journeys/address.ts'
import { openHydrated, pagePaths } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const picture = (page: Page) => page.locator('meta[property="og:image"]')

test('after a navigation the head has the tags of the new page only', async ({ page }) => {
  await openHydrated(page, addressOf('en', '/?theme=dark'))
  await expect(picture(page)).toHaveAttribute('content', /\/card\/home\/all\.en\.[0-9a-f]{8}\.png$/)
  await page.getByRole('banner').getByRole('link', { name: frame.menuMarket }).first().click()
  await expect(canonical(page)).toHaveAttribute('href', addressOf('en', '/market'))
  await expect(canonical(page)).toHaveCount(1)
  await expect(picture(page)).toHaveCount(1)
  await expect(picture(page)).toHaveAttribute('content', /\/card\/market\/all\.en\.[0-9a-f]{8}\.png$/)
  await expect(page.locator('link[hreflang]')).toHaveCount(6)
  const head = await page.locator('head').evaluate(({ innerHTML }) => innerHTML)
  expect(head).not.toMatch(/(?:canonical|hreflang|og:)[^>]*theme=/)

  await page.getByRole('main').locator('a[href^="/market/bitcoin"]').first().click()
  await expect(canonical(page)).toHaveAttribute('href', addressOf('en', '/market/bitcoin'))
  await expect(picture(page)).toHaveAttribute('content', /\/card\/coin\/bitcoin\.en\.[0-9a-f]{8}\.png$/)
  await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1)
  const moved = await picture(page).getAttribute('content')
  await page.reload()
  await expect(picture(page)).toHaveAttribute('content', moved ?? '')
})

test('the picture of a shared page is an image', async ({ page }) => {
  await page.goto(addressOf('ko', '/ico/hinode-grid'))
  const address = (await picture(page).getAttribute('content')) ?? ''
  const answer = await page.evaluate(async (url) => {
    const found = await fetch(url)
    const { byteLength: bytes } = await found.arrayBuffer()
    return { status: found.status, type: found.headers.get('content-type'), bytes }
  }, address)
  expect(answer).toMatchObject({ status: 200, type: 'image/jpeg' })
  expect(answer.bytes).toBeLessThanOrEqual(100 * 1024)
})

/**
 * The metadata and structured data of a page, in no order: from the shown document, or from the one that the server sends for its
 * address.
 */
const metadataOf = (page: Page, source: 'shown' | 'sent') =>
  page.evaluate(async (from) => {
    const html = from === 'sent' ? await (await fetch(location.href)).text() : ''
    const found = from === 'sent' ? new DOMParser().parseFromString(html, 'text/html') : document
    const tags = found.head.querySelectorAll('meta[content], link[rel="canonical"], link[rel="alternate"]')
    const written = [...tags].map(({ tagName, attributes }) =>
      [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' '),
    )
    const data = [...found.querySelectorAll('script[type="application/ld+json"]')]
    return [found.title, ...written.toSorted(), ...data.map(({ textContent }) => textContent)]
  }, source)

test('after a navigation a page has the head and the structured data of a reload', async ({
  page,
  troubles,
}) => {
  test.slow()
  troubles.allow(/status of 404 .*\/error\/404/)
  const spared = /^\/(?:page\/(?!terms)|coinview-sdk\/|coinview\/s|offline|api\/)/
  const similar = ['/?page=2', '/ico/agora-vote', '/market/ethereum', '/page/company']
  await openHydrated(page, '/market/bitcoin')
  for (const path of [...pagePaths.filter((known) => !spared.test(known)), ...similar]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    const sent = await metadataOf(page, 'sent')
    await expect.poll(() => metadataOf(page, 'shown'), { message: path }).toEqual(sent)
  }
})
