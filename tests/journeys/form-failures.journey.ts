import type { Page } from '@playwright/test'
import contact from '../../src/words/ja/contact.ts'
import event from '../../src/words/ja/event.ts'
import fields from '../../src/words/ja/form-fields.ts'
import owner from '../../src/words/ja/owner.ts'
import fieldLabels from '../../src/words/ja/server/of-pages/offering-fields.ts'
import formLabels from '../../src/words/ja/server/owner-form.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const labels = { ...fieldLabels, ...formLabels }
const newAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const alert = (page: Page) => page.getByRole('alert')
const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first()
const textbox = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}(?: ?必須)?$`) })

interface FormCase {
  readonly path: string
  readonly api: string
  readonly send: string
  readonly sendAgain: string
  readonly notSent: string
  readonly notReached: string
  readonly sent: string
  /** The heading that has the focus after sending. */
  readonly arrived: string
  readonly fill: (page: Page) => Promise<void>
}

const forms: Readonly<Record<string, FormCase>> = {
  contact: {
    ...contact,
    arrived: contact.sent,
    path: '/contact',
    api: '**/api/contact',
    async fill(page) {
      await input(page, 'purpose').selectOption('ads')
      await input(page, 'name').fill('上野 花')
      await input(page, 'email').fill(newAddress('line'))
      await input(page, 'url').fill('https://hana.example')
      await input(page, 'message').fill('途切れた送信')
    },
  },
  event: {
    ...event,
    arrived: event.submittedHeading,
    path: '/events/add',
    api: '**/api/events/add',
    async fill(page) {
      await input(page, 'type').selectOption('meetup')
      await input(page, 'token').fill('LINE')
      await input(page, 'start').fill(inDays(90))
      await input(page, 'proof').fill('https://news.example/line')
      await input(page, 'description').fill('途切れた送信の夕べ')
    },
  },
  'a new project': {
    ...owner,
    arrived: owner.submittedHeading,
    path: '/ico-form',
    api: '**/api/owner/submissions',
    async fill(page) {
      const name = `途切れ ${Math.random().toString(36).slice(2)}`
      await textbox(page, labels.name).fill(name)
      await textbox(page, labels.url).fill(`https://${Math.random().toString(36).slice(2)}.example`)
      await textbox(page, labels.feedback_email).fill(newAddress('line'))
    },
  },
}

/** The next call reaches the server, but its answer is lost on the way back. */
function loseOneAnswer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (...call) => {
      window.fetch = send
      await (await send(...call)).text()
      throw new TypeError('The answer was lost.')
    }
  })
}

for (const [name, form] of Object.entries(forms)) {
  for (const [device, viewport] of Object.entries({ phone, desktop: { width: 1280, height: 800 } })) {
    test(`${name}: a connection lost while sending is shown beside the button, on a ${device}, and a retry is sent once`, async ({
      page,
      troubles,
    }) => {
      troubles.allow(/ERR_FAILED|Failed to load resource/)
      await page.setViewportSize(viewport)
      await openHydrated(page, form.path)
      await form.fill(page)
      await page.route(form.api, (route) => route.abort())
      const send = page.getByRole('main').getByRole('button', { name: form.send, exact: true })
      for (let press = 0; press < 2; press += 1) {
        await (press === 0 ? send : page.getByRole('button', { name: form.sendAgain })).click()
        const failure = alert(page).filter({ hasText: form.notReached })
        await expect(failure).toContainText(form.notSent)
        await expect(failure).toBeInViewport({ ratio: 0.95 })
        await expect(failure.locator('..')).toBeFocused()
        await expect(page.getByRole('button', { name: form.sendAgain })).toBeInViewport({ ratio: 0.95 })
      }
      await page.unroute(form.api)
      const replies: unknown[] = []
      page.on('response', async (response) => {
        if (response.request().method() === 'POST' && response.ok()) replies.push(await response.json())
      })
      await loseOneAnswer(page)
      await page.getByRole('button', { name: form.sendAgain }).click()
      await expect.poll(() => replies.length).toBe(1)
      await expect(page.getByRole('button', { name: form.sendAgain })).not.toHaveAttribute('aria-busy')
      await page.getByRole('button', { name: form.sendAgain }).click()
      await expect(page.getByRole('heading', { name: form.arrived })).toBeFocused()
      await expect(page.getByRole('main')).toContainText(form.sent)
      await expect.poll(() => replies.length).toBe(2)
      expect(replies[1], 'the same submission').toEqual(replies[0])
    })
  }

  test(`${name}: faults are listed and focused in the order of the page, and go one by one as they are mended`, async ({
    page,
  }) => {
    await openHydrated(page, form.path)
    await page.getByRole('main').getByRole('button', { name: form.send, exact: true }).click()
    const links = alert(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    const listed = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).hash.slice(1)),
    )
    const wrong = page.locator('[aria-invalid="true"]')
    const onPage = await wrong.evaluateAll((all) => all.map((one) => one.id))
    expect(listed.length).toBeGreaterThan(2)
    expect(listed).toEqual(onPage)
    await expect(page.locator(`#${listed[0]}`)).toBeFocused()

    await form.fill(page)
    await expect(wrong).toHaveCount(0)
    await expect(alert(page)).toHaveCount(0)
  })
}

test('a fault goes when its own value is mended, stays while it is half mended, and the count falls', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const faultOf = (name: string) => page.locator(`#contact-${name}-error`)
  const count = (left: number) =>
    expect(alert(page)).toContainText(contact.faults.replace('{count}', String(left)))
  await page.getByRole('button', { name: contact.send }).click()
  await count(4)
  await input(page, 'email').pressSequentially('hana@')
  await expect(faultOf('email')).toHaveText(contact.correctEmail)
  await expect(input(page, 'email')).toBeFocused()
  await count(4)
  await input(page, 'email').pressSequentially('example.com')
  await expect(faultOf('email')).toHaveCount(0)
  await count(3)
  await expect(input(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
  await input(page, 'purpose').selectOption('ads')
  await count(2)
  await expect(faultOf('url'), 'nothing new is reported before the next attempt').toHaveCount(0)
})

test('the counters of sections and languages in the form of a project fall as faults are mended', async ({
  page,
}) => {
  await openHydrated(page, '/ico-form')
  const index = page.getByRole('navigation', { name: owner.index })
  const one = fields.faultCount.replace('{count}', '1')
  await textbox(page, labels.video).fill('https://example.com/film')
  await page.getByRole('button', { name: labels.team_add }).click()
  await page.getByRole('group', { name: labels.team, exact: true }).getByRole('textbox').nth(1).fill('CEO')
  await page.getByRole('button', { name: owner.send }).click()
  const links = index.getByRole('link')
  const marked = links.filter({ hasText: /要修正/ })
  const before = await marked.count()
  expect(before).toBeGreaterThan(1)
  await textbox(page, labels.video).fill('https://vimeo.com/123456789')
  await textbox(page, labels.name).fill('かぜの帆')
  await textbox(page, labels.url).fill('https://kaze.example')
  await textbox(page, labels.feedback_email).fill('kaze@kaze.example')
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText(one)
  const team = page.getByRole('group', { name: labels.team, exact: true })
  await team.getByRole('textbox').first().fill('Aya')
  await expect(marked).toHaveCount(0)
  await expect(alert(page)).toHaveCount(0)
})
