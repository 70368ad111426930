import { addressOf } from '../support/journeys/address.ts'
import {
  expectNotice,
  expectStyled,
  heading,
  short,
  test,
  untilStored,
  visit,
  visitOnce,
} from '../support/journeys/offline.ts'
import { expect } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an unvisited page offers the visited ones offline, the latest first', async ({ page, line }) => {
    await visitOnce(page, 'en')
    await visit(page, addressOf('en', '/ico/hinode-grid'))
    await visit(page, addressOf('en', '/search?q=a&sort=name'))
    await line.cut()
    await page.goto(addressOf('en', '/page/terms'))
    await expect(heading(page)).toHaveText(texts.en.errors.offlineTitle)
    await expect(
      page.getByRole('heading', { level: 2, name: texts.en.errors.storedPagesTitle }),
    ).toBeVisible()
    const list = page.getByRole('main').getByRole('listitem')
    await expect(list).toHaveText([/./, /Hinode Grid token sale[A-Z][a-z]{2} \d+, \d\d:\d\d$/, /./])
    await expect(list.nth(0).getByRole('link')).toHaveAttribute('href', '/search?q=a&sort=name')
    await expectStyled(page)
    await list.nth(1).getByRole('link').click()
    await expect(heading(page)).toContainText('Hinode Grid')
    await expectNotice(page, 'en')
  })

  test('pages opened from mails and files that are not pages are not stored', async ({
    page,
    line,
    troubles,
  }) => {
    troubles.allow(/status of 404/)
    await visitOnce(page, 'en')
    const paths = [
      '/followed?token=secret',
      '/unfollowed?token=secret',
      '/ico?token=secret',
      '/page/not-there',
      '/error/404',
    ]
    for (const path of paths) await page.goto(addressOf('en', path))
    // Pages are stored in order, so once this page is stored, the earlier ones would have been stored too.
    await visit(page, addressOf('en', '/ico/hinode-grid'))
    await line.cut()
    for (const path of paths) {
      await page.goto(addressOf('en', path))
      await expect(heading(page), path).toHaveText(texts.en.errors.offlineTitle)
      const hrefs = await page.getByRole('main').getByRole('listitem').getByRole('link').all()
      expect(await Promise.all(hrefs.map((link) => link.getAttribute('href')))).toEqual([
        '/ico/hinode-grid',
        short,
      ])
    }
  })

  test('thirty pages are stored, and five of one list', async ({ page, line }) => {
    await visitOnce(page, 'en')
    const sales = new Set<string>()
    const stored = async (path: string) => {
      await page.goto(addressOf('en', path), { waitUntil: 'commit' })
      await untilStored(page, page.url())
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await stored(`/search?sort=name&page=${number}`)
      await page.waitForLoadState('domcontentloaded')
      const hrefs = await page
        .locator('main a[href^="/ico/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of hrefs) sales.add(href)
    }
    const listed = async () => {
      await line.cut()
      await page.goto(addressOf('en', '/page/terms'))
      const links = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(links.first()).toBeVisible()
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await line.mend()
      return hrefs
    }
    const lists = [6, 5, 4, 3, 2].map((number) => `/search?sort=name&page=${number}`)
    expect(await listed()).toEqual([...lists, short])

    const visited = [...sales].slice(0, 32)
    for (const path of visited) {
      const address = addressOf('en', path)
      await page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), {
        address,
        since: Date.now(),
        assets: [],
      })
      await untilStored(page, address)
    }
    expect(await listed()).toEqual(visited.toReversed().slice(0, 30))
  })
})
