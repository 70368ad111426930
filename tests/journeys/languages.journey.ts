import { languages, languageName, htmlLang } from '../../src/domain/kernel/site/language.ts'
import { siteConfig } from '../../src/domain/kernel/site/site-config.ts'
import { addressOf } from '../support/journeys/address.ts'
import { openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

for (const language of languages) {
  const { home, shell } = texts[language]

  test.describe(`on the ${language} host`, () => {
    test.use({ locale: htmlLang[language] })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the home page is in its language and declares it to search engines', async ({ page }) => {
        await page.goto(addressOf(language, '/'))
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading)
        await expect(page).toHaveTitle(`${home.title} | ${siteConfig.fullName[language]}`)
        const description = await page.locator('meta[name="description"]').getAttribute('content')
        expect(description).toContain(home.description.slice(0, 60))
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf(language, '/'))
        const alternates = await page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          )
        expect(Object.fromEntries(alternates)).toEqual({
          ja: addressOf('ja', '/'),
          en: addressOf('en', '/'),
          ko: addressOf('ko', '/'),
          'zh-Hans': addressOf('zh', '/'),
          zh: addressOf('zh', '/'),
          'x-default': addressOf('ja', '/'),
        })
        expect(alternates).toHaveLength(6)
      })

      test('only the Japanese menu has the blog, and only the home page has the search box', async ({
        page,
      }) => {
        await page.goto(addressOf(language, '/'))
        const menu = page.getByRole('navigation', { name: shell.mainMenu })
        const items = [shell.menuCalendar, shell.menuMarket, shell.menuApp]
        await expect(menu.getByRole('link')).toHaveText(
          language === 'ja' ? [shell.menuBlog, ...items] : items,
        )
        const logo = page
          .getByRole('banner')
          .getByRole('link', { name: shell.homeLink.replace('{site}', siteConfig.fullName[language]) })
        await expect(logo.locator('svg').first()).toHaveAttribute('width', '125')
        await expect(logo.locator('svg').first()).toHaveAttribute('height', '30')
        await expect(page.getByRole('searchbox')).toHaveCount(1)
        await page.goto(addressOf(language, '/page/terms'))
        await expect(page.getByRole('searchbox')).toHaveCount(0)
      })

      test('the language selector keeps the path and the query', async ({ page }) => {
        const other = language === 'en' ? 'ko' : 'en'
        await page.goto(addressOf(language, '/search?sort=endAsc&theme=dark&from=mail'))
        await page.getByText(`${shell.languageChosen}${languageName[language]}`).click()
        await page.getByRole('banner').getByRole('link', { name: languageName[other] }).click()
        await expect(page).toHaveURL(addressOf(other, '/search?sort=endAsc&theme=dark'))
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[other])
      })
    })

    test('the home page is hydrated without a mismatch', async ({ page }) => {
      await page.goto(addressOf(language, '/'))
      await untilHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
    })
  })
}

test('the language selector keeps the path and the query after a navigation', async ({ page }) => {
  await page.goto(addressOf('ja', '/?theme=dark'))
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.linkTerms }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
  await page.getByText('言語を選ぶ：日本語').click()
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(addressOf('zh', '/page/terms?theme=dark'))
})

test('on a hydrated page the language selector and the theme switch keep query parameters that no page reads', async ({
  page,
}) => {
  await openHydrated(page, addressOf('ja', '/page/terms?from=mail&theme=neon&page=two'))
  const dark = page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.toDark })
  await expect(dark).toHaveAttribute('href', '/page/terms?from=mail&theme=dark&page=two')
  await page.getByText('言語を選ぶ：日本語').click()
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(addressOf('zh', '/page/terms?from=mail&theme=neon&page=two'))
})

test.describe('addresses with more parameters than the page reads', () => {
  for (const address of [
    '/?zz=1&page=two&theme=neon&q=%20bit%20%20coin%20&inApp',
    '/search?q=bit&q=coin&industry=&sort=up',
    '/market?zz=1&page=1&order=up&currency=gold',
    '/market/bitcoin?range=2w&amount=many&zz=1',
    '/page/terms?zz=1&theme=neon&inApp=yes',
  ]) {
    // The test needs no check of its own: a hydration mismatch is logged as an error, which fails every journey.
    test(`${address} is hydrated without a mismatch`, async ({ page }) => {
      await openHydrated(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the menu closes when one of its links is followed', async ({ page }) => {
    await page.goto(addressOf('ja', '/page/terms'))
    await untilHydrated(page)
    const menu = page.getByTestId('mobile-menu')
    await menu.locator('summary').tap()
    await menu.getByRole('link', { name: texts.ja.shell.menuMarket }).tap()
    await expect(page).toHaveURL(addressOf('ja', '/market'))
    await expect(menu).not.toHaveAttribute('open')
  })

  test('the menu closes when the reader presses elsewhere', async ({ page }) => {
    await page.goto(addressOf('ja', '/page/terms'))
    await untilHydrated(page)
    const menu = page.getByTestId('mobile-menu')
    await menu.locator('summary').tap()
    await expect(menu).toHaveAttribute('open')
    await page.touchscreen.tap(100, 700)
    await expect(menu).not.toHaveAttribute('open')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens and its links work', async ({ page, troubles }) => {
      troubles.allow(/status of 404/)
      await page.goto(addressOf('en', '/'))
      const menu = page.getByTestId('mobile-menu')
      await expect(menu.getByRole('link')).toHaveCount(0)
      await menu.locator('summary').tap()
      await expect(menu.getByRole('link')).toHaveText([
        'Calendar',
        'Market',
        'App',
        '日本語',
        'English',
        '한국어',
        '简体中文',
        texts.en.shell.toDark,
      ])
      await menu.getByRole('link', { name: 'Calendar' }).tap()
      await expect(page).toHaveURL(addressOf('en', '/events'))
    })
  })
})
