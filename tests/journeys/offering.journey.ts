import type { Page } from '@playwright/test'
import boxes from '../../src/words/ja/filters.ts'
import offering from '../../src/words/ja/offering.ts'
import offerings from '../../src/words/ja/offerings.ts'
import { addressOf } from '../support/journey-address.ts'
import { faultsOf } from '../support/journey-axe.ts'
import { documentOf, openHydrated } from '../support/journey-page.ts'
import { expect, test } from '../support/journey-test.ts'
import { texts } from '../support/journey-texts.ts'

const path = '/ico/hinode-grid'
const name = 'ひので電力網 Hinode Grid'
const card = (page: Page) => page.getByRole('region', { name: offering.saleCard })
const related = (page: Page) => page.getByRole('region', { name: offering.related })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an entry tells what it is, where the sale stands and what was changed', async ({ page }) => {
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

test('the countdown goes on', async ({ page }) => {
  await openHydrated(page, path)
  const seconds = card(page).getByText(/^\d+$/).last()
  const before = await seconds.innerText()
  await expect(seconds).not.toHaveText(before)
})

test('a related entry opens in the same document, and the way back leads here', async ({ page }) => {
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

test('the page says of itself what search engines and friends are shown', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveTitle(new RegExp(offering.title.replace('{name}', name)))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf('ja', path))
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  for (const type of ['Article', 'BreadcrumbList']) expect(data.join('\n')).toContain(`"${type}"`)
})

test('an entry in another language is told in it', async ({ page }) => {
  await page.goto(addressOf('ko', path))
  await expect(page.getByRole('main')).toContainText('맑은 날에는 지붕에서 만드는 전기가')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('a token that is traded shows its price, says that it is simulated, and leads to its chart', async ({
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

test('there is no entry by a name that nobody has', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  const answer = await page.goto('/ico/nobody-has-this-name')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: texts.ja.errors.toHome }).click()
  await expect(page.getByRole('region', { name: offerings.results })).toBeVisible()
})
