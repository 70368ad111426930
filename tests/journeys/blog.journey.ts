import type { Page } from '@playwright/test'
import { languages } from '../../src/domain/kernel/site/language.ts'
import english from '../../src/words/en/blog/page.ts'
import blog from '../../src/words/ja/blog.ts'
import blogPage from '../../src/words/ja/blog/page.ts'
import shell from '../../src/words/ja/frame.ts'
import korean from '../../src/words/ko/blog/page.ts'
import chinese from '../../src/words/zh/blog/page.ts'
import { addressOf } from '../support/journeys/address.ts'
import { documentOf, openHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const arrived = {
  ja: blogPage.arrived,
  en: english.arrived,
  ko: korean.arrived,
  zh: chinese.arrived,
}
const slug = 'reading-lock-up-tables'
/** Demo posts are dated relative to today, so the pattern accepts any month. */
const addressWithMonth = new RegExp(`/blog/posts/\\d{4}/\\d\\d/${slug}$`)
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const slugs = (page: Page) =>
  main(page)
    .locator('a[href^="/blog/posts/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
const tagLink = (page: Page, tag: string) => main(page).getByRole('link', { name: `#${tag}`, exact: true })

test('the Japanese home page shows the latest three posts, newest first, and links to all', async ({
  page,
}) => {
  await openHydrated(page, '/')
  expect(await slugs(page)).toEqual([
    slug,
    'what-founder-disclosed-means',
    'comparing-domestic-exchange-prices',
  ])
  const document = await documentOf(page)
  await main(page).locator('a[href="/blog"]').click()
  await expect(page).toHaveURL('/blog')
  await expect(title(page)).toHaveText(blog.heading)
  expect(await documentOf(page)).toBe(document)
})

test('the home pages of other languages show no post and do not mention the blog', async ({ page }) => {
  for (const language of languages.slice(1)) {
    await openHydrated(page, addressOf(language, '/'))
    await expect(page.locator('a[href^="/blog"]')).toHaveCount(0)
  }
})

test('a card opens its post wherever it is clicked, at an address with the year and the month', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const document = await documentOf(page)
  const card = rows(page).filter({ has: page.locator(`a[href$="/${slug}"]`) })
  const name = await card.getByRole('heading').textContent()
  await card.click({ position: { x: 5, y: 5 } })
  await expect(page).toHaveURL(addressWithMonth)
  await expect(title(page)).toHaveText(name ?? '')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(main(page).getByRole('table').first()).toBeVisible()
  expect(await documentOf(page)).toBe(document)
})

test('every other address of a post redirects to the canonical one and keeps the theme', async ({ page }) => {
  for (const path of [`/blog/posts/${slug}`, `/blog/posts/2019/1/${slug}`, `/blog/posts/2019/13/${slug}/`]) {
    await page.goto(path)
    await expect(page).toHaveURL(addressWithMonth)
  }
  await page.goto(`/blog/posts/${slug}?theme=dark`)
  await expect(page).toHaveURL(new RegExp(`/\\d{4}/\\d\\d/${slug}\\?theme=dark$`))
})

test('an invalid month, an unknown post and an unknown tag are not found', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  for (const path of [
    '/blog/posts/2026/april/x',
    `/blog/posts/2026/april/${slug}`,
    `/blog/posts/year/04/${slug}`,
    '/blog/posts/nobody-wrote-it',
    '/blog/posts/Not%20A%20Slug',
    '/blog/tags/nobody',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(title(page), path).toHaveText(texts.ja.errors.notFoundTitle)
  }
})

test('the list has ten posts a page, and the pages follow one another', async ({ page }) => {
  await openHydrated(page, '/blog')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first().locator('time')).toHaveText(/^\d{1,2}\/\d{1,2}$/)
  const first = await slugs(page)
  await page.getByRole('link', { name: shell.nextPage }).click()
  await expect(page).toHaveURL('/blog?page=2')
  const shownBefore = async () => (await slugs(page)).filter((other) => first.includes(other))
  await expect.poll(shownBefore).toEqual([])
  await expect(rows(page)).toHaveCount(10)
  await page.goto('/blog?page=3')
  await expect(rows(page)).toHaveCount(6)
  await page.goto('/blog?page=4')
  await expect(page.getByRole('heading', { name: blogPage.pastEndTitle })).toBeVisible()
  await expect(main(page).getByRole('link', { name: blogPage.firstPage })).toHaveAttribute('href', '/blog')
})

