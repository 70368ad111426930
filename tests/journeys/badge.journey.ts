import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { badgeKinds, badgeSizes } from '../../src/domain/badges/badge-look.ts'
import { languages } from '../../src/domain/kernel/site/language.ts'
import enOwn from '../../src/words/en/badges.ts'
import enBuilder from '../../src/words/en/embeds/builder.ts'
import jaOwn from '../../src/words/ja/badges.ts'
import jaBuilder from '../../src/words/ja/embeds/builder.ts'
import { addressOf } from '../support/journeys/address.ts'
import { expectFaultless } from '../support/journeys/faultless-page.ts'
import { desktop, holdScripts, openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const english = { ...enOwn, ...enBuilder }
const japanese = { ...jaOwn, ...jaBuilder }

const preview = (page: Page) => page.locator('.badge-preview img')
const code = (page: Page) => page.locator('.code-text code').first()

async function areDrawn(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluateAll(
      (pictures) =>
        pictures.length > 0 &&
        pictures.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 40),
    )
}

test('a project is found by keyboard, and its badge and the address change with each choice', async ({
  page,
}) => {
  await openHydrated(page, addressOf('en', '/badge'))
  await expect(page.getByRole('heading', { level: 2, name: english.empty })).toBeVisible()
  await page.getByRole('combobox', { name: english.hint }).focus()
  await page.keyboard.type('hinode')
  await expect(page.getByRole('option').first()).toContainText('Hinode Grid')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/badge\?item=hinode-grid$/)
  await expect(page.locator('.badge-project')).toContainText('Hinode Grid')
  await untilHydrated(page)
  await expect(code(page)).toContainText(
    /^<a href="http:\/\/en\.localhost:\d+\/ico\/hinode-grid"><img src="http:\/\/en\.localhost:\d+\/embed\/badge\/hinode-grid\.svg\?lang=en" alt=".*Hinode Grid, listed on Kawara" height="28"><\/a>$/,
  )

  await page.getByRole('radio', { name: english.listed }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/item=hinode-grid&kind=status$/)
  await expect(preview(page).first()).toHaveAttribute('src', /kind=status&theme=light&lang=en$/)
  await expect(preview(page).last()).toHaveAttribute('src', /kind=status&theme=dark&lang=en$/)
  await page.getByLabel(english.size).selectOption('large')
  await page.getByLabel(english.language, { exact: true }).selectOption('ja')
  await page.getByRole('radio', { name: english.dark }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/item=hinode-grid&kind=status&size=large&scheme=dark&lang=ja$/)
  await page.getByRole('link', { name: 'Markdown' }).click()
  await expect(page).toHaveURL(/&code=markdown$/)
  await expect(code(page)).toContainText(
    /^\[!\[.*のステータス（Kawara）\]\(http:\/\/www\.localhost:\d+\/embed\/badge\/hinode-grid\.svg\?kind=status&size=large&theme=dark&lang=ja\)\]\(http:\/\/www\.localhost:\d+\/ico\/hinode-grid\)$/,
  )
  await expect.poll(() => areDrawn(page, '.builder-strips img')).toBe(true)

  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel(english.size)).toHaveValue('large')
  await expect(page.getByRole('radio', { name: english.dark })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/badge$/)
})

test('the code is copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/badge?item=hinode-grid&kind=raised&code=rst')
  await page.getByRole('button', { name: `${japanese.copy}（reStructuredText）` }).click()
  await expect(page.getByText(japanese.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code(page).textContent())
  expect(copied).toContain(':alt: ')
})

test('a choice made before the page is hydrated counts', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/badge?item=hinode-grid', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: japanese.left }).check()
  letScriptsCome()
  await expect(page).toHaveURL(/kind=left$/)
  await expect(preview(page).first()).toHaveAttribute('src', /kind=left/)
})

test('the page of a sale leads to its badge, and the footer to the page of badges', async ({ page }) => {
  await openHydrated(page, '/ico/hinode-grid')
  await page.getByRole('link', { name: 'バッジ' }).first().click()
  await expect(page).toHaveURL(/\/badge\?item=hinode-grid$/)
  await expect(preview(page).first()).toHaveAttribute('src', /hinode-grid\.svg/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'バッジ' }).click()
  await expect(page).toHaveURL(/\/badge$/)
})

test('a project that does not exist is reported, and another can be searched for', async ({ page }) => {
  await openHydrated(page, '/badge?item=nobody-knows-it&kind=left')
  await expect(page).toHaveURL(/\/badge\?kind=left&missing=1$/)
  await expect(page.getByRole('main')).toContainText(japanese.missing)
  await page.getByRole('combobox').fill('zzzzzzzzzz')
  await page.getByRole('button', { name: japanese.search }).click()
  await expect(page.getByRole('main')).toContainText(japanese.noMatches.replace('{q}', 'zzzzzzzzzz'))
  await expect(page).toHaveURL(/kind=left/)
})

