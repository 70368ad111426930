import { languageName, languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journey-address.ts'
import { faultsOf } from '../support/journey-axe.ts'
import { desktop, pagePaths, phone } from '../support/journey-page.ts'
import { expect, test } from '../support/journey-test.ts'
import { texts } from '../support/journey-texts.ts'

const themes = [
  { colorScheme: 'light', query: '' },
  { colorScheme: 'dark', query: '?theme=dark' },
] as const

/** The footer is the same on every page, and long: it is looked at on the home page. */
const sameEverywhere = 'footer'

/** Pages of text are of one make: beside the first of them they differ in their words alone. */
const isLikeTheTerms = (path: string) => /^\/(?:page\/(?!terms)|ico$|premium$)/.test(path)

for (const path of pagePaths) {
  const choices = path === '/' ? {} : { except: sameEverywhere }

  test(`axe finds nothing on ${path}, light and dark, on a phone and a desktop`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/status of 404 .*\/error\/404/)
    for (const { colorScheme, query } of themes) {
      const own = colorScheme === 'light' ? desktop : phone
      // The pages go by the query, the page about the API by what the device prefers.
      await page.emulateMedia({ colorScheme })
      await page.goto(path + query)
      for (const viewport of isLikeTheTerms(path) ? [own] : [phone, desktop]) {
        await page.setViewportSize(viewport)
        expect(await faultsOf(page, choices), `${colorScheme}, ${viewport.width} wide`).toEqual([])
      }
    }
  })
}

test('axe finds nothing in the other languages, with the menus open and a suggestion shown', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const language of languages.slice(1)) {
    const { shell } = texts[language]
    await page.goto(addressOf(language, language === 'ko' ? '/?theme=dark' : '/'))
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.getByText(`${shell.languageSelect}: ${languageName[language]}`).click()
    expect(await faultsOf(page, { except: sameEverywhere }), `${language}, choosing a language`).toEqual([])
    await page.getByTestId('mobile-menu').locator('summary').click()
    expect(await faultsOf(page, { except: sameEverywhere }), `${language}, in the menu`).toEqual([])
  }
})
