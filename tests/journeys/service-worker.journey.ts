import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addressOf } from '../support/journeys/address.ts'
import {
  expectNotice,
  expectStyled,
  heading,
  short,
  test,
  visit,
  visitOnce,
} from '../support/journeys/offline.ts'
import { expect } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'
import { root } from '../support/source-files.ts'

/**
 * Registers the worker of another build. It gets an address of its own, because the browser fetches a known address from the site
 * itself.
 */
async function deploy(page: Page, version: string) {
  const script = await readFile(join(root, 'build/client/service-worker.js'), 'utf8')
  const address = `**/service-worker.js?${version}`
  await page.context().route(address, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(/version:([`"'])\w+/, `version:$1${version}`),
    }),
  )
  await page.evaluate(async (name) => {
    const { serviceWorker } = navigator
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await serviceWorker.register(`/service-worker.js?${name}`)
    await changed
    const { active } = await serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  }, version)
  await page.context().unroute(address)
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [deploys, outcome] of [
    [['second'], 'are read as before'],
    [['second', 'third'], 'are gone, with what they need'],
  ] as const) {
    test(`after ${deploys.length} new builds stored pages ${outcome}`, async ({ page, line, troubles }) => {
      // A stored page registers the service worker of the build it came from, which is no longer on the server, so these errors
      // are expected.
      troubles.allow(/service worker was not registered|error occurred when fetching the script/)
      await visitOnce(page, 'en')
      await visit(page, addressOf('en', '/ico/hinode-grid'))
      await visit(page, addressOf('en', '/page/terms'))
      // Opens an address without scripts, because a page of ours would register the worker of the present build again.
      await page.goto(addressOf('en', '/robots.txt'))
      for (const version of deploys) await deploy(page, version)
      await line.cut()
      await page.goto(addressOf('en', '/ico/hinode-grid'))
      if (deploys.length === 1) {
        await expectNotice(page, 'en')
        await expectStyled(page)
      } else {
        await expect(heading(page)).toHaveText(texts.en.errors.offlineTitle)
        await expect(page.locator('[data-stored-pages]')).toBeHidden()
      }
    })
  }

  test('a page without one of its deferred parts says so, and does not request it in a loop', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(/form-errors-|net::ERR_FAILED/)
    await context.route('**/assets/form-errors-*', (route) => route.abort())
    await visitOnce(page, 'en')
    let visits = 0
    page.on('domcontentloaded', () => visits++)
    await page.goto(addressOf('en', '/ico-form'))
    await expect(heading(page)).toHaveText(texts.en.errors.networkTitle)
    expect(visits).toBeLessThan(3)
    // On this page the style sheets of deferred parts precede the one of the frame. The order of the CSS layers keeps the buttons
    // styled all the same.
    await expect(page.getByRole('button', { name: texts.en.errors.retry })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })

  test('a broken service worker is a warning, and the page works without it', async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(/^console: The service worker was not registered\./)
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await context.route('**/service-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is not a script' }),
    )
    await page.goto(short)
    expect((await warned).text()).toContain('The service worker was not registered.')
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja.shell.linkTerms }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約')
  })
})
