import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { htmlLang, languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journey-address.ts'
import { documentOf, untilHydrated } from '../support/journey-page.ts'
import { expect, test } from '../support/journey-test.ts'
import { texts } from '../support/journey-texts.ts'
import { root } from '../support/source-files.ts'

/** A page of few words, with which most journeys begin. */
const short = '/page/company'

/** One visit is enough: once the worker is in charge it has everything it needs. */
async function visitOnce(page: Page, language: Language, path = short) {
  await page.goto(addressOf(language, path))
  await untilStored(page, addressOf(language, path))
  // What comes late is on its way no more.
  await page.waitForLoadState('networkidle')
}

/** The line is cut before a late part of the page has begun to come. */
async function visitInHaste(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await untilStored(page, page.url())
}

/** As where the line was cut, or the browser was short of room, before all of a page was stored. */
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

/** The style sheet and the pictures come from the worker; anything else that is asked for fails the journey. */
async function expectStyled(page: Page) {
  await page.waitForLoadState('networkidle')
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).not.toBe('rgba(0, 0, 0, 0)')
}

/** The worker has stored the page at this address. */
async function untilStored(page: Page, address: string) {
  const isStored = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
}

/** Also the scripts that came late have passed by the worker. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilStored(page, page.url())
  await page.waitForLoadState('networkidle')
}

const noticeOf = (page: Page) => page.locator('[data-stored-notice]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const away = /net::ERR_INTERNET_DISCONNECTED/

/** As the language writes this day; the clock may have moved on since the visit. */
const notices: Readonly<Record<Language, RegExp>> = {
  ja: /^オフライン（\d+月\d+日 \d\d:\d\d時点）$/,
  en: /^Offline – as of [A-Z][a-z]{2} \d+, \d\d:\d\d$/,
  ko: /^오프라인\(\d+월 \d+일 \d\d:\d\d 기준\)$/,
  zh: /^离线（\d+月\d+日 \d\d:\d\d的内容）$/,
}

async function expectNotice(page: Page, language: Language) {
  await expect(noticeOf(page).locator('span')).toHaveText(notices[language])
}

