import type { Page } from '@playwright/test'
import boxes from '../../src/words/ja/filters.ts'
import noResults from '../../src/words/ja/lists/no-results.ts'
import list from '../../src/words/ja/offerings.ts'
import periods from '../../src/words/ja/periods.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { desktop, documentOf, openHydrated, phone, untilHydrated } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'
import { texts } from '../support/journeys/texts.ts'

const { shell, errors } = texts.ja
const cells = (page: Page) => page.locator(`section[aria-label="${list.results}"] .cell h3`)
const tab = (page: Page, name: string) =>
  page.locator(`nav[aria-label="${list.tabs}"] a`).filter({ hasText: name })
const sheet = (page: Page) => page.getByRole('dialog', { name: list.filters })
const filters = (page: Page) => page.locator('.filter-panel')
const total = (page: Page) => page.locator('main output')
const tagsOf = (page: Page) => page.locator(`[aria-label="${list.activeFilters}"] a`)

const openList = (page: Page, path = '/') => openHydrated(page, path)

test('a tab shows its section and count, and stays selected after a reload', async ({ page }) => {
  await openList(page)
  const document = await documentOf(page)
  await tab(page, list.sectionFinished).click()
  await expect(page).toHaveURL('/?incoming=0&ongoing=0')
  await expect(tab(page, list.sectionFinished)).toHaveAttribute('aria-current', 'page')
  await expect(filters(page).getByRole('group', { name: list.groupStatus })).toHaveCount(0)
  const count = await tab(page, list.sectionFinished).innerText()
  await expect(total(page)).toHaveText(list.resultCount.replace('{count}', /\d+/.exec(count)?.[0] ?? ''))
  expect(await documentOf(page)).toBe(document)

  await page.reload()
  await untilHydrated(page)
  await expect(tab(page, list.sectionFinished)).toHaveAttribute('aria-current', 'page')
  await tab(page, list.sectionAll).click()
  await expect(page).toHaveURL('/')
  await expect(filters(page).getByRole('group', { name: list.groupStatus })).toBeVisible()
})

test('choosing a filter goes back to the first page and keeps defaults out of the address', async ({
  page,
}) => {
  await openList(page, '/?page=2&sort=createdAtDesc')
  await filters(page).getByLabel(boxes.founderId).check()
  await expect(page).toHaveURL('/?founderId=1')
  await filters(page).getByLabel(boxes.acceptBitcoin).click()
  await expect(page).toHaveURL('/?acceptBitcoin=0&founderId=1')
  await filters(page).getByLabel(boxes.acceptBitcoin).click()
  await expect(page).toHaveURL('/?founderId=1')
  await filters(page).getByLabel(list.groupIndustry, { exact: true }).selectOption('Energy')
  await expect(page).toHaveURL('/?industry=Energy&founderId=1')
})

test('Back and Forward restore the list and the fields from the address', async ({ page }) => {
  await openList(page, '/?codeAvail=1&sort=raisedDesc')
  const sorted = await cells(page).first().textContent()
  await openList(page)
  const first = await cells(page).first().textContent()
  const box = filters(page).getByLabel(boxes.codeAvail)
  await box.check()
  await expect(page).toHaveURL('/?codeAvail=1')
  await page.getByLabel(list.sortBy).first().selectOption('raisedDesc')
  await expect(page).toHaveURL('/?codeAvail=1&sort=raisedDesc')
  await expect(cells(page).first()).toHaveText(sorted ?? '')

  await page.goBack()
  await expect(page.getByLabel(list.sortBy).first()).toHaveValue('createdAtDesc')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(box).not.toBeChecked()
  await expect(cells(page).first()).toHaveText(first ?? '')
  await page.goForward()
  await expect(box).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel(list.sortBy).first()).toHaveValue('raisedDesc')
  await expect(cells(page).first()).toHaveText(sorted ?? '')
})