test('a tag leads to the posts that have it', async ({ page }) => {
  await openHydrated(page, '/blog')
  await tagLink(page, '安全').first().click()
  await expect(page).toHaveURL(`/blog/tags/${encodeURIComponent('安全')}`)
  await expect(title(page)).toHaveText(blog.tagHeading.replace('{tag}', '安全'))
  await expect(rows(page)).toHaveCount(8)
  for (const row of await rows(page).all()) await expect(row).toContainText('#安全')
})

test('a post links to three similar posts', async ({ page }) => {
  await openHydrated(page, `/blog/posts/${slug}`)
  const related = page.getByRole('region', { name: blog.related }).getByRole('link')
  await expect(related).toHaveCount(3)
  const name = await related.first().textContent()
  await related.first().click()
  await expect(title(page)).toHaveText(name ?? '')
  expect(page.url()).not.toContain(slug)
})

test('a search finds posts by their texts and says when there are none', async ({ page }) => {
  await openHydrated(page, '/blog')
  const document = await documentOf(page)
  await page.getByRole('searchbox', { name: blogPage.search }).fill('復元フレーズ 紙')
  await page.getByRole('button', { name: blogPage.searchButton }).click()
  await expect(title(page)).toHaveText(blogPage.searchHeading.replace('{q}', '復元フレーズ 紙'))
  expect(await slugs(page)).toContain('seed-phrase-on-paper')
  expect(await documentOf(page)).toBe(document)
  await page.getByRole('searchbox', { name: blogPage.search }).fill('存在しない言葉')
  await page.keyboard.press('Enter')
  const none = blogPage.noneTitle.replace('{q}', '存在しない言葉')
  await expect(page.getByRole('heading', { name: none })).toBeVisible()
  await page.getByRole('link', { name: blogPage.allPosts }).click()
  await expect(page).toHaveURL('/blog')
})

test('a post links to its chapters and to the coins it names, whose prices appear without moving the text', async ({
  page,
}) => {
  await openHydrated(page, '/blog/posts/bitcoin-halving')
  const article = page.getByRole('article')
  const chip = article.locator('data[value="bitcoin"]')
  await expect(chip).toHaveCount(1)
  const width = (await chip.boundingBox())?.width
  await expect(chip).toHaveText(/\d.*円/)
  expect((await chip.boundingBox())?.width).toBe(width)
  const contents = article.getByRole('navigation', { name: blogPage.contents }).last()
  await contents.getByRole('link').last().click()
  await expect(page).toHaveURL(/#section-\d/)
  await expect(article.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  await article.locator('a[href^="/market/bitcoin"]').click()
  await expect(page).toHaveURL('/market/bitcoin')
})

test('the blog on another host redirects to the Japanese host with the same path', async ({ page }) => {
  for (const language of languages.slice(1)) {
    await page.goto(addressOf(language, '/blog?page=2'))
    await expect(page).toHaveURL(addressOf('ja', `/blog?page=2&from=${language}`))
    await expect(main(page)).toContainText(arrived[language])
  }
  await page.goto(addressOf('en', `/blog/posts/${slug}`))
  await expect(page).toHaveURL(new RegExp(`/\\d{4}/\\d\\d/${slug}\\?from=en$`))
  await expect(main(page)).toContainText(arrived.en)
  expect(page.url().startsWith(addressOf('ja', '/'))).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists, tags, pages and posts are links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').locator('a[href="/blog"]').first().click()
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('link', { name: shell.nextPage }).click()
    await expect(rows(page)).toHaveCount(10)
    await page.goto('/blog')
    await main(page).locator(`a[href$="/${slug}"]`).click()
    await expect(page).toHaveURL(addressWithMonth)
    await expect(main(page).getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await tagLink(page, '読み方').first().click()
    await expect(title(page)).toHaveText(blog.tagHeading.replace('{tag}', '読み方'))
    expect(await slugs(page)).toContain(slug)
  })
})
