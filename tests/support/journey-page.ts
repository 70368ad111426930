import type { Page } from '@playwright/test'

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 900 } as const

/** Every address of the site that shows a page of its own, with the status it answers. */
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
 * Resolves once scripts answer everywhere: the frame has taken scrolling over from the browser, and no link, button or
 * field is left that React has not taken hold of. Parts of a page are hydrated one after the other, the foot of the
 * home page only when the browser has time: what is pressed before is a plain link, and a choice in a field is lost. What is
 * hydrated when it comes near has plain links alone.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    if (history.scrollRestoration !== 'manual') return false
    // React keeps the props of an element beside it, under a name that ends by chance: `__reactProps$x1y2`.
    const propsOf = (element: Element): object | undefined => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
      return name === undefined ? undefined : (Reflect.get(element, name) as object)
    }
    const isTakenHoldOf = (element: Element): boolean => {
      if (propsOf(element) !== undefined) return true
      let around = element.parentElement
      while (around !== null && propsOf(around) === undefined) around = around.parentElement
      // The text of an article is given as HTML, of which React knows the outermost element alone.
      return around !== null && 'dangerouslySetInnerHTML' in (propsOf(around) ?? {})
    }
    // The service worker puts a notice on a page that it has stored, which is none of React's.
    const fields = ':is(a, button, input, select, summary):not([data-stored-notice] *, [data-near] *)'
    return [...document.body.querySelectorAll(fields)].every(isTakenHoldOf)
  }
  // To look at every frame would keep the page from what it is waited for.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilHydrated(page)
}

/** Scripts of the site, or those of one part of a page, do not come until they are released, as on a slow line. */
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
 * As Lighthouse has a phone: everything takes four times as long, also what Playwright looks for. The browser burns that time, and no
 * other journey has it. Answers how it is fast again.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}

/** As an address with `theme=dark` has it from the first, at once; the page about the API goes by what the device prefers. */
export async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

/** The same number as long as the browser has not loaded another document. */
export function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}

/** Waits for the end of the scroll, when the site takes note of it. */
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

/** Two frames later whatever a navigation does to the window has been done. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** How far below the top of the window the chapter stands; it jumps to just under the edge. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id)
}
