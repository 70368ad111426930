import type { Page } from '@playwright/test'
import {
  documentOf,
  openHydrated,
  phone,
  scrollOf,
  scrollTo,
  settle,
  topOf,
  untilHydrated,
} from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const { shell } = texts.ja

const scroll = (page: Page) => expect.poll(() => scrollOf(page))
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

function answerTaxPage(page: Page, html: string) {
  const answer = { page_id: 'tax', language: 'ja', title: '税金', description: '', html, languages: ['ja'] }
  return page.route('**/api/page/tax', (route) =>
    route.fulfill({ json: { ...answer, updated_at: '2026-04-01T00:00:00.000Z' } }),
  )
}

async function expectAtChapter(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(0)
  await expect.poll(() => topOf(page, id)).toBeLessThan(120)
  expect(await scrollOf(page)).toBeGreaterThan(300)
}

test('a page opened with a hash is scrolled to that chapter', async ({ page }) => {
  await openHydrated(page, '/page/terms#section-3')
  await expectAtChapter(page, 'section-3')
})

test('a hash with invalid percent-encoding breaks nothing', async ({ page }) => {
  await openHydrated(page, '/page/terms#%E3%81')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
})

test('a link to a chapter of another page scrolls to that chapter', async ({ page }) => {
  await answerTaxPage(page, '<p><a href="/page/terms#section-9">第9条</a></p>')
  await openHydrated(page, '/')
  const document = await documentOf(page)
  await follow(page, shell.linkTax)
  await page.getByRole('link', { name: '第9条' }).click()
  await expect(page).toHaveURL('/page/terms#section-9')
  await expectAtChapter(page, 'section-9')
  expect(await documentOf(page)).toBe(document)
})

test('the table of contents leads to each chapter, also after scrolling', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  const contents = page.getByRole('navigation', { name: '目次' })
  await scrollTo(page, 200)
  for (const [id, title] of [
    ['section-3', '3. 広告'],
    ['section-5', '5. メール配信'],
  ] as const) {
    await contents.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/page/terms#${id}`)
    await expectAtChapter(page, id)
  }
  await page.goBack()
  await expect(page).toHaveURL('/page/terms#section-3')
  await expectAtChapter(page, 'section-3')
})

test('switching the theme keeps the scroll position', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  await page.getByRole('link', { name: shell.toDark }).scrollIntoViewIfNeeded()
  const before = await scrollOf(page)
  expect(before).toBeGreaterThan(1000)
  await page.getByRole('link', { name: shell.toDark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await settle(page)
  expect(await scrollOf(page)).toBe(before)
})

test('another path starts at the top, and Back restores the position', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  const document = await documentOf(page)
  await page.getByRole('contentinfo').getByRole('link', { name: shell.linkTax }).scrollIntoViewIfNeeded()
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(1000)
  await follow(page, shell.linkTax)
  await expect(page).toHaveURL('/page/tax')
  await scroll(page).toBe(0)
  await scrollTo(page, 333)

  await page.goBack()
  await expect(page).toHaveURL('/page/terms')
  await scroll(page).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/page/tax')
  await scroll(page).toBe(333)
  expect(await documentOf(page)).toBe(document)
})

test('another page number starts at the top, another filter does not', async ({ page }) => {
  const links = '<a href="/page/tax?page=2">二</a> <a href="/page/tax?page=2&amp;bonus=1">特典</a>'
  const tall = '<p>本文</p>'.repeat(40)
  await answerTaxPage(page, `${tall}<p>${links}</p>${tall}`)
  await openHydrated(page, '/')
  await follow(page, shell.linkTax)
  await page.getByRole('link', { name: '二', exact: true }).click()
  await expect(page).toHaveURL('/page/tax?page=2')
  await scroll(page).toBe(0)

  await page.getByRole('link', { name: '特典' }).scrollIntoViewIfNeeded()
  const before = await scrollOf(page)
  expect(before).toBeGreaterThan(300)
  await page.getByRole('link', { name: '特典' }).click()
  await expect(page).toHaveURL('/page/tax?page=2&bonus=1')
  await settle(page)
  expect(await scrollOf(page)).toBe(before)
})

test('a reload keeps the scroll position', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  await scrollTo(page, 700)
  await page.reload()
  await untilHydrated(page)
  await scroll(page).toBe(700)
})

test('an address typed into the same tab starts at the top', async ({ page }) => {
  await openHydrated(page, '/page/terms')
  await scrollTo(page, 700)
  await openHydrated(page, '/page/tax')
  await settle(page)
  expect(await scrollOf(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('Back returns to the guide that linked to the page', async ({ page }) => {
    await openHydrated(page, '/')
    const guide = page.getByRole('main').getByRole('link', { name: texts.ja.shell.linkTax })
    await scrollTo(page, 320)
    await guide.scrollIntoViewIfNeeded()
    const left = await scrollOf(page)
    expect(left).toBeGreaterThan(0)
    await guide.tap()
    await expect(page).toHaveURL('/page/tax')
    await scroll(page).toBe(0)
    await page.goBack()
    await scroll(page).toBe(left)
  })
})
