import type { Page } from '@playwright/test'

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 900 } as const

export const pagePaths = [
  '/',
  '/search',
  '/ico/hinode-grid',
  '/ico',
  '/market',
  '/market/bitcoin',
  '/events',
  '/events/symbol/BTC/time/this-week/tags/people,exchange',
  '/events/item/demo-btc-first-letter',
  '/events/add',
  '/events/submitted',
  '/badge',
  '/widget',
  '/contact',
  '/follow',
  '/_app/requestPermission',
  '/_app/airdrop',
  '/_app/airdrop/quiz/hinode-grid',
  '/blog',
  '/blog/posts/reading-lock-up-tables',
  '/blog/posts/income-tax-on-crypto',
  '/blog?q=wallet&from=en',
  '/coinview',
  '/premium',
  '/coinview/purchase',
  '/coinview/success',
  '/coinview/subscription',
  '/coinview-sdk',
  '/coinview-sdk/login',
  '/coinview-sdk/login/app',
  '/coinview-sdk/pay',
  '/page/ads',
  '/page/commerce',
  '/page/company',
  '/page/interview-hinode',
  '/page/interview-satoyama',
  '/page/interviews',
  '/page/privacy',
  '/page/tax',
  '/page/terms',
  '/error/404',
  '/offline',
  '/api/docs',
] as const

/**
 * Resolves when the page is hydrated: the frame controls scrolling, and React has attached to every link, button and field. Parts
 * are hydrated one by one, and the footer of the home page only when the browser is idle; before that a press follows the plain
 * link and a choice in a field is lost. Parts that are hydrated only when they come into view have plain links and are ignored.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    if (history.scrollRestoration !== 'manual') return false
    // React stores the props of an element under a key with a random suffix: `__reactProps$x1y2`.
    const propsOf = (element: Element): object | undefined => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
      return name === undefined ? undefined : (Reflect.get(element, name) as object)
    }
    const isTakenHoldOf = (element: Element): boolean => {
      if (propsOf(element) !== undefined) return true
      let around = element.parentElement
      while (around !== null && propsOf(around) === undefined) around = around.parentElement
      // The text of an article is set as HTML, so React knows only the element around it.
      return around !== null && 'dangerouslySetInnerHTML' in (propsOf(around) ?? {})
    }
    // The service worker adds a notice to a stored page. React does not know its elements, so they are left out.
    const fields = ':is(a, button, input, select, summary):not([data-stored-notice] *, [data-near] *)'
    return [...document.body.querySelectorAll(fields)].every(isTakenHoldOf)
  }
  // Polls slowly, because checking at every frame would slow the page down.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilHydrated(page)
}

/** Holds back the scripts of the site, or those of one part of a page, until the returned function is called. */
export async function holdScripts(page: Page, part = ''): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${part}*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Makes the processor of the page four times slower, as Lighthouse does to simulate a phone. Playwright's own queries become
 * slower too. The returned function restores the speed.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}

/** Switches the theme at once, as an address with `theme=dark` does; the page about the API follows the system setting. */
export async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

export function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}

/** Scrolls and waits for the `scrollend` event, on which the site stores the position. */
export function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scrollend', () => resolve(), { once: true })
        window.scrollTo(0, top)
      }),
    y,
  )
}

export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** Distance of a chapter from the top of the window; a jump puts it just below the edge. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id)
}
