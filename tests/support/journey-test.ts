import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { addressOf } from './journey-address.ts'

export { expect }

export interface Troubles {
  /** This journey brings it about on purpose. */
  allow(text: RegExp): void
}

/** A browser whose every unexpected complaint fails the journey. */
export const test = base.extend<{ troubles: Troubles }>({
  baseURL: addressOf('ja'),
  troubles: [
    async ({ context, javaScriptEnabled }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/]
      if (!javaScriptEnabled) allowed.push(/^request failed: \S+\.js csp$/)
      watch(context, (trouble) => seen.push(trouble))
      await use({ allow: (text) => allowed.push(text) })
      const unexpected = seen.filter((trouble) => !allowed.some((text) => text.test(trouble)))
      expect([...new Set(unexpected)].slice(0, 10), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext, tell: (trouble: string) => void): void {
  context.on('console', (message) => {
    if (isComplaint(message)) tell(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => tell(`page error: ${String(error.error())}`))
  context.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url())
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$/.test(hostname)) tell(`left the site: ${href}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser itself gives up what it no longer needs when a page is left.
    if (reason !== 'net::ERR_ABORTED') tell(`request failed: ${request.url()} ${reason}`)
  })
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}
