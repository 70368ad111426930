import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { languages } from '../../../src/domain/kernel/site/language.ts'
import { addressOf } from './address.ts'

/**
 * Shares browser contexts between journeys that use the same kind of browser, one journey at a time, because a warm context keeps
 * its renderer process, fonts and scripts. Stored data is cleared between journeys, so each starts as a new visitor.
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
   * Returns a browser context for a journey. `kind` are the journey's context options, such as `{ locale: 'ja-JP', isMobile: true
   * }`; only journeys with equal options share a context.
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
    await context.setExtraHTTPHeaders({})
    const session = await context.newCDPSession(parked)
    for (const language of languages) {
      await session.send('Storage.clearDataForOrigin', { origin: addressOf(language), storageTypes: 'all' })
    }
    await session.detach()
  }

  /** A fake clock applies to a whole context and cannot be removed, so such a context is not shared again. */
  #noticeClock(context: BrowserContext): void {
    const install = context.clock.install.bind(context.clock)
    context.clock.install = (options) => {
      this.#withClock.add(context)
      return install(options)
    }
  }
}

/**
 * Gives the visitor of a journey a network address of its own, as the proxy of a site does. Limits for one address, such as twelve logins
 * a minute, are then not used up by other journeys.
 */
export async function withOwnAddress(context: BrowserContext): Promise<void> {
  const [one = 0, two = 0, three = 0] = randomBytes(3)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${one}.${two}.${three}` })
}

/** Opens a page that keeps the renderer process of the site alive between journeys. */
async function park(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/healthz')
  return page
}
