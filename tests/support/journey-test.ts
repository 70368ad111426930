import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { addressOf, siteOrigin } from './journey-address.ts'

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
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext, tell: (trouble: string) => void): void {
  const { host } = new URL(siteOrigin())
  context.on('console', (message) => {
    if (isComplaint(message)) tell(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => tell(`page error: ${String(error.error())}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    const ownHost = url.host === host || url.host.endsWith(`.${host}`)
    if (/^(?:http|ws)s?:$/.test(url.protocol) && !ownHost) tell(`left the site: ${url.href}`)
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
