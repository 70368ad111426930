import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import en from '../../src/words/en/coinview/folios.ts'
import enFirst from '../../src/words/en/coinview/page.ts'
import ja from '../../src/words/ja/coinview/folios.ts'
import jaFirst from '../../src/words/ja/coinview/page.ts'
import { addressOf } from '../support/journeys/address.ts'
import { desktop, openHydrated, phone } from '../support/journeys/page.ts'
import { standInForStream } from '../support/journeys/stream.ts'
import { expect, test } from '../support/journeys/test.ts'

/** The stream stays silent, because live prices are tested in the journeys of the market. */
test.beforeEach(async ({ page }) => void (await standInForStream(page, 'silence')))

const prices = (page: Page) => page.locator('.ph-coin .live-price')
const code = (page: Page) => page.getByRole('img', { name: jaFirst.code }).first()

test('the page is reached from the menu and describes the app on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openHydrated(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'アプリ' }).click()
  await expect(page).toHaveURL('/coinview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    jaFirst.headingFirst + jaFirst.headingSecond,
  )
  for (const title of [ja.noticesTitle, ja.assetsTitle, ja.salesTitle, ja.eventsTitle, ja.questions])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(prices(page)).toHaveCount(8)
  await expect(code(page)).toBeVisible()
})

test('the QR code leads to this page on the host of the reader', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [language, name] of [['ja', jaFirst.code] as const, ['en', enFirst.code] as const]) {
    await openHydrated(page, addressOf(language, '/coinview?theme=dark'))
    const picture = page.getByRole('img', { name }).first()
    await expect(picture).toHaveJSProperty('complete', true)
    const { data, info } = await sharp(await picture.screenshot())
      .resize({ width: 528, kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(addressOf(language, '/coinview'))
  }
})

test('prices are those of the market', async ({ page }) => {
  await page.goto('/coinview')
  await expect(async () => {
    const [market, app] = await page.evaluate(async () =>
      Promise.all(
        ['/market', '/coinview'].map(async (path) => {
          const html = await (await fetch(path)).text()
          const found = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.live-price')
          return [...found].slice(0, 8).map(({ textContent }) => textContent)
        }),
      ),
    )
    expect(app).toEqual(market)
    expect(market).toHaveLength(8)
  }).toPass()
})

test('no link leads to an app store, because the app is in none yet', async ({ page }) => {
  await openHydrated(page, '/coinview')
  for (const store of ['App Store', 'Google Play']) {
    await expect(page.getByText(`${store} ${jaFirst.soon}`).first()).toBeVisible()
    await expect(page.getByRole('link', { name: store })).toHaveCount(0)
  }
  await expect(page.locator('main a[href="#"], main a:not([href])')).toHaveCount(0)
})

test('its links lead to the market, a sale, an event, the paid plan and the contact form', async ({
  page,
}) => {
  await openHydrated(page, '/coinview?theme=dark')
  const main = page.getByRole('main')
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => !href.includes('theme=dark'))).toEqual([])
  expect(hrefs).toContain('/premium?theme=dark')
  expect(hrefs.some((href) => href.startsWith('/ico/'))).toBe(true)
  const missing = await page.evaluate(async (all) => {
    const answers = await Promise.all(all.map((href) => fetch(href)))
    return answers.filter(({ status }) => status !== 200).map(({ url }) => url)
  }, hrefs)
  expect(missing).toEqual([])
})

test('questions open and close by keyboard', async ({ page }) => {
  await openHydrated(page, '/coinview')
  const answer = page.getByText(ja.freeAnswer)
  await expect(answer).toBeHidden()
  await page.getByText(ja.freeAsk).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})

test.describe('on a phone, in English', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('there is no QR code, not even as a download, and everything else is there', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await openHydrated(page, addressOf('en', '/coinview'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(enFirst.headingSecond)
    expect(fetched.filter((path) => /\/folios-[^.]+\.js$/.test(path))).toEqual([])
    await page.getByRole('heading', { name: en.installTitle }).scrollIntoViewIfNeeded()
    await expect.poll(() => fetched.some((path) => /\/folios-[^.]+\.js$/.test(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('img', { name: enFirst.code })).toHaveCount(0)
    expect(fetched).not.toContain('/coinview/qr.svg')
    await expect(prices(page).first()).toContainText('$')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictured screens have prices, and questions open', async ({ page }) => {
    await page.goto('/coinview')
    await expect(prices(page).first()).toHaveText(/^[\d,.]+円$/)
    await expect(page.locator('.ph-notice')).toHaveCount(4)
    const answer = page.getByText(ja.buyAnswer.replace('{app}', 'CoinView'))
    await expect(answer).toBeHidden()
    await page.getByText(ja.buyAsk).click()
    await expect(answer).toBeVisible()
  })
})
