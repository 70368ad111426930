import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type WebError,
} from '@playwright/test'
import { addressOf } from './address.ts'
import { SharedContexts } from './contexts.ts'
import { isPreloadRemark } from './preload-remarks.ts'

export { expect }

export interface Troubles {
  allow(text: RegExp): void
}

/** A browser in which every unexpected error or warning fails the journey. */
export const test = base.extend<{ troubles: Troubles }, { sharedContexts: SharedContexts }>({
  baseURL: addressOf('ja'),
  sharedContexts: [async ({ browser }, use) => use(new SharedContexts(browser)), { scope: 'worker' }],
  context: async (
    {
      browser,
      sharedContexts,
      javaScriptEnabled,
      locale,
      viewport,
      hasTouch,
      isMobile,
      userAgent,
      serviceWorkers,
    },
    use,
  ) => {
    // A service worker outlives its pages, so journeys that allow one get a context of their own.
    if (serviceWorkers === 'allow') {
      const own = await browser.newContext()
      await use(own)
      await own.close()
      return
    }
    const kind = { javaScriptEnabled, locale, viewport, hasTouch, isMobile, userAgent }
    const context = await sharedContexts.take(kind)
    await use(context)
    await sharedContexts.giveBack(context)
  },
  troubles: [
    async ({ context, javaScriptEnabled }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/]
      if (!javaScriptEnabled) allowed.push(/^request failed: \S+\.js csp$/)
      const unwatch = watch(context, (trouble) => seen.push(trouble))
      await use({ allow: (text) => allowed.push(text) })
      unwatch()
      const unexpected = seen.filter((trouble) => !allowed.some((text) => text.test(trouble)))
      expect([...new Set(unexpected)].slice(0, 10), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext, report: (trouble: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (isComplaint(message)) report(`console: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => report(`page error: ${String(error.error())}`)
  const onRequest = (request: Request) => {
    const { protocol, hostname, href } = new URL(request.url())
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$/.test(hostname)) report(`left the site: ${href}`)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser aborts requests that it no longer needs when a page is left.
    if (reason !== 'net::ERR_ABORTED') report(`request failed: ${request.url()} ${reason}`)
  }
  context.on('console', onConsole).on('weberror', onError)
  context.on('request', onRequest).on('requestfailed', onFailure)
  return () => {
    context.off('console', onConsole).off('weberror', onError)
    context.off('request', onRequest).off('requestfailed', onFailure)
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  const type = message.type()
  return (type === 'error' || type === 'warning') && !isPreloadRemark({ type, text: message.text() })
}