test('a shared address shows the same list, with a tag for each filter', async ({ page }) => {
  await openList(page, '/?targetAmountMin=1000000,5000000&bonus=1&endBefore=2030-01-31')
  const tags = tagsOf(page)
  await expect(tags).toHaveText([
    /最低目標額 \$1M~\$5M/,
    /ボーナスあり/,
    /2030\/01\/31までに終了/,
    list.resetFilters,
  ])
  await expect(filters(page).getByRole('radio', { name: '$1M~$5M' }).first()).toBeChecked()
  await expect(filters(page).getByLabel(boxes.bonus)).toBeChecked()
  await expect(filters(page).getByLabel(list.endBefore)).toHaveValue('2030-01-31')

  await tags.filter({ hasText: boxes.bonus }).click()
  await expect(page).toHaveURL('/?targetAmountMin=1000000%2C5000000&endBefore=2030-01-31')
  await expect(filters(page).getByLabel(boxes.bonus)).not.toBeChecked()
  await tags.filter({ hasText: list.resetFilters }).click()
  await expect(page).toHaveURL('/')
  await expect(tags).toHaveCount(0)
})

test('a date shortcut shows its count and its results, and is marked as chosen', async ({ page }) => {
  await openList(page)
  const shortcut = filters(page).getByRole('link', { name: periods.presetThisMonth })
  const count = /\d+$/.exec(await shortcut.innerText())?.[0] ?? ''
  await shortcut.click()
  await expect(page).toHaveURL(/\?period=\d{4}-\d\d-01%2C\d{4}-\d\d-\d\d$/)
  await expect(total(page)).toHaveText(list.resultCount.replace('{count}', count))
  await expect(cells(page).first()).toBeVisible()
  await expect(filters(page).getByRole('link', { name: periods.presetThisMonth })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await filters(page).getByLabel(periods.rule).selectOption('start')
  await expect(page).toHaveURL(/&periodBy=start$/)
})

test('the pages follow one another, and the first is reached again', async ({ page }) => {
  await openList(page)
  const first = await cells(page).first().textContent()
  const pager = page.getByRole('navigation', { name: shell.pager })
  await pager.getByRole('link', { name: shell.nextPage }).click()
  await expect(page).toHaveURL('/?page=2')
  await expect(cells(page).first()).not.toHaveText(first ?? '')
  await pager.getByRole('link', { name: shell.previousPage }).click()
  await expect(page).toHaveURL('/')
  await expect(cells(page).first()).toHaveText(first ?? '')
})

test('a search without results says so and offers a way out', async ({ page }) => {
  await openList(page, '/')
  await page.getByRole('searchbox').fill('zzzzqqq')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search?q=zzzzqqq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.searchTitle.replace('{q}', 'zzzzqqq'))
  await expect(page.getByRole('heading', { name: noResults.title })).toBeVisible()
  await page.getByRole('link', { name: list.resetFilters }).last().click()
  await expect(page).toHaveURL('/search')
  await expect(cells(page).first()).toBeVisible()
})

test('invalid values are ignored', async ({ page }) => {
  const path = '/?page=-1&sort=drop&startAfter=2026-02-31&industry=Magic&incoming=2&targetAmountMin=9,1&q=%20'
  await openList(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ja.home.heading)
  await expect(cells(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: list.activeFilters })).toHaveCount(0)
  await openList(page, '/?page=99999')
  await expect(page.getByRole('heading', { name: noResults.pastEndTitle })).toBeVisible()
  await page.getByRole('link', { name: list.resetFilters }).last().click()
  await expect(page).toHaveURL('/')
  await expect(cells(page).first()).toBeVisible()
})

