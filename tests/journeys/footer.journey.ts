import type { Locator } from '@playwright/test'
import { languages } from '../../src/domain/kernel/site/language.ts'
import { siteProfile } from '../../src/domain/kernel/site/site-profile.ts'
import { industries } from '../../src/domain/offerings/fields/industries.ts'
import jaFooter from '../../src/words/ja/frame/footer.ts'
import { addressOf } from '../support/journeys/address.ts'
import { phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

test.use({ javaScriptEnabled: false })

const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

const inside = (
  '/page/terms /page/company /page/privacy /page/tax /page/interviews ' +
  '/contact /ico-form /widget /badge /ico /premium /coinview /coinview-sdk'
).split(' ')

for (const language of languages) {
  const { shell } = texts[language]

  test(`the ${language} footer has every group of links`, async ({ page }) => {
    await page.goto(addressOf(language, '/page/terms'))
    const footer = page.getByRole('contentinfo')
    const hrefs = await hrefsOf(footer.getByRole('link'))

    await expect(footer).toContainText(siteProfile.slogan[language])
    expect(hrefs).toEqual(expect.arrayContaining(siteProfile.socialLinks.map(({ url }) => url)))
    await expect(footer.getByRole('link', { name: shell.rss })).toHaveAttribute('href', '/api/map/rss2')
    expect(hrefs).toEqual(expect.arrayContaining(inside))
    expect(hrefs).toContain(siteProfile.companyBlog)
    expect(hrefs).toEqual(expect.arrayContaining(languages.map((other) => addressOf(other, '/page/terms'))))
    expect(hrefs.includes('/page/ads')).toBe(language !== 'ja')
    expect(hrefs.includes('/page/commerce')).toBe(language === 'ja')

    expect(
      hrefs.filter((href) => /[?&](?:incoming|ongoing|succeeded|failed)=0/.test(href ?? '')),
    ).toHaveLength(5)
    expect(hrefs.filter((href) => href?.includes('acceptBitcoin=0'))).toHaveLength(2)
    expect(hrefs.filter((href) => href?.includes('targetAmountMin='))).toEqual([
      '/?targetAmountMin=0%2C100000',
      '/?targetAmountMin=100000%2C1000000',
      '/?targetAmountMin=1000000%2C5000000',
      '/?targetAmountMin=1000000%2C10000000',
      '/?targetAmountMin=10000000%2C50000000',
      '/?targetAmountMin=50000000%2C',
    ])
  })

  test(`the ${language} footer lists the 28 industries in two columns of 14`, async ({ page }) => {
    await page.goto(addressOf(language, '/'))
    const columns = page.getByRole('contentinfo').locator('.footer-industries ul')
    await expect(columns).toHaveCount(2)
    const [first, second] = [columns.nth(0).getByRole('link'), columns.nth(1).getByRole('link')]
    await expect(first).toHaveCount(14)
    await expect(second).toHaveCount(14)
    const values = [...(await hrefsOf(first)), ...(await hrefsOf(second))].map((href) =>
      new URL(href ?? '', 'http://here').searchParams.get('industry'),
    )
    expect(values).toEqual(industries)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('every row of links fills the whole width', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const site = footer.locator('div').filter({ has: page.getByText(jaFooter.site, { exact: true }) })
    const boxes = await site
      .last()
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => ({ x: item.getBoundingClientRect().x, parts: item.getClientRects().length })),
      )
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(2)
    expect(boxes.every(({ parts }) => parts === 1)).toBe(true)
  })

  test('the industries are collapsed until they are opened', async ({ page }) => {
    await page.goto('/')
    const industry = page.getByRole('contentinfo').getByRole('link', { name: '人工知能' })
    await expect(industry).toBeHidden()
    await page.getByRole('contentinfo').getByText(jaFooter.industries).tap()
    await expect(industry).toBeVisible()
  })
})
