import type { Page } from '@playwright/test'
import boxes from '../../src/words/ja/filters.ts'
import follow from '../../src/words/ja/follow.ts'
import market from '../../src/words/ja/market.ts'
import { holdScripts, openHydrated, slowDown, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

// A class selector, because finding elements by role or name takes a slow processor longer than a reader takes to press.
const filters = (page: Page) => page.locator('.filter-panel')
// The page has two selects for the order. The second one is for phones, and the style sheet hides it on a desktop.
const order = (page: Page) => page.locator('select[name="sort"]').first()
const star = (page: Page, name: string) =>
  page.locator(`.star[aria-label="${market.watch.replace('{name}', name)}"]`)
/** The pause between two taps of a reader in milliseconds, not a wait for the page. */
const betweenTaps = 400

/**
 * Ways to make hydration slow. Each returns a function that lets held-back scripts load; with a slow processor no script is held
 * back, so that function does nothing.
 */
const slownesses = {
  'a slow line': holdScripts,
  async 'a slow processor'(page: Page) {
    await slowDown(page)
    return () => {}
  },
} as const

for (const [slowness, makeSlow] of Object.entries(slownesses)) {
  test.describe(`on ${slowness}, before the page is hydrated,`, () => {
    // `/` and `/search` show the same list. With a slow line the test visits both; with a slow processor it visits only `/`,
    // because it takes processor time from other journeys.
    for (const path of makeSlow === holdScripts ? ['/', '/search'] : ['/']) {
      test(`three boxes ticked one after the other on ${path} all count`, async ({ page }) => {
        const letScriptsIn = await makeSlow(page)
        await page.goto(path, { waitUntil: 'commit' })
        const ticked = [boxes.bonus, boxes.founderId, boxes.codeAvail]
        for (const [place, box] of ticked.entries()) {
          await filters(page).getByLabel(box).check()
          if (place === 1) letScriptsIn()
          await page.waitForTimeout(betweenTaps)
        }
        await expect(page).toHaveURL(`${path}?bonus=1&founderId=1&codeAvail=1`)
        for (const box of ticked) await expect(filters(page).getByLabel(box)).toBeChecked()
      })

      test(`an order chosen on ${path} counts, and a box ticked afterwards`, async ({ page }) => {
        const letScriptsIn = await makeSlow(page)
        await page.goto(path, { waitUntil: 'commit' })
        await order(page).selectOption('endAsc')
        await filters(page).getByLabel(boxes.bonus).check()
        letScriptsIn()
        await expect(page).toHaveURL((url) => url.searchParams.get('bonus') === '1')
        await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'endAsc')
        await expect(order(page)).toHaveValue('endAsc')
        await untilHydrated(page)
        await expect(filters(page).getByLabel(boxes.bonus)).toBeChecked()
      })
    }

    test('a star counts', async ({ page }) => {
      const letScriptsIn = await makeSlow(page)
      await page.goto('/market', { waitUntil: 'commit' })
      await star(page, 'イーサリアム').click()
      letScriptsIn()
      await untilHydrated(page)
      await expect(star(page, 'イーサリアム')).toHaveAttribute('aria-pressed', 'true')
    })

    test('a press on follow opens the dialog', async ({ page }) => {
      const letScriptsIn = await makeSlow(page)
      await page.goto('/ico/hinode-grid', { waitUntil: 'commit' })
      await page.getByRole('button', { name: follow.follow, exact: true }).click()
      letScriptsIn()
      await expect(page.getByRole('dialog').getByLabel(follow.email)).toBeFocused()
    })
  })
}