for (const [query, what] of [
  ['', 'empty'],
  ['?item=hinode-grid&kind=status&size=large', 'a badge'],
  ['?missing=1', 'missing'],
] as const) {
  test(`axe finds nothing on the page of badges: ${what}`, async ({ page }) => {
    await expectFaultless(page, `/badge${query}`, { language: 'ja', viewport: phone, theme: 'light' })
    await expectFaultless(page, `/badge${query}`, { language: 'en', viewport: desktop, theme: 'dark' })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a project is searched for, chosen, and its badge made', async ({ page }) => {
    await page.goto('/badge')
    await page.getByRole('combobox').fill('hinode')
    await page.getByRole('button', { name: japanese.search }).click()
    await page.getByRole('link', { name: /Hinode Grid/ }).click()
    await page.getByRole('radio', { name: japanese.raised }).check()
    await page.getByLabel(japanese.size).selectOption('medium')
    await page.getByRole('radio', { name: japanese.dark, exact: true }).check()
    await page.getByRole('button', { name: japanese.apply }).click()
    await expect(preview(page).first()).toHaveAttribute(
      'src',
      /hinode-grid\.svg\?kind=raised&size=medium&theme=dark&lang=ja$/,
    )
    await page.getByRole('link', { name: 'BBCode' }).click()
    await expect(code(page)).toContainText(
      /^\[url=http.*\[img alt=".*の調達額（Kawara）"\]http.*\[\/img\]\[\/url\]$/,
    )
    await expect(page.getByRole('button', { name: japanese.copy })).toBeHidden()
  })
})

test.describe('on a page of another site', () => {
  let others: Server
  let origin: string

  test.beforeAll(async () => {
    const picture = addressOf('ja', '/embed/badge/hinode-grid.svg?kind=status&size=large')
    others = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; img-src http://www.localhost:*",
        'cross-origin-embedder-policy': 'require-corp',
      })
      response.end(`<!doctype html><title>Others</title><img src="${picture}" alt="badge">`)
    })
    await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve))
    origin = `http://localhost:${(others.address() as AddressInfo).port}`
  })
  test.afterAll(() => void others.close())

  test('a badge is drawn although the page allows only images and is cross-origin isolated', async ({
    page,
  }) => {
    await page.goto(origin)
    await expect.poll(() => areDrawn(page, 'img')).toBe(true)
    expect(await page.locator('img').evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(56)
  })
})

test('a browser accepts every badge as valid XML and draws its texts as wide as they were measured', async ({
  page,
}) => {
  await page.goto(addressOf('en', '/healthz'))
  for (const lang of languages) {
    for (const kind of badgeKinds) {
      for (const size of badgeSizes) {
        const path = `/embed/badge/hinode-grid.svg?kind=${kind}&size=${size}&lang=${lang}`
        const found = await page.evaluate(async (requested) => {
          const text = await (await fetch(requested)).text()
          const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
          const error = parsed.querySelector('parsererror')?.textContent ?? ''
          const svg = document.importNode(parsed.documentElement, true)
          document.body.replaceChildren(svg)
          const texts = [...svg.querySelectorAll('text')].map((one) => {
            const wanted = Number(one.getAttribute('textLength'))
            const drawn = one.getBBox()
            one.removeAttribute('textLength')
            return {
              text: one.textContent,
              off: Math.abs(drawn.width - wanted),
              stretched: wanted / one.getComputedTextLength(),
              fits: drawn.x + drawn.width < Number(svg.getAttribute('width')) - 4,
            }
          })
          return { error, texts }
        }, path)
        expect(found.error, path).toBe('')
        for (const { text, off, stretched, fits } of found.texts) {
          expect(fits, `${path}: ${text} fits`).toBe(true)
          expect(off, `${path}: ${text} is drawn as wide as measured`).toBeLessThan(2)
          expect(stretched, `${path}: ${text} is not stretched`).toBeGreaterThan(0.8)
          expect(stretched, `${path}: ${text} is not stretched`).toBeLessThan(1.25)
        }
      }
    }
  }
})

/** Blurs a picture before it is compared: librsvg, the other renderer, measures letters a little differently from the browser. */
const blurred = (picture: Buffer) => sharp(picture).flatten({ background: '#fff' }).blur(2).raw().toBuffer()

test('another renderer draws every badge alike', async ({ page }) => {
  await page.goto('/healthz')
  for (const lang of languages) {
    for (const [kind, theme] of badgeKinds.flatMap((one) => [
      [one, 'light'] as const,
      [one, 'dark'] as const,
    ])) {
      const requested = `/embed/badge/hinode-grid.svg?kind=${kind}&size=large&theme=${theme}&lang=${lang}`
      const drawing = await page.evaluate(async (path) => {
        const text = await (await fetch(path)).text()
        document.documentElement.innerHTML = `<body style="margin:0;background:#fff">${text}`
        return text
      }, requested)
      const one = await blurred(await page.locator('svg').screenshot())
      const other = await blurred(Buffer.from(drawing))
      expect(other.length, requested).toBe(one.length)
      const apart = one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length
      expect(apart, requested).toBeLessThan(8)
    }
  }
})
