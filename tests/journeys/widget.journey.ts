import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { languages } from '../../src/domain/kernel/site/language.ts'
import { frameSandbox, widgetCode } from '../../src/domain/widgets/widget-code.ts'
import { widgetHeight } from '../../src/domain/widgets/widget-size.ts'
import { readWidget, widgetKinds, type Widget } from '../../src/domain/widgets/widget.ts'
import { coinPath } from '../../src/words/addresses/addresses.ts'
import { marketStreamPath } from '../../src/words/addresses/endpoints.ts'
import {
  widgetElementScript,
  widgetFramePath,
  widgetPicturePath,
} from '../../src/words/addresses/widget-addresses.ts'
import enBuilder from '../../src/words/en/embeds/builder.ts'
import enOwn from '../../src/words/en/widgets.ts'
import jaBuilder from '../../src/words/ja/embeds/builder.ts'
import jaOwn from '../../src/words/ja/widgets.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { expectFaultless } from '../support/journeys/faultless-page.ts'
import { desktop, openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const english = { ...enOwn, ...enBuilder }
const japanese = { ...jaOwn, ...jaBuilder }

const preview = (page: Page) => page.locator('.widget-preview iframe')
const code = (page: Page) => page.locator('.code-text code')

test('a widget is configured by keyboard, and the address has its settings', async ({ page }) => {
  await openHydrated(page, addressOf('en', '/widget'))
  await expect(preview(page).first()).toHaveAttribute('src', '/embed/card?theme=light&lang=en')
  await page.getByRole('combobox', { name: english.hint }).focus()
  await page.keyboard.type('ethereum')
  await expect(page.getByRole('option').first()).toContainText('Ethereum (ETH)')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/widget\?coins=ethereum$/)
  await expect(page.getByRole('list', { name: english.chosen })).toContainText('Ethereum')
  await page.getByLabel(english.currency).selectOption('KRW')
  await page.getByLabel(english.language).selectOption('ko')
  await page.getByRole('radio', { name: english.dark }).check()
  await page.getByLabel(english.inkCode).fill('#6d3a72')
  await page.getByLabel(english.width).fill('600')
  await expect(page).toHaveURL(/\/widget\?coins=ethereum&ink=6d3a72&scheme=dark&lang=ko&width=600$/)
  await expect(preview(page)).toHaveCount(1)
  const framed = page.frameLocator('.widget-preview iframe')
  await expect(framed.getByRole('heading')).toHaveText('이더리움')
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel(english.inkCode)).toHaveValue('#6d3a72')
  await expect(page.getByLabel(english.width)).toHaveValue('600')

  await page.getByRole('link', { name: english.watchlist }).first().click()
  await expect(page).toHaveURL(/kind=watchlist&coins=ethereum/)
  await page.getByRole('link', { name: english.remove.replace('{name}', 'Ethereum') }).click()
  await expect(page.getByRole('main')).toContainText(english.largest)
})

test('both codes are copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/widget?coins=bitcoin&width=320')
  await page.getByRole('button', { name: `${japanese.copy}（${japanese.frame}）` }).click()
  await expect(page.getByText(japanese.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code(page).textContent())
  expect(copied).toMatch(
    /^<iframe src="http:\/\/www\.localhost:\d+\/embed\/card\?coins=bitcoin&amp;lang=ja" width="320" height="240" title="ビットコインの価格（Kawara）" sandbox="[^"]+" loading="lazy" frameborder="0"><\/iframe>$/,
  )
  await page.getByRole('link', { name: japanese.script, exact: true }).click()
  await expect(code(page)).toContainText(/^<kawara-widget kind="card" coins="bitcoin" lang="ja" width="320">/)
  await expect(code(page)).toContainText('<script async src="')
})