/** The worker of another build takes over. Its address is its own: the browser asks the site itself for a known one. */
async function deploy(page: Page, version: string) {
  const script = await readFile(join(root, 'build/client/service-worker.js'), 'utf8')
  const address = `**/service-worker.js?${version}`
  await page.context().route(address, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(/version:([`"'])\w+/, `version:$1${version}`),
    }),
  )
  await page.evaluate(async (name) => {
    const { serviceWorker } = navigator
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await serviceWorker.register(`/service-worker.js?${name}`)
    await changed
    const { active } = await serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  }, version)
  await page.context().unroute(address)
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const language of languages) {
    test(`a visited page is read without a connection, with the time of the visit, in ${language}`, async ({
      page,
      context,
      troubles,
    }) => {
      troubles.allow(away)
      await visitOnce(page, language)
      await visit(page, addressOf(language, '/ico/hinode-grid'))
      await expect(noticeOf(page)).toHaveCount(0)
      await context.setOffline(true)
      await page.reload()
      await expectNotice(page, language)
      await expect(heading(page)).toContainText('Hinode Grid')
      await expectStyled(page)

      await context.setOffline(false)
      await page.reload()
      await expect(heading(page)).toContainText('Hinode Grid')
      await expect(noticeOf(page)).toHaveCount(0)
    })
  }

  for (const path of ['/', '/search', '/ico/hinode-grid', '/market', '/blog/posts/reading-lock-up-tables']) {
    test(`${path} comes alive without a connection, however short the visit was`, async ({
      page,
      context,
      troubles,
    }) => {
      troubles.allow(away)
      await visitOnce(page, 'ja')
      await visitInHaste(page, addressOf('ja', path))
      await context.setOffline(true)
      await page.reload()
      await expectNotice(page, 'ja')
      await untilHydrated(page)
    })
  }

  test('a visited page of which a script is lost is read without its scripts', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(away)
    await visitOnce(page, 'ja', '/')
    await visit(page, addressOf('ja', '/ico/hinode-grid'))
    await context.setOffline(true)
    await loseStored(page, /\/assets\/story-/)
    // The browser has what it fetched a moment ago.
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

  test('Back leads through a visited sale, coin and post without a connection', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(away)
    await visitOnce(page, 'ja')
    for (const path of ['/ico/hinode-grid', '/market/bitcoin', '/blog/posts/reading-lock-up-tables']) {
      await visit(page, addressOf('ja', path))
    }
    const post = (await heading(page).textContent()) ?? ''
    await context.setOffline(true)
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

  test('a page to which a link led counts as visited, and links lead to visited pages', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(away)
    await visitOnce(page, 'en', '/')
    const first = await documentOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(page).toHaveURL(addressOf('en', '/page/terms'))
    await untilStored(page, addressOf('en', '/page/terms'))
    await page.goBack()
    await expect(heading(page)).toHaveText(texts.en.home.heading)
    await page.waitForLoadState('networkidle')
    expect(await documentOf(page), 'the router leads on, there and back').toBe(first)

    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(heading(page)).toHaveText('Terms of Use')
    await expectNotice(page, 'en')
    await expectStyled(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(heading(page)).toHaveText(texts.en.home.heading)
    await expectNotice(page, 'en')
    await page.goBack()
    await expect(heading(page)).toHaveText('Terms of Use')
  })

  test('Back to a page that the router showed finds it without a connection', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(away)
    troubles.allow(/ERR_FAILED|Failed to fetch|The report was not delivered/)
    await visitOnce(page, 'en')
    await page.getByRole('banner').getByRole('link', { name: texts.en.shell.menuMarket }).click()
    await expect(page).toHaveURL(addressOf('en', '/market'))
    await untilStored(page, addressOf('en', '/market'))
    await page.getByRole('contentinfo').getByRole('link', { name: texts.en.shell.linkTerms }).click()
    await expect(heading(page)).toHaveText('Terms of Use')
    await untilStored(page, addressOf('en', '/page/terms'))
    // What the API answered a moment ago would still be at hand in the browser.
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goBack()
    await expect(page).toHaveURL(addressOf('en', '/market'))
    await expectNotice(page, 'en')
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  test('a page that was not visited offers those that were, the last one first', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(away)
    await visitOnce(page, 'en')
    await visit(page, addressOf('en', '/ico/hinode-grid'))
    await visit(page, addressOf('en', '/search?q=a&sort=name'))
    await context.setOffline(true)
    await page.goto(addressOf('en', '/page/terms'))
    await expect(heading(page)).toHaveText(texts.en.errors.offlineTitle)
    await expect(
      page.getByRole('heading', { level: 2, name: texts.en.errors.storedPagesTitle }),
    ).toBeVisible()
    const list = page.getByRole('main').getByRole('listitem')
    await expect(list).toHaveText([/./, /Hinode Grid token sale[A-Z][a-z]{2} \d+, \d\d:\d\d$/, /./])
    await expect(list.nth(0).getByRole('link')).toHaveAttribute('href', '/search?q=a&sort=name')
    await expectStyled(page)
    await list.nth(1).getByRole('link').click()
    await expect(heading(page)).toContainText('Hinode Grid')
    await expectNotice(page, 'en')
  })

  test('what a mail led to is not stored, nor what is no page', async ({ page, context, troubles }) => {
    troubles.allow(away)
    troubles.allow(/status of 404/)
    await visitOnce(page, 'en')
    const paths = [
      '/followed?token=secret',
      '/unfollowed?token=secret',
      '/ico?token=secret',
      '/page/not-there',
      '/error/404',
    ]
    for (const path of paths) await page.goto(addressOf('en', path))
    // Whatever is stored is stored in order.
    await visit(page, addressOf('en', '/ico/hinode-grid'))
    await context.setOffline(true)
    for (const path of paths) {
      await page.goto(addressOf('en', path))
      await expect(heading(page), path).toHaveText(texts.en.errors.offlineTitle)
      const hrefs = await page.getByRole('main').getByRole('listitem').getByRole('link').all()
      expect(await Promise.all(hrefs.map((link) => link.getAttribute('href')))).toEqual([
        '/ico/hinode-grid',
        short,
      ])
    }
  })

  test('thirty pages are stored, and five of one list', async ({ page, context, troubles }) => {
    troubles.allow(away)
    await visitOnce(page, 'en')
    const sales = new Set<string>()
    const stored = async (path: string) => {
      await page.goto(addressOf('en', path), { waitUntil: 'commit' })
      await untilStored(page, page.url())
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await stored(`/search?sort=name&page=${number}`)
      await page.waitForLoadState('domcontentloaded')
      const hrefs = await page
        .locator('main a[href^="/ico/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of hrefs) sales.add(href)
    }
    const listed = async () => {
      await context.setOffline(true)
      await page.goto(addressOf('en', '/page/terms'))
      const links = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(links.first()).toBeVisible()
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await context.setOffline(false)
      return hrefs
    }
    const lists = [6, 5, 4, 3, 2].map((number) => `/search?sort=name&page=${number}`)
    expect(await listed()).toEqual([...lists, short])

    // As the router leads on: the worker is told of each visit, in order.
    const visited = [...sales].slice(0, 32)
    for (const path of visited) {
      const address = addressOf('en', path)
      await page.evaluate((told) => navigator.serviceWorker.controller?.postMessage(told), {
        address,
        since: Date.now(),
        assets: [],
      })
      await untilStored(page, address)
    }
    expect(await listed()).toEqual(visited.toReversed().slice(0, 30))
  })

  for (const [deploys, outcome] of [
    [['second'], 'are read as before'],
    [['second', 'third'], 'are gone, with what they need'],
  ] as const) {
    test(`after ${deploys.length} new builds stored pages ${outcome}`, async ({
      page,
      context,
      troubles,
    }) => {
      troubles.allow(away)
      // A stored page knows the worker of this build alone.
      troubles.allow(/service worker was not registered|error occurred when fetching the script/)
      await visitOnce(page, 'en')
      await visit(page, addressOf('en', '/ico/hinode-grid'))
      await visit(page, addressOf('en', '/page/terms'))
      // It has no script: pages of ours would put the worker of this build in place of the new one.
      await page.goto(addressOf('en', '/robots.txt'))
      for (const version of deploys) await deploy(page, version)
      await context.setOffline(true)
      await page.goto(addressOf('en', '/ico/hinode-grid'))
      if (deploys.length === 1) {
        await expectNotice(page, 'en')
        await expectStyled(page)
      } else {
        await expect(heading(page)).toHaveText(texts.en.errors.offlineTitle)
        await expect(page.locator('[data-stored-pages]')).toBeHidden()
      }
    })
  }

  test('a page that lacks a late part for good says so, and is not asked for over and over', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(/form-errors-|net::ERR_FAILED/)
    await context.route('**/assets/form-errors-*', (route) => route.abort())
    await visitOnce(page, 'en')
    let visits = 0
    page.on('domcontentloaded', () => visits++)
    await page.goto(addressOf('en', '/ico-form'))
    await expect(heading(page)).toHaveText(texts.en.errors.networkTitle)
    expect(visits).toBeLessThan(3)
    // The style sheets of late parts came before the frame's; the buttons are drawn as buttons all the same.
    await expect(page.getByRole('button', { name: texts.en.errors.retry })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })

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
    await page.goto(short)
    expect((await warned).text()).toContain('The service worker was not registered.')
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.linkTerms }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
  })
})
