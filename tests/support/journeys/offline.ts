import type { Page } from '@playwright/test'
import type { Language } from '../../../src/domain/kernel/site/language.ts'
import { addressOf } from './address.ts'
import { expect, test as base } from './test.ts'

interface Line {
  cut(): Promise<void>
  mend(): Promise<void>
}

export const test = base.extend<{ line: Line }>({
  line: async ({ context, troubles }, use) => {
    troubles.allow(/net::ERR_INTERNET_DISCONNECTED/)
    await use({ cut: () => context.setOffline(true), mend: () => context.setOffline(false) })
  },
})

export const short = '/page/company'

export async function visitOnce(page: Page, language: Language, path = short) {
  await page.goto(addressOf(language, path))
  await untilStored(page, addressOf(language, path))
  await page.waitForLoadState('networkidle')
}

/** Expects the style sheet and the pictures from the worker; any other request fails the journey. */
export async function expectStyled(page: Page) {
  await page.waitForLoadState('networkidle')
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).not.toBe('rgba(0, 0, 0, 0)')
}

export async function untilStored(page: Page, address: string) {
  const isStored = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
}

export async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilStored(page, page.url())
  await page.waitForLoadState('networkidle')
}

export const noticeOf = (page: Page) => page.locator('[data-stored-notice]')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const notices: Readonly<Record<Language, RegExp>> = {
  ja: /^オフライン（\d+月\d+日 \d\d:\d\d時点）$/,
  en: /^Offline – as of [A-Z][a-z]{2} \d+, \d\d:\d\d$/,
  ko: /^오프라인\(\d+월 \d+일 \d\d:\d\d 기준\)$/,
  zh: /^离线（\d+月\d+日 \d\d:\d\d的内容）$/,
}

export async function expectNotice(page: Page, language: Language) {
  await expect(noticeOf(page).locator('span')).toHaveText(notices[language])
}
