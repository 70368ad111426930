import type { Page } from '@playwright/test'
import { htmlLang, languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journeys/address.ts'
import {
  expectNotice,
  expectStyled,
  heading,
  noticeOf,
  test,
  untilStored,
  visit,
  visitOnce,
} from '../support/journeys/offline.ts'
import { documentOf, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

async function visitInHaste(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await untilStored(page, page.url())
}

/** Deletes stored files, as if the connection was cut or the storage was full before the whole page was stored. */
async function loseStored(page: Page, name: RegExp) {
  const lost = await page.evaluate(async (pattern) => {
    const isLost = new RegExp(pattern)
    const caching = (await caches.keys()).map(async (key) => {
      const cache = await caches.open(key)
      const requests = (await cache.keys()).filter(({ url }) => isLost.test(url))
      for (const request of requests) await cache.delete(request)
      return requests.length
    })
    return (await Promise.all(caching)).reduce((sum, count) => sum + count, 0)
  }, name.source)
  expect(lost, 'how many were stored').toBeGreaterThan(0)
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const language of languages) {
    test(`a visited page can be read offline, with the time of the visit, in ${language}`, async ({
      page,
      line,
    }) => {
      await visitOnce(page, language)
      await visit(page, addressOf(language, '/ico/hinode-grid'))
      await expect(noticeOf(page)).toHaveCount(0)
      await line.cut()
      await page.reload()
      await expectNotice(page, language)
      await expect(heading(page)).toContainText('Hinode Grid')
      await expectStyled(page)

      await line.mend()
      await page.reload()
      await expect(heading(page)).toContainText('Hinode Grid')
      await expect(noticeOf(page)).toHaveCount(0)
    })
  }

  for (const path of ['/', '/search', '/ico/hinode-grid', '/market', '/blog/posts/reading-lock-up-tables']) {
    test(`${path} is hydrated offline, however short the visit was`, async ({ page, line }) => {
      await visitOnce(page, 'ja')
      await visitInHaste(page, addressOf('ja', path))
      await line.cut()
      await page.reload()
      await expectNotice(page, 'ja')
      await untilHydrated(page)
    })
  }

  test('the notice of a stored page moves no row of the market under its header on a phone', async ({
    page,
    line,
  }) => {
    await page.setViewportSize(phone)
    await visitOnce(page, 'ja', '/market')
    await line.cut()
    await page.reload()
    await expectNotice(page, 'ja')
    const first = page.locator('.market-table tbody tr').first()
    await first.scrollIntoViewIfNeeded()
    await expect(async () => {
      const header = await page.locator('.market-table thead').boundingBox()
      const row = await first.boundingBox()
      expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
    }).toPass()
    const isCovered = await first.locator('th a').evaluate((link) => {
      const { x, y, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + 2, y + height / 2)?.closest('thead') !== null
    })
    expect(isCovered).toBe(false)
  })

  test('a visited page with a lost script can be read without its scripts', async ({
    page,
    context,
    line,
  }) => {
    await visitOnce(page, 'ja', '/')
    await visit(page, addressOf('ja', '/ico/hinode-grid'))
    await line.cut()
    await loseStored(page, /\/assets\/story-/)
    // Clears the HTTP cache of the browser, from which the page could still get the files that the test has deleted.
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.reload()
    await expectNotice(page, 'ja')
    await expect(heading(page)).toContainText('Hinode Grid')
    await expectStyled(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(heading(page)).toHaveText(texts.ja.home.heading)
    await expectNotice(page, 'ja')
  })

  test('Back leads through a visited sale, coin and post offline', async ({ page, line }) => {
    await visitOnce(page, 'ja')
    for (const path of ['/ico/hinode-grid', '/market/bitcoin', '/blog/posts/reading-lock-up-tables']) {
      await visit(page, addressOf('ja', path))
    }
    const post = (await heading(page).textContent()) ?? ''
    await line.cut()
    await page.reload()
    await expect(heading(page)).toHaveText(post)
    await expectNotice(page, 'ja')
    await page.goBack()
    await expect(heading(page)).toContainText('ビットコイン')
    await expectNotice(page, 'ja')
    await page.goBack()
    await expect(heading(page)).toContainText('Hinode Grid')
    await expectNotice(page, 'ja')
    await page.goForward()
    await expect(heading(page)).toContainText('ビットコイン')
    await expectNotice(page, 'ja')
  })

  test('a page reached by a link counts as visited, and links lead to visited pages', async ({
    page,
    line,
  }) => {
    await visitOnce(page, 'en', '/')
    const first = await documentOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(page).toHaveURL(addressOf('en', '/page/terms'))
    await untilStored(page, addressOf('en', '/page/terms'))
    await page.goBack()
    await expect(heading(page)).toHaveText(texts.en.home.heading)
    await page.waitForLoadState('networkidle')
    expect(await documentOf(page), 'the router leads on, there and back').toBe(first)

    await line.cut()
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(heading(page)).toHaveText('Terms of use')
    await expectNotice(page, 'en')
    await expectStyled(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(heading(page)).toHaveText(texts.en.home.heading)
    await expectNotice(page, 'en')
    await page.goBack()
    await expect(heading(page)).toHaveText('Terms of use')
  })

  test('Back to a page that the router rendered works offline', async ({ page, context, line, troubles }) => {
    troubles.allow(/ERR_FAILED|Failed to fetch|The report was not delivered/)
    await visitOnce(page, 'en')
    await page.getByRole('banner').getByRole('link', { name: texts.en.shell.menuMarket }).click()
    await expect(page).toHaveURL(addressOf('en', '/market'))
    await untilStored(page, addressOf('en', '/market'))
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(heading(page)).toHaveText('Terms of use')
    await untilStored(page, addressOf('en', '/page/terms'))
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await line.cut()
    await page.goBack()
    await expect(page).toHaveURL(addressOf('en', '/market'))
    await expectNotice(page, 'en')
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  for (const language of ['ja', 'en'] as const) {
    test(`offline the reader gets a message in ${language}`, async ({ page, context, troubles }) => {
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
})