test('pages link to their preconfigured widgets', async ({ page }) => {
  await openHydrated(page, '/ico/hinode-grid')
  await page.getByRole('link', { name: 'ウィジェット' }).first().click()
  await expect(page).toHaveURL(/\/widget\?kind=offering&item=hinode-grid$/)
  await expect(preview(page).first()).toHaveAttribute('src', /\/embed\/offering\?item=hinode-grid/)
  await openHydrated(page, '/market/bitcoin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /ウィジェット/ })
    .click()
  await expect(page).toHaveURL(/\/widget\?coins=bitcoin$/)
  await openHydrated(page, '/events/symbol/BTC/tags/people')
  await page.locator('summary').filter({ hasText: '購読' }).click()
  await page
    .getByRole('link', { name: /ウィジェット/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/widget\?kind=events&symbol=BTC&tags=people$/)
  await expect(page.getByRole('main').getByRole('checkbox', { name: '交流' })).toBeChecked()
  await page.getByRole('contentinfo').getByRole('link', { name: 'ウィジェット' }).click()
  await expect(page).toHaveURL(/\/widget$/)
})

test('axe finds nothing on the page of widgets, which does not scroll sideways', async ({ page }) => {
  for (const [language, viewport, theme, query] of [
    ['ja', phone, 'light', '?kind=watchlist&coins=bitcoin,nobody-knows-it'],
    ['en', desktop, 'dark', '?kind=events'],
    ['ko', phone, 'dark', '?kind=offering&item=nobody-knows-it'],
    ['zh', desktop, 'light', '?kind=offering&item=hinode-grid&code=script'],
  ] as const) {
    await expectFaultless(page, `/widget${query}`, { language, viewport, theme })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a coin is searched for and chosen, and its widget made', async ({ page }) => {
    await page.goto('/widget?kind=ticker')
    await page.getByRole('combobox', { name: japanese.hint }).fill('ビット')
    await page.getByRole('button', { name: japanese.search }).click()
    await page.getByRole('link', { name: 'ビットコイン（BTC）' }).click()
    await page.getByLabel(japanese.language).selectOption('en')
    await page.getByRole('radio', { name: japanese.light, exact: true }).check()
    await page.getByRole('button', { name: japanese.apply }).click()
    await expect(preview(page)).toHaveAttribute(
      'src',
      /\/embed\/ticker\?coins=bitcoin&.*theme=light&lang=en$/,
    )
    await expect(code(page)).toContainText('/embed/ticker?coins=bitcoin')
  })
})

test('axe finds nothing in any widget, and its content fits into its box', async ({ page }) => {
  for (const [place, lang] of languages.entries()) {
    const theme = place % 2 === 0 ? 'light' : 'dark'
    const look = { theme, ink: '1f6b45' }
    const widgets = [
      ...widgetKinds.map((kind) => readWidget(kind, { item: 'hinode-grid', ...look }, lang)),
      readWidget('offering', { item: 'nobody', ...look }, lang),
    ]
    const boxes = widgets.flatMap((widget) =>
      [200, 1200].map((width) => ({ src: widgetFramePath(widget), width, height: widgetHeight(widget) })),
    )
    await page.goto(addressOf('ja', '/healthz'))
    await page.evaluate(async (frames) => {
      document.documentElement.lang = 'en'
      document.title = 'Widgets'
      document.body.innerHTML = '<main><h1>Widgets</h1></main>'
      const loaded = frames.map(({ src, width, height }, number) => {
        const frame = Object.assign(document.createElement('iframe'), { src, title: `${number}` })
        Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' })
        document.querySelector('main')?.append(frame)
        return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      })
      await Promise.all(loaded)
    }, boxes)
    for (const frame of page.frames().slice(1)) {
      const over = await frame.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.body.scrollHeight - innerHeight,
      ])
      expect(over, frame.url()).toEqual([0, 0])
    }
    expect(await faultsOf(page), lang).toEqual([])
  }
})