test('a cell opens its offering wherever it is clicked, keeps the theme, and is reached by keyboard', async ({
  page,
}) => {
  await openList(page, '/?theme=dark')
  const cell = page
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  const name = await cell.getByRole('link').first().innerText()
  await cell.click({ position: { x: 300, y: 70 } })
  await expect(page).toHaveURL(/\/ico\/[a-z0-9-]+\?theme=dark$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goBack()
  await cell.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a visit is counted once', async ({ page }) => {
  const visits: string[] = []
  page.on('request', (request) => {
    const { pathname: requested } = new URL(request.url())
    if (requested.startsWith('/api/view/')) visits.push(requested)
  })
  await openList(page)
  await cells(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ico\//)
  const { pathname } = new URL(page.url())
  await expect.poll(() => visits).toEqual([pathname.replace('/ico/', '/api/view/')])
})

test('an unknown offering is not found, whether opened directly or by a link', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  for (const path of ['/ico/no-such-offering', '/ico/Not%20an%20id', `/ico/${'a'.repeat(81)}`]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFoundTitle)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, the order is one too, and the tags are links', async ({ page }) => {
    await page.goto('/?theme=dark')
    await filters(page).getByLabel(boxes.failed).uncheck()
    await filters(page).getByLabel(boxes.founderId).check()
    await filters(page)
      .getByRole('button', { name: /件を表示/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const tags = tagsOf(page)
    await expect(tags).toHaveCount(6)
    await expect(filters(page).getByLabel(boxes.failed)).not.toBeChecked()
    await expect(filters(page).getByLabel(boxes.ongoing)).toBeChecked()

    await page.getByLabel(list.sortBy).first().selectOption('raisedDesc')
    await page.getByRole('button', { name: list.applySort }).first().click()
    await expect(page.getByLabel(list.sortBy).first()).toHaveValue('raisedDesc')
    await expect(tags).toHaveCount(6)
    await tags.last().click()
    await expect(page).toHaveURL('/?sort=raisedDesc&theme=dark')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the filters open as a sheet, show their counts, and close', async ({ page }) => {
        if (javaScriptEnabled) await openList(page)
        else await page.goto('/')
        await expect(filters(page)).toBeHidden()
        await page.getByRole('button', { name: list.filters }).tap()
        const open = javaScriptEnabled ? sheet(page) : filters(page)
        await expect(open).toBeVisible()
        await open.getByLabel(boxes.newChain).tap()
        await open.getByRole('button', { name: /件を表示/ }).tap()
        await expect(page).toHaveURL(/newChain=1/)
        await expect(open).toBeHidden()
        await expect(page.getByRole('link', { name: `${boxes.newChain} ${list.removeFilter}` })).toBeVisible()
      })
    })
  }

  test('the sheet closes by its button and by Escape, and the focus returns', async ({ page }) => {
    await openList(page)
    const opener = page.getByRole('button', { name: list.filters })
    await opener.tap()
    await sheet(page).getByRole('button', { name: list.close }).tap()
    await expect(sheet(page)).toBeHidden()
    await opener.press('Enter')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the open sheet is a dialog that keeps the focus', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: list.filters }).press('Enter')
    const close = sheet(page).getByRole('button', { name: list.close })
    await expect(close).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(sheet(page).getByRole('button', { name: /件を表示/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
  })

  test('Back closes the sheet, keeps its choices, and then leads to where the reader came from', async ({
    page,
  }) => {
    await openHydrated(page, '/page/terms')
    await openList(page)
    const opener = page.getByRole('button', { name: list.filters })
    await opener.tap()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await opener.tap()
    for (const box of [boxes.newChain, boxes.founderId]) await sheet(page).getByLabel(box).tap()
    await expect(page).toHaveURL('/?founderId=1&newChain=1')
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/?founderId=1&newChain=1')
    await expect(page.getByRole('link', { name: `${boxes.newChain} ${list.removeFilter}` })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/page/terms')
  })
})

test('axe finds nothing in a filtered and in an empty list, light on a desktop and dark on a phone', async ({
  page,
}) => {
  for (const path of ['/?bonus=1&', '/search?q=zzzzqqq&']) {
    for (const { theme, viewport } of [
      { theme: 'light', viewport: desktop },
      { theme: 'dark', viewport: phone },
    ]) {
      await page.setViewportSize(viewport)
      await openList(page, `${path}theme=${theme}`)
      const faults = await faultsOf(page, { except: 'footer' })
      expect(faults, `${path}, ${theme}, ${viewport.width} wide`).toEqual([])
    }
  }
})