test.describe('while the filters are still a plain form and the list is hydrated,', () => {
  const untilListAlive = (page: Page) =>
    page.waitForFunction(() => {
      const fields = [...document.querySelectorAll('select[name="sort"]')]
      return fields.every((field) => Object.keys(field).some((key) => key.startsWith('__reactProps$')))
    })

  for (const path of ['/', '/search']) {
    test(`an order chosen on ${path} keeps boxes that were ticked before and after`, async ({ page }) => {
      const letFiltersIn = await holdScripts(page, 'filter-panel')
      await page.goto(path, { waitUntil: 'commit' })
      await untilListAlive(page)
      await filters(page).getByLabel(boxes.bonus).check()
      await order(page).selectOption('endAsc')
      await page.waitForTimeout(betweenTaps)
      await filters(page).getByLabel(boxes.founderId).check()
      letFiltersIn()
      await expect(page).toHaveURL(`${path}?bonus=1&founderId=1&sort=endAsc`)
      await expect(order(page)).toHaveValue('endAsc')
      for (const box of [boxes.bonus, boxes.founderId]) {
        await expect(filters(page).getByLabel(box)).toBeChecked()
      }
    })
  }

  test('an order chosen on a list does not lead back to it after leaving', async ({ page }) => {
    const letFiltersIn = await holdScripts(page, 'filter-panel')
    await page.goto('/', { waitUntil: 'commit' })
    await untilListAlive(page)
    await order(page).selectOption('endAsc')
    await page.getByRole('banner').getByRole('link', { name: texts.ja.shell.menuMarket }).click()
    await expect(page).toHaveURL('/market')
    letFiltersIn()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await filters(page).getByLabel(boxes.bonus).check()
    await expect(page).toHaveURL('/?bonus=1')
    await expect(order(page)).toHaveValue('createdAtDesc')
  })
})

test('a box ticked while leaving a list is not ticked on the next one', async ({ page }) => {
  await openHydrated(page, '/')
  let letListIn = () => {}
  const held = new Promise<void>((resolve) => (letListIn = resolve))
  await page.route(/bonus=1/, async (route) => {
    await held
    await route.continue()
  })
  await filters(page).getByLabel(boxes.bonus).check()
  await page.getByRole('banner').getByRole('link', { name: texts.ja.shell.menuMarket }).click()
  await expect(page.getByRole('heading', { level: 1, name: market.heading, exact: true })).toBeVisible()
  letListIn()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(filters(page).getByLabel(boxes.bonus)).not.toBeChecked()
  await filters(page).getByLabel(boxes.founderId).check()
  await expect(page).toHaveURL('/?founderId=1')
})

test('a box ticked while the whole list is requested again is not ticked on it', async ({ page }) => {
  await openHydrated(page, '/')
  await page.route(/bonus=1/, () => {})
  const requested = page.waitForRequest(/bonus=1/)
  await filters(page).getByLabel(boxes.bonus).check()
  await requested
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(filters(page).getByLabel(boxes.bonus)).not.toBeChecked()
  await filters(page).getByLabel(boxes.founderId).check()
  await expect(page).toHaveURL('/?founderId=1')
})

test('leaving for another page right after a choice works, however late the choice is read', async ({
  page,
}) => {
  const letChoiceIn = await holdScripts(page, 'form-address')
  const letMarketIn = await holdScripts(page, 'market-')
  await openHydrated(page, '/')
  await filters(page).getByLabel(boxes.bonus).check()
  await page.getByRole('banner').getByRole('link', { name: texts.ja.shell.menuMarket }).click()
  const choiceRead = page.waitForResponse(/form-address/)
  letChoiceIn()
  await (await choiceRead).finished()
  await page.evaluate(
    () =>
      import(
        performance.getEntriesByType('resource').findLast(({ name }) => name.includes('form-address'))!.name
      ),
  )
  letMarketIn()
  await expect(page).toHaveURL('/market')
})

test('a box that Back has unticked counts when it is ticked again', async ({ page }) => {
  await openHydrated(page, '/search')
  for (const time of ['first', 'second', 'third']) {
    await filters(page).getByLabel(boxes.bonus).check()
    await expect(page, time).toHaveURL('/search?bonus=1')
    await page.goBack()
    await expect(page, time).toHaveURL('/search')
    await expect(filters(page).getByLabel(boxes.bonus)).not.toBeChecked()
  }
})
