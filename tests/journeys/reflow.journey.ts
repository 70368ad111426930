import { languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from '../support/journeys/address.ts'
import { pagePaths } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

// As wide as the narrowest phone, or as a desktop of 1280 pixels whose page is magnified four times.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    // Scripts are the same in every language and do not change the layout while a page loads, so one language is enough.
    test.use({ javaScriptEnabled: language === 'ja' })

    // The test needs no check of its own for the policy: the browser logs a violation as an error, which fails every journey, and
    // so does a request to another host.
    test('no page scrolls sideways on the narrowest phone or violates its content security policy', async ({
      page,
      troubles,
    }) => {
      troubles.allow(/status of 404 .*\/error\/404/)
      const tooWide: string[] = []
      for (const path of pagePaths) {
        const response = await page.goto(addressOf(language, path))
        expect(response?.headers()['content-security-policy'], path).not.toContain(
          "script-src 'self' 'unsafe-inline'",
        )
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) tooWide.push(`${path} is ${width} wide`)
      }
      expect(tooWide).toEqual([])
    })
  })
}
