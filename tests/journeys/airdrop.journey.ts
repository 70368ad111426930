import type { Page } from '@playwright/test'
import { inviterPercent } from '../../src/domain/airdrop/reward.ts'
import own from '../../src/words/ja/airdrop/own.ts'
import words from '../../src/words/ja/airdrop/page.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const quiz = '/_app/airdrop/quiz/hinode-grid'
const right = ['30分ごと', '保証金として', '全額が返される']
const wrong = ['1日に1回', '保証金として', '全額が返される']

async function register(page: Page, name: string) {
  await page.getByLabel(own.name, { exact: true }).fill(name)
  await page.getByRole('button', { name: own.register }).click()
  await expect(page.locator('fieldset')).toHaveCount(3)
}

async function answer(page: Page, choices: readonly string[], press: string) {
  for (const choice of choices) await page.getByLabel(choice, { exact: true }).check()
  await page.getByRole('button', { name: press }).click()
}

test('a friend is invited, misses, reads why, wins, and the inviter gets the bonus', async ({
  page: inviter,
  browser,
}) => {
  await openHydrated(inviter, quiz)
  await register(inviter, '花')
  const link = await inviter.getByText(/\/_app\/airdrop\/invite\/[a-z2-9]{8}$/).innerText()

  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
  })
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByText(words.invitedBy.replace('{name}', '花'))).toBeVisible()
  const toApp = friend.getByRole('link', { name: words.aboutApp })
  await expect(toApp).toHaveAttribute('href', /^\/coinview\?invite=[a-z2-9]{8}$/)
  expect(await faultsOf(friend, { except: 'footer' })).toEqual([])
  await friend.getByRole('link', { name: words.takePartHere }).click()
  await expect(friend.getByLabel(own.inviteCode)).toHaveValue(/^[a-z2-9]{8}$/)
  await register(friend, '健太郎')

  await friend.getByRole('button', { name: own.send }).click()
  await expect(friend.getByText(own.unanswered)).toBeVisible()
  await answer(friend, wrong, own.send)
  await expect(friend.getByText(own.missed.replace('{count}', '1'))).toBeVisible()
  await expect(friend.getByText('引き合わせは30分ごと', { exact: false })).toBeVisible()
  expect(await faultsOf(friend, { except: 'footer' })).toEqual([])

  await context.setOffline(true)
  await answer(friend, right, own.sendAgain)
  await expect(friend.getByText(own.offlineText)).toBeVisible()
  await context.setOffline(false)
  await answer(friend, right, own.sendAgain)
  await expect(friend.getByRole('heading', { name: own.won, exact: true })).toBeFocused()
  await expect(friend.locator('#rewards')).toContainText('+120 HNG')
  expect(await faultsOf(friend, { except: 'footer' })).toEqual([])
  await friend.reload()
  await expect(friend.getByRole('heading', { name: own.wonAlready })).toBeVisible()
  await expect(friend.locator('#rewards li')).toHaveCount(1)

  await inviter.reload()
  await expect(inviter.locator('#rewards')).toContainText(`+${(120 * inviterPercent) / 100} HNG`)
  await expect(inviter.locator('#rewards')).toContainText('健*郎')
  await context.close()
})

test('a registration whose answer got lost is not repeated as a second participant', async ({ page }) => {
  const users: string[] = []
  await page.exposeFunction('noteUser', (id: string) => users.push(id))
  await page.addInitScript(() => {
    const noting = window as typeof window & { noteUser: (id: string) => Promise<number> }
    const ask = window.fetch.bind(window)
    window.fetch = async (...requested) => {
      const response = await ask(...requested)
      if (!response.url.endsWith('/api/app/devices')) return response
      const { user_id: id } = (await response.clone().json()) as { user_id: string }
      if ((await noting.noteUser(id)) === 1) throw new TypeError('The answer got lost.')
      return response
    }
  })
  await openHydrated(page, quiz)
  await page.getByLabel(own.name, { exact: true }).fill('花')
  await page.getByRole('button', { name: own.register }).click()
  await expect(page.getByText(own.failedText)).toBeVisible()
  await page.getByRole('button', { name: own.register }).click()
  await expect(page.locator('fieldset')).toHaveCount(3)
  expect(users).toHaveLength(2)
  expect(new Set(users).size).toBe(1)
})

test('answers survive a reload and a pause, a double tap sends them once, and another tab shows the win', async ({
  page,
}) => {
  await openHydrated(page, quiz)
  await register(page, '花')
  for (const choice of right) await page.getByLabel(choice, { exact: true }).check()
  await page.reload()
  const chosen = page.locator('fieldset input:checked')
  await expect(chosen).toHaveCount(3)

  const answers = '**/api/app/airdrop/*/answers'
  await page.route(answers, (route) =>
    route.fulfill({ json: { outcome: 'not_open', misses: [], win: null } }),
  )
  await page.getByRole('button', { name: own.send }).click()
  await expect(page.getByText(own.notOpenText)).toBeVisible()
  await expect(chosen).toHaveCount(3)
  await page.unroute(answers)

  const other = await page.context().newPage()
  await openHydrated(other, addressOf('ja', quiz))
  await expect(other.locator('fieldset')).toHaveCount(3)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent++
  })
  await page.getByRole('button', { name: own.send }).dblclick()
  await expect(page.getByRole('heading', { name: own.won, exact: true })).toBeVisible()
  expect(sent).toBe(1)

  await answer(other, wrong, own.send)
  await expect(other.locator('#rewards li')).toHaveCount(1)
  await expect(other.getByText('+120 HNG').first()).toBeVisible()
  await other.close()
})

