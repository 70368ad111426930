import type { Browser, Page } from '@playwright/test'
import enEvent from '../../src/words/en/event.ts'
import enOwner from '../../src/words/en/owner.ts'
import enFieldLabels from '../../src/words/en/server/of-pages/offering-fields.ts'
import enFormLabels from '../../src/words/en/server/owner-form.ts'
import enProblems from '../../src/words/en/server/problems.ts'
import en from '../../src/words/en/submission/page.ts'
import jaEvent from '../../src/words/ja/event.ts'
import ja from '../../src/words/ja/submission/page.ts'
import koEvent from '../../src/words/ko/event.ts'
import ko from '../../src/words/ko/submission/page.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { startOwnerSite, type OwnerSite } from '../support/journeys/owner.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]:not(meta)`)
const ownLink = (page: Page) => page.locator('.own-link')
/** The text of a fact of the page, by its name. */
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')

async function tabOf(browser: Browser, timezoneId: string, viewport: typeof phone | null = null) {
  const context = await browser.newContext({
    timezoneId,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(viewport && { viewport }),
  })
  return { context, page: await context.newPage() }
}

test.describe('an event that its sender corrects, mends and withdraws', () => {
  test.describe.configure({ mode: 'serial' })
  let site: OwnerSite
  let link: string
  let mended: string
  const secrets: string[] = []
  const email = 'hana@kyoto.example'
  const day = new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10)

  test.beforeAll(async () => {
    site = await startOwnerSite()
  })
  test.afterAll(async () => {
    const output = site.output()
    await site.stop()
    expect(secrets.length).toBeGreaterThan(1)
    for (const secret of secrets) expect(output).not.toContain(secret)
  })

  test('after sending, the page has an address that survives a reload and keeps the secret out of it', async ({
    browser,
  }) => {
    const { context, page } = await tabOf(browser, 'Asia/Seoul', phone)
    const leaks: string[] = []
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (/token=/.test(referer)) leaks.push(`${request.url()} from ${referer}`)
    })
    await openHydrated(page, site.addressOf('ko', '/events/add'))
    await fieldOf(page, 'type').selectOption('meetup')
    await fieldOf(page, 'token').fill('ETH')
    await page.getByLabel(koEvent.toHour).check()
    await fieldOf(page, 'start').fill(`${day}T19:00`)
    await fieldOf(page, 'proof').fill('https://news.example/seoul')
    await fieldOf(page, 'place').fill('Seoul')
    await fieldOf(page, 'description').fill('A first meeting of readers. Doors open at six.')
    await fieldOf(page, 'email').fill(email)
    await page.getByRole('button', { name: koEvent.send }).click()
    await expect(page).toHaveURL(site.addressOf('ko', '/events/submitted?receipt=E1'))
    await expect(title(page)).toBeFocused()
    for (const visit of ['first', 'after a reload']) {
      await test.step(visit, async () => {
        await expect(main(page)).toContainText(koEvent.sent)
        await expect(main(page)).toContainText(ko.linkMailed.replace('{email}', email))
        await expect(fact(page, ko.number)).toHaveText('E1')
        await expect(fact(page, koEvent.when)).toContainText(`19:00(Asia/Seoul)`)
        await expect(fact(page, ko.sentAt)).toContainText('(Asia/Seoul)')
        await expect(fact(page, koEvent.placeField)).toHaveText('Seoul')
        await expect(fact(page, ko.address)).toHaveText('h•••@kyoto.example')
      })
      await page.reload()
    }
    link = (await ownLink(page).textContent()) ?? ''
    secrets.push(new URL(link).searchParams.get('token') ?? '')
    expect(link).toBe(site.addressOf('ko', `/events/submitted?token=${secrets[0]}`))
    await page.getByRole('button', { name: ko.copy }).click()
    await expect(main(page)).toContainText(ko.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(page.url()).not.toContain(secrets[0])
    expect(leaks).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    expect(await faultsOf(page)).toEqual([])
    expect((await site.mailTo(email, 'E1')).text).toContain(link)
    await context.close()
  })

  test('another tab without the link says which one to open', async ({ browser }) => {
    const { context, page } = await tabOf(browser, 'Asia/Tokyo')
    await openHydrated(page, site.addressOf('ja', '/events/submitted?receipt=E1'))
    await expect(title(page)).toHaveText(ja.elsewhere)
    await expect(main(page)).toContainText(ja.elsewhereText)
    await context.close()
  })

  test('the link of the mail opens the form with what was sent, in the zone of the device', async ({
    browser,
  }) => {
    const { context, page } = await tabOf(browser, 'Asia/Tokyo', phone)
    await openHydrated(page, (await site.mailTo(email, 'E1')).link.replace('//ko.', '//www.'))
    await page.getByRole('link', { name: ja.correct }).click()
    await expect(fieldOf(page, 'start')).toHaveValue(`${day}T19:00`)
    await expect(fieldOf(page, 'type')).toHaveValue('meetup')
    await expect(fieldOf(page, 'title')).toHaveValue('')
    await expect(fieldOf(page, 'description')).toHaveValue('A first meeting of readers. Doors open at six.')
    await expect(fieldOf(page, 'email')).toHaveCount(0)
    await fieldOf(page, 'proof').fill('news.example')
    await page.getByRole('button', { name: ja.save }).click()
    await expect(page.locator('#event-proof-error')).toContainText('https://')
    await fieldOf(page, 'proof').fill('https://news.example/busan')
    await fieldOf(page, 'place').fill('Busan')
    await page.reload()
    await expect(fieldOf(page, 'place')).toHaveValue('Busan')
    await page.getByRole('button', { name: ja.save }).click()
    await expect(fact(page, jaEvent.placeField)).toHaveText('Busan')
    await expect(page.getByText(ja.corrected)).toBeVisible()
    await expect(fact(page, ja.correctedAt)).toContainText('（Asia/Tokyo）、1回目')
    await page.getByRole('link', { name: ja.correct }).click()
    await expect(fieldOf(page, 'place')).toHaveValue('Busan')
    await context.close()
  })

  test('of two tabs the second one sees what the first one has stored, and decides', async ({ browser }) => {
    const { context, page } = await tabOf(browser, 'UTC')
    const other = await context.newPage()
    const form = `${link.replace('//ko.', '//en.')}&edit=1`
    for (const tab of [page, other]) {
      await openHydrated(tab, form)
      await expect(fieldOf(tab, 'place')).toHaveValue('Busan')
    }
    await fieldOf(other, 'place').fill('Incheon')
    await other.getByRole('button', { name: en.save }).click()
    await expect(fact(other, enEvent.placeField)).toHaveText('Incheon')
    await fieldOf(page, 'place').fill('Jeju')
    await page.getByRole('button', { name: en.save }).click()
    const notice = page.getByRole('alert').filter({ hasText: en.conflict })
    await expect(notice).toContainText('Incheon')
    await notice.getByRole('button', { name: en.takeTheirs }).click()
    await expect(fieldOf(page, 'place')).toHaveValue('Incheon')
    await fieldOf(page, 'place').fill('Jeju')
    await page.getByRole('button', { name: en.save }).click()
    await expect(fact(page, enEvent.placeField)).toHaveText('Jeju')
    await context.close()
  })

  test('an operator decides on what they have read, and the mail about a refusal leads to the filled form', async ({
    browser,
  }) => {
    const shown = await site.operator('events', 'show', 'E1')
    expect(shown).toContain('submission: E1.4')
    expect(shown).toContain('  place: Seoul → Busan')
    expect(shown).toContain('  place: Incheon → Jeju')
    await expect(site.operator('events', 'refuse', 'E1', '--reason', 'x')).rejects.toThrow(
      'then decide on E1.4',
    )
    await site.operator('events', 'refuse', 'E1.4', '--reason', 'The link shows another day.')

    const { context, page } = await tabOf(browser, 'Asia/Seoul')
    await openHydrated(page, link)
    await expect(main(page)).toContainText('The link shows another day.')
    await expect(page.getByRole('link', { name: ko.correct })).toHaveCount(0)
    await page.getByRole('link', { name: ko.sendAgain }).click()
    await expect(fieldOf(page, 'place')).toHaveValue('Jeju')

    const mail = await site.mailTo(email, 'The link shows another day.')
    secrets.push(new URL(mail.link).searchParams.get('token') ?? '')
    await openHydrated(page, mail.link)
    await expect(main(page)).toContainText('The link shows another day.')
    await expect(fieldOf(page, 'place')).toHaveValue('Jeju')
    await expect(fieldOf(page, 'email')).toHaveValue('')
    await fieldOf(page, 'place').fill('Daegu')
    await page.getByRole('button', { name: koEvent.send }).click()
    await expect(page).toHaveURL(site.addressOf('ko', '/events/submitted?receipt=E2'))
    await expect(main(page)).toContainText(ko.linkOnly)
    await expect(fact(page, koEvent.placeField)).toHaveText('Daegu')
    mended = (await ownLink(page).textContent()) ?? ''
    secrets.push(new URL(mended).searchParams.get('token') ?? '')
    await context.close()
  })

  test('a withdrawn event is out of the review, and can be sent again', async ({ browser }) => {
    const { context, page } = await tabOf(browser, 'Asia/Tokyo', phone)
    await openHydrated(page, mended.replace('//ko.', '//www.'))
    await main(page).locator('summary', { hasText: ja.withdraw }).click()
    await expect(main(page)).toContainText(ja.withdrawText)
    await page.getByRole('button', { name: ja.withdrawNow }).click()
    await expect(main(page)).toContainText(ja.withdrawnText)
    await expect(fact(page, ja.withdrawnAt)).toContainText('（Asia/Seoul）')
    expect(await site.operator('events', 'list')).toContain('0 waiting')
    await page.getByRole('link', { name: ja.sendAgain }).click()
    await expect(fieldOf(page, 'place')).toHaveValue('Daegu')
    await context.close()
  })

  test('a project shows all that was sent, is corrected, and after its approval the link says that it is over', async ({
    browser,
  }) => {
    const { context, page } = await tabOf(browser, 'Europe/Berlin')
    const labels = { ...enFieldLabels, ...enFormLabels }
    const text = (label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}(?: ?Required)?$`) })
    await openHydrated(page, site.addressOf('en', '/ico-form'))
    await page.getByRole('tab', { name: enFormLabels.common }).first().click()
    await text(labels.name).fill('Kaze Sail')
    await text(labels.symbol).fill('KZS')
    await text(labels.url).fill('https://kaze.example')
    await text(labels.platform).fill('Cosmos')
    await text(labels.feedback_email).fill('owner@kaze.example')
    await page.getByRole('button', { name: enOwner.send }).click()
    await expect(page).toHaveURL(site.addressOf('en', '/ico-form/submitted?receipt=P1'))
    await page.reload()
    for (const [label, value] of [
      [en.number, 'P1'],
      [en.address, 'o•••@kaze.example'],
      [labels.name, 'Kaze Sail'],
      [labels.symbol, 'KZS'],
      [labels.platform, 'Cosmos'],
    ] as const)
      await expect(fact(page, label)).toHaveText(value)
    await expect(fact(page, en.sentAt)).toContainText('(Europe/Berlin)')

    await page.getByRole('link', { name: en.correct, exact: true }).click()
    await expect(text(labels.platform)).toHaveValue('Cosmos')
    await expect(text(labels.feedback_email)).toHaveCount(0)
    await text(labels.platform).fill('Ethereum')
    await page.getByRole('button', { name: en.save }).click()
    await expect(fact(page, labels.platform)).toHaveText('Ethereum')
    const own = (await ownLink(page).textContent()) ?? ''

    const late = await context.newPage()
    await openHydrated(late, `${own}&edit=1`)
    await late.getByRole('button', { name: en.save }).waitFor()
    await site.operator('submissions', 'approve', 'P1.2')
    await late.getByRole('textbox', { name: labels.token_type }).fill('ERC-20')
    await late.getByRole('button', { name: en.save }).click()
    await expect(late.getByRole('alert')).toContainText(enProblems.submission_closed)
    await page.reload()
    await expect(main(page)).toContainText(en.closed)
    await expect(page.getByRole('link', { name: en.correct, exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: enOwner.publicPage }).click()
    await expect(main(page)).toContainText('Ethereum')
    await context.close()
  })
})
