import type { Browser, BrowserContext, Page } from '@playwright/test'
import { languages } from '../../src/domain/kernel/site/language.ts'
import { addressOf } from './journey-address.ts'

/**
 * Journeys that want the same kind of browser take their pages from one context, one journey after the other. What is
 * dear is warm in it: the process that draws the site, with its fonts, and the fetched scripts. Between two journeys
 * all that the site has stored is thrown away, so that each begins as a stranger.
 */
export class SharedContexts {
  readonly #browser: Browser
  readonly #contexts = new Map<string, BrowserContext>()
  readonly #parked = new WeakMap<BrowserContext, Page>()
  readonly #withClock = new WeakSet<BrowserContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /**
   * `kind` is what the journeys have in common, as `{ locale: 'ja-JP', isMobile: true }`: it tells the contexts apart.
   * Playwright makes a new one by what the journey that asks has chosen.
   */
  async take(kind: object): Promise<BrowserContext> {
    const key = JSON.stringify(kind)
    const known = this.#contexts.get(key)
    if (known !== undefined && !this.#withClock.has(known)) return known
    const context = await this.#browser.newContext()
    this.#noticeClock(context)
    this.#contexts.set(key, context)
    return context
  }

  async giveBack(context: BrowserContext): Promise<void> {
    if (this.#withClock.has(context)) return context.close()
    const parked = this.#parked.get(context) ?? (await park(context))
    this.#parked.set(context, parked)
    for (const page of context.pages()) if (page !== parked) await page.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearCookies()
    const session = await context.newCDPSession(parked)
    for (const language of languages) {
      await session.send('Storage.clearDataForOrigin', { origin: addressOf(language), storageTypes: 'all' })
    }
    await session.detach()
  }

  /** A clock in place of the browser's is that of the whole context and cannot be taken away: its next page would stand still. */
  #noticeClock(context: BrowserContext): void {
    const install = context.clock.install.bind(context.clock)
    context.clock.install = (options) => {
      this.#withClock.add(context)
      return install(options)
    }
  }
}

/** A page that does nothing but keep the process of the site from ending with the pages of a journey. */
async function park(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/healthz')
  return page
}