test('after a win the list knows it, the pool is fresh, and the rewards are one press away', async ({
  page,
}) => {
  const list = '/_app/airdrop'
  await openHydrated(page, list)
  const cell = page.getByRole('article').filter({ hasText: 'ひので' })
  await expect(cell.getByRole('link', { name: words.start })).toBeVisible()
  await expect(cell.getByRole('timer')).toBeVisible()
  await expect(cell.locator('img')).toHaveAttribute('src', /hinode-grid/)

  await openHydrated(page, quiz)
  const pool = page.getByRole('region', { name: words.reward })
  const left = async () =>
    Number((await pool.innerText()).match(/([\d,]+) \/ 1,000,000 HNG/)?.[1]?.replaceAll(',', ''))
  await register(page, '花')
  const before = await left()
  await answer(page, right, own.send)
  await expect(page.getByRole('heading', { name: own.won, exact: true })).toBeFocused()
  await expect.poll(left).toBeLessThan(before)
  await expect(page.getByText(/[\da-f]{8}-[\da-f]{4}-/)).toHaveCount(0)

  await openHydrated(page, list)
  const won = words.statusWon.replace('{reward}', '120 HNG')
  await expect(cell.getByText(won)).toBeVisible()
  await expect(cell.getByRole('link', { name: words.start })).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.takePartHere })).toHaveCount(0)
  await page.getByRole('link', { name: words.ownTotal.replace('{total}', '120 HNG') }).click()
  await expect(page.getByRole('heading', { name: own.mine })).toBeInViewport()
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
})

test('answers are judged where they are: progress by question, the wrong choice marked, and no praise when all are wrong', async ({
  page,
}) => {
  await openHydrated(page, quiz)
  await register(page, '花')
  const progress = page.getByRole('navigation', { name: own.progress })
  await page.getByLabel(wrong[0] ?? '', { exact: true }).check()
  await expect(progress.locator('[data-state="answered"]')).toHaveCount(1)
  await answer(page, wrong, own.send)
  await expect(progress.locator('[data-state="right"]')).toHaveCount(2)
  await expect(progress.locator('[data-state="wrong"]')).toHaveCount(1)
  const missed = page.locator('.quiz-choice[data-verdict="wrong"]')
  await expect(missed).toHaveText(new RegExp(`${wrong[0]}.*${own.wrong}`))

  for (const box of await page.locator('fieldset').all()) {
    const choices = await box.getByRole('radio').all()
    const labels = await box.locator('label').allInnerTexts()
    const at = labels.findIndex((label) => !right.some((text) => label.includes(text)))
    await choices[at]?.check()
  }
  await page.getByRole('button', { name: own.sendAgain }).click()
  await expect(page.getByText(own.missedAll)).toBeVisible()
  await expect(missed).toHaveCount(3)
  expect(await faultsOf(page, { except: 'footer' })).toEqual([])
})

test('a cached page says that a quiz has ended since', async ({ page }) => {
  await openHydrated(page, quiz)
  const requested = '**/api/app/airdrop/hinode-grid'
  const answered = page.waitForResponse(requested)
  await register(page, '花')
  const quizData = (await (await answered).json()) as object
  await page.route(requested, (route) => route.fulfill({ json: { ...quizData, questions: [] } }))
  await page.reload()
  await expect(page.getByText(own.closedText)).toBeVisible()
  await expect(page.locator('fieldset')).toHaveCount(0)
})

test('inside the app an invitation leads on to the quiz, and an invalid code still shows the quizzes', async ({
  page,
}) => {
  await page.goto('/_app/airdrop/invite/aaaaaaaa?inApp=1')
  await expect(page.getByText(words.unknownCode)).toBeVisible()
  for (const heading of [words.opening, words.upcoming, words.ended])
    await expect(page.getByRole('region', { name: heading })).toBeVisible()
  await expect(page.getByRole('link', { name: words.takePartHere })).toHaveCount(0)
  await page.getByRole('link', { name: words.start, exact: true }).click()
  await expect(page).toHaveURL(/\/quiz\/hinode-grid\?inApp=1$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the quizzes can be read, and the page says what needs JavaScript', async ({ page }) => {
    await page.goto(addressOf('ja', quiz))
    await expect(page.getByText(words.noScripts)).toBeVisible()
    await page.goto(addressOf('ko', '/_app/airdrop'))
    await expect(page.getByText('11,820원').first()).toBeVisible()
  })
})
