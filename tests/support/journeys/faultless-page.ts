import type { Page } from '@playwright/test'
import type { Language } from '../../../src/domain/kernel/site/language.ts'
import { addressOf } from './address.ts'
import { faultsOf } from './axe.ts'
import { openHydrated } from './page.ts'
import { expect } from './test.ts'

interface Look {
  readonly language: Language
  readonly viewport: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
}

export async function expectFaultless(page: Page, path: string, look: Look): Promise<void> {
  const { language, viewport, theme } = look
  await page.setViewportSize(viewport)
  const address = new URL(addressOf(language, path))
  address.searchParams.set('theme', theme)
  await openHydrated(page, address.href)
  expect(await faultsOf(page, { except: 'footer' }), `${language} ${theme}`).toEqual([])
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider, `${language} is wider than the screen`).toBe(false)
}