test.describe('on a page of another site', () => {
  let others: Server
  let origin: string
  const priced = languages.flatMap((lang, place) =>
    (['card', 'watchlist', 'ticker'] as const).map((kind) =>
      readWidget(kind, { coins: 'bitcoin,ethereum', theme: place % 2 === 0 ? 'light' : 'dark' }, lang),
    ),
  )
  const others2 = (['offering', 'events'] as const).map((kind) =>
    readWidget(kind, { item: 'hinode-grid' }, 'ja'),
  )

  const codeOf = (widget: Widget, as: 'frame' | 'script', width: number) => {
    const at = (path: string) => addressOf('ja', path)
    return widgetCode(as, {
      widget,
      width,
      title: `${widget.kind} ${widget.lang} ${width} ${as}`,
      frame: at(widgetFramePath(widget)),
      picture: at(widgetPicturePath(widget, width)),
      script: at(widgetElementScript),
      page: at(coinPath('bitcoin')),
    })
  }

  test.beforeAll(async () => {
    const codes = [...priced, ...others2].flatMap((widget, place) => [
      codeOf(widget, 'frame', place % 2 === 0 ? 200 : 1200),
      codeOf(widget, 'script', place % 2 === 0 ? 1200 : 200),
    ])
    const site = new URL(addressOf('ja')).origin
    others = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; frame-src ${site}; script-src ${site}; img-src ${site}`,
        'cross-origin-embedder-policy': 'require-corp',
      })
      const holes = codes.map((one, place) => `<section><h2>${place}</h2>${one}<p>after</p></section>`)
      response.end(
        `<!doctype html><html lang="en"><title>Others</title><main><h1>Others</h1>${holes.join('')}</main></html>`,
      )
    })
    await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve))
    origin = `http://others.localhost:${(others.address() as AddressInfo).port}`
  })
  test.afterAll(() => void others.close())

  const pricedFrames = (page: Page): Frame[] =>
    page.frames().filter((frame) => /\/embed\/(?:card|watchlist|ticker)\?/.test(frame.url()))

  test('frames and elements show live prices over one stream, and nothing on the page moves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 12_000 })
    const listeners: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== marketStreamPath) return
      listeners.push(request.frame().url())
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 })
      new PerformanceObserver((list) => {
        const shifted = list.getEntries().map((entry) => Reflect.get(entry, 'value') as number)
        const before = Reflect.get(globalThis, 'shifts') as number
        Reflect.set(
          globalThis,
          'shifts',
          shifted.reduce((sum, one) => sum + one, before),
        )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(origin)
    await expect.poll(() => pricedFrames(page).length).toBe(2 * priced.length)
    const before = await Promise.all(pricedFrames(page).map(priceIn))
    await expect
      .poll(async () => {
        const after = await Promise.all(pricedFrames(page).map(priceIn))
        return after.filter((text, place) => text !== before[place]).length
      })
      .toBe(2 * priced.length)
    expect(listeners).toHaveLength(1)
    const [listener = ''] = listeners
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    await expect(page.locator('iframe').first()).toHaveAttribute('sandbox', frameSandbox)

    await page.evaluate((url) => {
      const inside = [...document.querySelectorAll('kawara-widget')].map((one) => one.shadowRoot)
      const frames = [document, ...inside].flatMap((root) => [...(root?.querySelectorAll('iframe') ?? [])])
      // Several frames may have the same address, so all of them are removed.
      for (const frame of frames) if (frame.src === url) frame.remove()
    }, listener)
    await expect.poll(() => page.frames().filter((frame) => frame.url() === listener).length).toBe(0)
    const rest = await Promise.all(pricedFrames(page).map(priceIn))
    await expect
      .poll(async () => {
        const after = await Promise.all(pricedFrames(page).map(priceIn))
        return after.filter((text, place) => text !== rest[place]).length
      })
      .toBe(rest.length)
    expect(listeners).toHaveLength(2)
  })

  test.describe('where no script runs', () => {
    test.use({ javaScriptEnabled: false })

    test('an element is a link with a picture in the same box', async ({ page }) => {
      await page.goto(origin)
      const picture = page.locator('kawara-widget img').first()
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200)
      await expect(page.locator('kawara-widget a').first()).toHaveAttribute('href', /\/market\/bitcoin$/)
      expect(await picture.evaluate((one) => one.getBoundingClientRect().height)).toBe(240)
    })
  })
})

function priceIn(frame: Frame): Promise<string> {
  return frame.locator('[data-price="bitcoin"]').first().textContent().then(String)
}
