import type { Page } from '@playwright/test'
import boxes from '../../src/words/ja/filters.ts'
import offering from '../../src/words/ja/offering.ts'
import offerings from '../../src/words/ja/offerings.ts'
import { addressOf } from '../support/journeys/address.ts'
import { questionsOf } from '../support/journeys/api-requests.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { documentOf, openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const path = '/ico/hinode-grid'
const name = 'Hinode Grid'
const card = (page: Page) => page.getByRole('region', { name: offering.saleCard })
const related = (page: Page) => page.getByRole('region', { name: offering.related })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an entry shows its project, the state of the sale and the latest changes', async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(card(page)).toContainText(boxes.incoming)
      await expect(card(page)).toContainText('$8M')
      for (const title of [offering.keyFacts, offering.about, offering.team, offering.history]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      }
      await expect(related(page).getByRole('link').first()).toBeVisible()
    })
  })
}

test('the countdown runs', async ({ page }) => {
  await openHydrated(page, path)
  const seconds = card(page).getByText(/^\d+$/).last()
  const before = await seconds.innerText()
  await expect(seconds).not.toHaveText(before)
})

test('a related entry opens in the same document, and Back returns here', async ({ page }) => {
  await openHydrated(page, path)
  const document = await documentOf(page)
  const link = related(page).getByRole('listitem').first().getByRole('link').first()
  const other = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other)
  expect(await documentOf(page)).toBe(document)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('the page has the metadata for search engines and shared links', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveTitle(new RegExp(offering.title.replace('{name}', name)))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('ja', path))
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  for (const type of ['Article', 'BreadcrumbList']) expect(data.join('\n')).toContain(`"${type}"`)
})

test('an entry is shown in another language', async ({ page }) => {
  await page.goto(addressOf('ko', path))
  await expect(page.getByRole('main')).toContainText('맑은 날에는 지붕에서 만드는 전기가')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('a traded token shows its price, says that it is simulated, and links to its chart', async ({
  page,
}) => {
  await openHydrated(page, '/ico/kestrel-audit')
  await expect(card(page)).toContainText(offering.marketPrice)
  await expect(card(page)).toContainText(offering.demoPrice)
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
  await card(page).getByRole('link', { name: offering.toMarket }).click()
  await expect(page).toHaveURL('/market/kestrel-audit')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kestrel Audit')
})

test('an unknown entry is not found', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  const answer = await page.goto('/ico/nobody-has-this-name')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: texts.ja.errors.toHome }).click()
  await expect(page.getByRole('region', { name: offerings.results })).toBeVisible()
})

/**
 * The page is as old as the visit, or ten minutes older by the clock of the browser. A cached page is older, and so is every page
 * if that clock is ahead.
 */
for (const [made, ahead] of [
  ['as it was visited', 0],
  ['ten minutes before', 600_000],
] as const) {
  test(`an entry on a page made ${made} is not requested again right after it was shown`, async ({
    page,
    troubles,
  }) => {
    // With a clock that is ten minutes ahead the browser signs its call with a wrong time, which the server refuses with 401.
    troubles.allow(/status of 401 .*\/api\/view\//)
    if (ahead > 0) await page.clock.install({ time: Date.now() + ahead })
    const requested = questionsOf(page, ({ pathname }) =>
      pathname.startsWith('/api/ico/') ? pathname : undefined,
    )
    await openHydrated(page, path)
    await related(page).getByRole('listitem').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
    const first = [...requested]
    expect(first).not.toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
    expect(requested).toEqual(first)
  })
}

test('a link that is pressed three times on a slow connection sends one request', async ({ page }) => {
  const requested: string[] = []
  const { promise: line, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.route('**/api/ico/*', async (route) => {
    requested.push(route.request().url())
    await line
    await route.continue()
  })
  await openHydrated(page, path)
  const link = related(page).getByRole('listitem').first().getByRole('link').first()
  for (let press = 0; press < 3; press++) {
    await link.click()
    await expect.poll(() => requested.length).toBeGreaterThan(0)
  }
  expect(requested).toHaveLength(1)
  goOn(undefined)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
})

test('where the device has a share sheet, a button opens it with the page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.documentElement.dataset['shared'] = `${shared?.url} ${shared?.title}`
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
  })
  await openHydrated(page, path)
  await page.getByRole('button', { name: offering.shareMore }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`${path} .*${name}`))
})

test('the head of the page changes with the navigation', async ({ page }) => {
  await openHydrated(page, path)
  const tag = (what: string) => page.locator(`head meta[${what}]`)
  const before = (await tag('name="description"').getAttribute('content')) ?? ''
  await related(page).getByRole('listitem').first().getByRole('link').first().click()
  await expect(page).not.toHaveURL(path)
  await expect(tag('property="og:url"')).toHaveAttribute('content', page.url())
  await expect(tag('property="og:title"')).toHaveAttribute('content', await page.title())
  await expect(tag('name="description"')).toHaveCount(1)
  await expect(tag('name="description"')).not.toHaveAttribute('content', before)
})

test('a printed entry has its text and figures in black on white, without controls', async ({ page }) => {
  await page.goto(`${path}?theme=dark`)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: offering.history })).toBeVisible()
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return [backgroundColor, color]
  })
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(28, 28, 28)'])
})
