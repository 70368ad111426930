import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import airdrop from '../../words/en/airdrop/page.ts'
import offerings from '../../words/en/offerings.ts'
import key from '../../words/en/sdk/key-login.ts'
import login from '../../words/en/sdk/login.ts'

type Site = Awaited<ReturnType<typeof openBuiltSite>>

let without: Site
let inStore: Site
beforeAll(async () => {
  without = await openBuiltSite({ DEMO: '1' })
  inStore = await openBuiltSite({ DEMO: '1', APP_STORE_URL: 'https://apps.example/coinview' })
})
afterAll(async () => {
  await without.close()
  await inStore.close()
})

async function pageOf(site: Site, url: string): Promise<string> {
  const host = `en.${new URL(site.config.siteOrigin).hostname}`
  const { statusCode, body } = await site.app.inject({ method: 'GET', url, headers: { host } })
  expect(statusCode, url).toBe(200)
  return body.replaceAll('&#x27;', '’')
}

/** Where the links of a page lead whose text ends with this. */
const linksSaying = (text: string, page: string) => {
  const found = page.matchAll(/<a href="([^"]*)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gs)
  return [...found].filter(([, , content = '']) => content.endsWith(`>${text}`)).map(([, href]) => href)
}
const salePages = ['/search?q=hinode-grid', '/ico/hinode-grid']

/** The texts in the order of the page. */
const inOrder = (page: string, texts: readonly string[]) =>
  texts
    .filter((text) => page.includes(text))
    .toSorted((one, other) => page.indexOf(one) - page.indexOf(other))

describe('while no store has the app', () => {
  it('the first button of an invitation takes part in this browser', async () => {
    const page = await pageOf(without, '/_app/airdrop')
    expect(inOrder(page, [airdrop.aboutApp, airdrop.takePartHere, airdrop.takePartInApp])).toEqual([
      airdrop.takePartHere,
      airdrop.aboutApp,
    ])
  })

  it('the login offers the key of the browser first, and says that the code needs an app that is not out', async () => {
    const page = await pageOf(without, '/coinview-sdk/login')
    expect(inOrder(page, [key.withApp, key.appAwaited, key.heading])).toEqual([
      key.heading,
      key.withApp,
      key.appAwaited,
    ])
    expect(page).toContain(login.ledeHere)
  })

  it('the watch link of a sale leads to notifications in this browser', async () => {
    for (const url of salePages)
      expect(linksSaying(offerings.watchHere, await pageOf(without, url)), url).toEqual([
        '/_app/requestPermission?ico=hinode-grid',
      ])
  })
})

describe('when a store has the app', () => {
  it('the app leads again, in the airdrop and at the login', async () => {
    const list = await pageOf(inStore, '/_app/airdrop')
    expect(inOrder(list, [airdrop.tryHere, airdrop.takePartInApp])).toEqual([
      airdrop.takePartInApp,
      airdrop.tryHere,
    ])
    const page = await pageOf(inStore, '/coinview-sdk/login')
    expect(page).not.toContain(key.appAwaited)
    expect(page.indexOf(key.heading)).toBeGreaterThan(page.indexOf('login-way'))
  })

  it('the watch link of a sale opens the app', async () => {
    for (const url of salePages)
      expect(linksSaying(offerings.watch, await pageOf(inStore, url)), url).toEqual([
        'coinview://product/HNG_USD',
      ])
  })

  it('a page inside the app links into the app in any case', async () => {
    expect(linksSaying(offerings.watch, await pageOf(without, '/ico/hinode-grid?inApp=1'))).toEqual([
      'coinview://product/HNG_USD',
    ])
  })
})
