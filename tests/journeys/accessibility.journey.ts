import { languageName, languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { desktop, openHydrated, pagePaths, phone, turnTo } from '../support/journeys/page.ts'
import { gluedHeadings, unreadableParts } from '../support/journeys/screen-reader.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

/**
 * Parts that axe checks on the home page only: the footer, which is the same on every page, and most cells of a list, which are
 * alike.
 */
const seenAtHome = 'footer, ol > .cell:nth-child(n + 5)'
/** Sections that axe skips on the page about the API: the first twenty show every kind of content already. */
const similar = 'section[id]:nth-of-type(n + 21)'
/** Of the market axe checks the last page, which looks like the first and has a fifth of its rows. */
const shortened = (path: string) => (path === '/market' ? '/market?page=4' : path)

/**
 * Pages with a layout of their own on phones are checked in both themes on both devices; the others are checked dark on the phone
 * and light on the desktop.
 */
const isLaidOutAnew = (path: string) =>
  /^\/(?:$|search|ico\/|market|events$|badge|blog$|coinview$|coinview\/purchase|page\/terms)/.test(path)

for (const path of pagePaths) {
  const except = path === '/' ? similar : `${seenAtHome}, ${similar}`

  test(`axe finds nothing on ${path}, light and dark, on a phone and a desktop`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/status of 404 .*\/error\/404/)
    await page.goto(shortened(path))
    for (const theme of ['light', 'dark'] as const) {
      const own = theme === 'light' ? desktop : phone
      await turnTo(page, theme)
      for (const viewport of isLaidOutAnew(path) ? [phone, desktop] : [own]) {
        await page.setViewportSize(viewport)
        const faults = await faultsOf(page, { except, coloursAlone: viewport !== own })
        expect(faults, `${theme}, ${viewport.width} wide`).toEqual([])
      }
    }
  })
}

for (const path of ['/', '/search', '/ico/hinode-grid', '/market', '/market/bitcoin', '/coinview']) {
  test(`a screen reader finds no nameless table, control or glued heading on ${path}`, async ({ page }) => {
    for (const language of ['ja', 'en'] as const) {
      await openHydrated(page, addressOf(language, path))
      if (path === '/market/bitcoin') {
        await expect(page.locator('figure[data-drawn="true"] canvas').first()).toBeVisible()
        await page.locator('.chart-table summary').click()
        await expect(page.locator('.chart-table table')).toBeVisible()
      }
      expect(await unreadableParts(page), language).toEqual([])
      expect(await gluedHeadings(page), language).toEqual([])
    }
  })
}

test('a screen reader reads a row of the market with the coin as its heading and the trend of its week', async ({
  page,
}) => {
  await openHydrated(page, '/market')
  const first = page.getByRole('row').nth(1)
  await expect(first.getByRole('rowheader')).toHaveAccessibleName('ビットコイン BTC')
  await expect(first.getByRole('cell').last()).toHaveAccessibleName(/^[+−]?\d+\.\d\d%$/)
})

test('axe finds nothing in the other languages, with open menus and a suggestion shown', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const language of languages.slice(1)) {
    const { shell } = texts[language]
    await page.goto(addressOf(language, language === 'ko' ? '/?theme=dark' : '/'))
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.getByText(`${shell.languageChosen}${languageName[language]}`).click()
    expect(await faultsOf(page, { except: seenAtHome }), `${language}, choosing a language`).toEqual([])
    await page.getByTestId('mobile-menu').locator('summary').click()
    expect(await faultsOf(page, { only: 'header' }), `${language}, in the menu`).toEqual([])
  }
})
