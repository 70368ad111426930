import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { writeRss } from '../../src/api/rss/write-rss.ts'
import { htmlLang, languages } from '../../src/domain/kernel/site/language.ts'
import { offeringRssPath, rssPath } from '../../src/words/addresses/addresses.ts'
import { addressOf } from '../support/journeys/address.ts'
import { expect, test } from '../support/journeys/test.ts'

/** Parses the feeds with the strict XML parser of the browser. */
function readFeeds(page: Page, texts: readonly string[]) {
  return page.evaluate(
    (input) =>
      input.map((text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml')
        const all = (selector: string) =>
          [...feed.querySelectorAll(selector)].map((element) => element.textContent)
        return {
          fault: feed.querySelector('parsererror')?.textContent,
          about: all('channel > link')[0],
          language: all('channel > language')[0],
          titles: all('item > title'),
          links: all('item > link'),
        }
      }),
    texts,
  )
}
/** Fetches from the host of the page, because only the browser resolves the names of all hosts. */
const fetchFeed = async (page: Page, path: string) => {
  const { type, text } = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }, path)
  expect(type).toContain('application/rss+xml')
  const [feed] = await readFeeds(page, [text])
  return feed
}

for (const language of languages) {
  test(`the ${language} home page links to a valid feed`, async ({ page }) => {
    await page.goto(addressOf(language, '/'))
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', rssPath)
    const link = page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator(`[href="${rssPath}"]`))
    await expect(link).toBeVisible()
    const feed = await fetchFeed(page, rssPath)
    expect(feed).toMatchObject({ fault: undefined, language: htmlLang[language] })
    expect(feed?.titles.length).toBeGreaterThan(10)
    expect(feed?.links.every((address) => address.startsWith(addressOf(language, '/')))).toBe(true)
  })
}

test('the page of a sale links to the feed of its own changes', async ({ page }) => {
  await page.goto('/ico/hinode-grid')
  const own = offeringRssPath('hinode-grid')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', own)
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator(`[href="${own}"]`)),
  ).toBeVisible()
  const feed = await fetchFeed(page, own)
  expect(feed).toMatchObject({ fault: undefined, about: addressOf('ja', '/ico/hinode-grid') })
})

test('a feed is well-formed for any content', async ({ page }) => {
  const units = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit))
  const marks = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    ']]>',
    '<![CDATA[',
    '&lt;',
    '<!--',
    '<?x',
    '\0',
    '\uD800',
    '\uFFFE',
  )
  const text = fc.array(fc.oneof(units, marks)).map((parts) => parts.join(''))
  const channels = fc.record({
    title: text,
    description: text,
    link: text,
    self: text,
    language: fc.constant('ja'),
    items: fc.array(fc.record({ id: text, title: text, text, link: text, at: fc.constant(new Date(0)) })),
  })
  const samples = fc.sample(channels, 300)
  const feeds = await readFeeds(page, samples.map(writeRss))
  expect(feeds.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(feeds.map(({ titles }) => titles.length)).toEqual(samples.map(({ items }) => items.length))
})
