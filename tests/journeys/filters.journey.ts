import type { Page } from '@playwright/test'
import boxes from '../../src/words/ja/filters.ts'
import list from '../../src/words/ja/offerings.ts'
import { openHydrated, phone, scrollOf, scrollTo } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

// A class selector, because on this long page Playwright is slow to find elements by role or name.
const filters = (page: Page) => page.locator('.filter-panel')

async function slowLine(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

const quick = [boxes.bonus, boxes.founderId, boxes.codeAvail]

test('three boxes ticked in quick succession on a slow connection all count', async ({ page }) => {
  await openHydrated(page, '/')
  await slowLine(page, 300)
  for (const box of quick) {
    await filters(page).getByLabel(box).click()
    // The pause between two taps of a reader, not a wait for the page.
    await page.waitForTimeout(400)
  }
  await expect(page).toHaveURL('/?bonus=1&founderId=1&codeAvail=1')
  for (const box of quick) await expect(filters(page).getByLabel(box)).toBeChecked()
})

test('three boxes ticked by keyboard on a slow connection all count', async ({ page }) => {
  await openHydrated(page, '/')
  await slowLine(page, 300)
  await filters(page)
    .getByLabel(quick[0] ?? '')
    .focus()
  for (const _ of ['first', 'second', 'fourth'].keys()) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.waitForTimeout(180)
  }
  await expect(page).toHaveURL('/?bonus=1&founderId=1&newChain=1')
})

test('on a slow connection a box that is ticked just before the sheet is closed counts', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/')
  await slowLine(page, 300)
  await page.getByRole('button', { name: list.filters }).click()
  const sheet = page.getByRole('dialog', { name: list.filters })
  await sheet.getByLabel(boxes.newChain).click()
  await sheet.getByRole('button', { name: list.close }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/?newChain=1')
  await expect(page.getByRole('link', { name: `${boxes.newChain} ${list.removeFilter}` })).toBeVisible()
})

for (const way of ['button', 'Escape'] as const) {
  test(`a sheet closed by ${way} without a change leaves no history entry`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openHydrated(page, '/page/terms')
    await openHydrated(page, '/')
    await scrollTo(page, 900)
    const entries = await page.evaluate(() => history.length)
    const sheet = page.getByRole('dialog', { name: list.filters })
    const closed = async () => {
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await sheet.getByRole('button', { name: list.close }).click()
      await expect(sheet).toBeHidden()
    }
    // The sheet is opened and closed twice, because it must get a history entry the second time too.
    for (const _ of ['once', 'again']) {
      await page.getByRole('button', { name: list.filters }).click()
      await expect(sheet).toBeVisible()
      await closed()
      await page.waitForFunction(() =>
        Object.keys((history.state ?? {}) as object).every((key) => key !== 'filters'),
      )
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(await scrollOf(page)).toBe(900)
    await page.goBack()
    await expect(page).toHaveURL('/page/terms')
  })
}

test('removing a tag moves the focus to its neighbour, removing the last one moves it to the results', async ({
  page,
}) => {
  await openHydrated(page, '/?bonus=1&founderId=1')
  const tags = page.locator(`[aria-label="${list.activeFilters}"] a`)
  await tags.filter({ hasText: boxes.bonus }).press('Enter')
  await expect(tags.filter({ hasText: boxes.founderId })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: list.results })).toBeFocused()
})

test('a keyboard user can skip the filters', async ({ page }) => {
  await openHydrated(page, '/search')
  await page.getByRole('link', { name: list.skipToResults }).press('Enter')
  await expect(page.getByRole('region', { name: list.results })).toBeFocused()
})

test('on a phone the pager abbreviates no single page, and all tabs fit in English', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await openHydrated(page, `${(baseURL ?? '').replace('www.', 'en.')}/?page=4`)
  const pager = page.getByRole('navigation', { name: texts.en.shell.pager })
  await expect(
    pager.getByRole('link', { name: texts.en.shell.pageNumber.replace('{page}', '2') }),
  ).toBeVisible()
  const tabs = page.locator('nav.tabs').first()
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.describe('far from UTC', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('the dates of a list name the zone of the language and do not change on hydration', async ({
    page,
  }) => {
    const days = () => page.locator('.cell-dates').allTextContents()
    await openHydrated(page, '/')
    const shown = await days()
    expect(shown.some((text) => text.endsWith('（日本時間）'))).toBe(true)
    const inHtml = await page.evaluate(async () => {
      const sent = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
      return [...sent.querySelectorAll('.cell-dates')].map(({ textContent }) => textContent)
    })
    expect(shown).toEqual(inHtml)
  })
})
