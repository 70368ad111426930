import type { Page } from '@playwright/test'
import enFields from '../../src/words/en/form-fields.ts'
import enOffering from '../../src/words/en/offering.ts'
import enOwner from '../../src/words/en/owner.ts'
import enFieldLabels from '../../src/words/en/server/of-pages/offering-fields.ts'
import enFormLabels from '../../src/words/en/server/owner-form.ts'
import enProblems from '../../src/words/en/server/problems.ts'
import jaContact from '../../src/words/ja/contact.ts'
import jaErrors from '../../src/words/ja/form-errors.ts'
import footer from '../../src/words/ja/frame/footer.ts'
import jaOwner from '../../src/words/ja/owner.ts'
import jaFieldLabels from '../../src/words/ja/server/of-pages/offering-fields.ts'
import jaFormLabels from '../../src/words/ja/server/owner-form.ts'
import { addressOf } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { watchFocus } from '../support/journeys/focus.ts'
import { startOwnerSite, type OwnerSite } from '../support/journeys/owner.ts'
import { openHydrated, phone } from '../support/journeys/page.ts'
import { expect, test } from '../support/journeys/test.ts'

const enLabels = { ...enFieldLabels, ...enFormLabels }
const jaLabels = { ...jaFieldLabels, ...jaFormLabels }
const ready = (page: Page) => page.getByRole('navigation', { name: /目次|Form sections/ })
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}(?: ?(?:必須|Required))?$`) })
const savedIn = (page: Page) => page.locator('output', { hasText: enOwner.saved })

test.describe('a project from its submission to its last edit', () => {
  test.describe.configure({ mode: 'serial' })
  let site: OwnerSite
  let keyLink: string
  let key: string
  let itemId: string
  const email = 'owner@kaze.example'

  test.beforeAll(async () => {
    site = await startOwnerSite()
  })
  test.afterAll(async () => {
    const output = site.output()
    await site.stop()
    expect(key.length).toBeGreaterThan(40)
    expect(output).toContain('"path":"/ico-form/…"')
    expect(output).not.toContain(key)
  })

  test('a stranger submits it in Japanese: faults are shown at the fields, likely duplicates before it is sent', async ({
    page,
  }) => {
    await page.goto(site.addressOf('ja', '/ico-form'))
    await ready(page).waitFor()
    const send = page.getByRole('button', { name: jaOwner.send })
    await field(page, jaLabels.video).fill('https://example.com/film')
    await send.click()
    const summary = page.getByRole('alert').filter({ hasText: jaOwner.faults.replace('{count}', '4') })
    await expect(summary).toContainText(jaErrors.required.replace('{label}', jaLabels.name))
    await expect(field(page, jaLabels.name)).toBeFocused()
    await expect(field(page, jaLabels.name)).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link', { name: jaErrors.video }).click()
    await expect(field(page, jaLabels.video)).toBeFocused()

    await field(page, jaLabels.video).fill('')
    await field(page, jaLabels.name).fill('かぜの帆 Kaze Sail')
    await field(page, jaLabels.symbol).fill('HNG')
    await field(page, jaLabels.url).fill('https://kaze.example')
    await field(page, jaLabels.feedback_email).fill(email)
    await send.click()
    const likely = page.getByRole('alert').filter({ hasText: jaOwner.likely })
    await expect(likely.getByRole('link', { name: /HNG/ })).toHaveAttribute('href', '/ico/hinode-grid')
    await likely.getByRole('button', { name: jaOwner.isAnother }).click()
    await expect(page.getByRole('heading', { level: 1, name: jaOwner.submittedHeading })).toBeFocused()
    await expect(page).toHaveURL(site.addressOf('ja', '/ico-form/submitted?receipt=P1'))
    await expect(page.getByRole('main')).toContainText(jaOwner.sent)
    await expect(page.getByRole('main')).toContainText('かぜの帆 Kaze Sail')

    await site.operator('submissions', 'approve', 'P1', '--key')
    await page.reload()
    await expect(page.getByRole('main')).toContainText(jaOwner.approved)
    await page.getByRole('link', { name: jaOwner.publicPage }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaze Sail')
    itemId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const mail = await site.mailTo(email, '/ico-form/')
    keyLink = /https?:\/\/\S+\/ico-form\/[\w-]{40,}/.exec(mail.text)?.[0] ?? ''
    key = keyLink.split('/').at(-1) ?? ''
  })

  test('the key leaves the address at once, and changes made with it are public, including a picture', async ({
    page,
    troubles,
  }) => {
    troubles.allow(/status of 400 .*\/api\/files/)
    const requested: string[] = []
    page.on('request', (request) => {
      const { referer = '', authorization } = request.headers()
      if (referer.includes(key)) requested.push(`referrer of ${request.url()}`)
      const isOwners = new URL(request.url()).pathname === '/api/owner/'
      if ((authorization !== undefined) !== isOwners) requested.push(`authorization of ${request.url()}`)
    })
    await page.goto(keyLink.replace('//www.', '//en.'))
    await ready(page).waitFor()
    await expect(page).toHaveURL(site.addressOf('en', '/ico-form'))
    await expect(page).toHaveTitle(new RegExp(enOwner.editHeading))
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(key)
    expect(requested).toEqual([])

    // The first tabs are those of the name.
    const tab = (name: string) => page.getByRole('tab', { name }).last()
    await tab('Japanese').click()
    await field(page, enLabels.slogan).fill('風を、みんなの帆に')
    await expect(tab('Korean 1')).toContainText('1 text missing')
    await tab('Korean 1').click()
    await expect(page.getByRole('tabpanel').last()).toContainText(enLabels.slogan)
    await tab('English').click()
    await field(page, enLabels.slogan).fill('Wind for every sail')
    await expect(page.locator('[inert] .cell')).toContainText('Wind for every sail')

    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `${enLabels.logo}: ${enFields.chooseImage}` }).click()
    await (await chooser).setFiles({ name: 'no.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await expect(page.getByRole('alert').filter({ hasText: enProblems.not_an_image })).toBeVisible()
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
    const again = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `${enLabels.logo}: ${enFields.chooseImage}` }).click()
    await (await again).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
    await expect(field(page, `${enLabels.logo} ${enFields.imageAddress}`)).toHaveValue(/^\/files\/\w+\.png$/)

    await page.getByRole('button', { name: enOwner.save }).click()
    await expect(savedIn(page)).toBeVisible()
    await page.goto(site.addressOf('en', `/ico/${itemId}`))
    await expect(page.getByRole('main')).toContainText('Wind for every sail')
    await expect(page.locator('main img[src^="/files/"]').first()).toBeVisible()
    await expect(page.locator('#history')).toContainText(enOffering.sourceOwner)
  })

  test('everything works by keyboard, and nothing focused is covered by the bar', async ({ page }) => {
    await page.goto(keyLink.replace('//www.', '//en.'))
    await ready(page).waitFor()
    const walk = await watchFocus(page)
    await ready(page).getByRole('link').first().focus()
    while (!(await walk.isOver())) for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab')
    expect(await walk.missed()).toEqual([])
    expect(await walk.covered()).toEqual([])

    const team = page.getByRole('group', { name: enLabels.team, exact: true })
    for (const name of ['Aya', 'Ben', 'Chie']) {
      await team.getByRole('button', { name: enLabels.team_add }).press('Enter')
      await expect(team.getByRole('textbox', { name: enLabels.team_name }).last()).toBeFocused()
      await page.keyboard.type(name)
    }
    const names = () =>
      team
        .getByRole('textbox', { name: enLabels.team_name })
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await team.getByRole('button', { name: 'Move Member 3 up' }).press('Enter')
    await expect(team.getByRole('button', { name: 'Move Member 2 up' })).toBeFocused()
    expect(await names()).toEqual(['Aya', 'Chie', 'Ben'])
    await page.keyboard.press('Enter')
    await expect(team.getByRole('button', { name: 'Move Member 1 down' })).toBeFocused()
    await expect(team.locator('output').last()).toHaveText('Moved to position 1 of 3.')
    await team.getByRole('button', { name: 'Remove Member 2' }).press('Enter')
    await expect(team.getByRole('button', { name: 'Remove Member 2' })).toBeFocused()
    expect(await names()).toEqual(['Chie', 'Ben'])
    await field(page, enLabels.symbol).press('Enter')
    await expect(page.locator('output', { hasText: '1 unsaved change' })).toBeVisible()
    await page.getByRole('button', { name: enOwner.save }).press('Enter')
    await expect(savedIn(page)).toBeVisible()
  })

  test('neither a reload nor an interrupted connection loses the input', async ({ page, troubles }) => {
    troubles.allow(/ERR_FAILED/)
    await page.goto(keyLink.replace('//www.', '//en.'))
    await ready(page).waitFor()
    const platform = field(page, enLabels.platform)
    await platform.fill('Typed and not saved')
    await expect(page.locator('output', { hasText: '1 unsaved change' })).toBeVisible()
    await page.reload()
    await expect(platform).toHaveValue('Typed and not saved')
    await expect(page.getByRole('main')).toContainText(enOwner.restored)
    await page.getByRole('button', { name: enOwner.discard }).click()
    await expect(platform).toHaveValue('')

    await platform.fill('Cosmos')
    await page.route('**/api/owner/', (route) => route.abort())
    await page.getByRole('button', { name: enOwner.save }).click()
    await expect(page.getByRole('alert')).toContainText(enOwner.notReached)
    await expect(platform).toHaveValue('Cosmos')
    await page.unroute('**/api/owner/')
    await page.getByRole('button', { name: enOwner.save }).click()
    await expect(savedIn(page)).toBeVisible()

    await page.getByRole('button', { name: enOwner.leave }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enOwner.submitHeading)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enOwner.submitHeading)
  })

  test('when two people edit at once, changes to different fields are merged and conflicts are chosen', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.goto(keyLink.replace('//www.', '//en.'))
      await ready(one).waitFor()
    }
    await field(other, enLabels.platform).fill('Polkadot')
    await field(other, enLabels.country).fill('Korea')
    await other.getByRole('button', { name: enOwner.save }).click()
    await expect(savedIn(other)).toBeVisible()
    // Closes the second page, because the first one responds slowly while it is in the background.
    await other.close()

    await field(page, enLabels.platform).fill('Ethereum')
    await field(page, enLabels.token_type).fill('ERC-20')
    await page.getByRole('button', { name: enOwner.save }).click()
    const conflict = page.getByRole('alert').filter({ hasText: enOwner.conflict })
    await expect(conflict).toContainText(`Updated with their changes: ${enLabels.country}`)
    await expect(field(page, enLabels.country)).toHaveValue('Korea')
    await page.getByRole('button', { name: enOwner.saveChosen }).click()
    await expect(conflict).toContainText(`Choose which version of “${enLabels.platform}” to keep`)
    await expect(conflict.getByRole('radio', { name: enOwner.mine })).toBeFocused()
    expect(await faultsOf(page, { except: 'form section' })).toEqual([])
    await conflict.getByRole('radio', { name: enOwner.theirs }).check()
    await expect(field(page, enLabels.platform)).toHaveValue('Polkadot')
    await conflict.getByRole('radio', { name: enOwner.mine }).check()
    await page.getByRole('button', { name: enOwner.saveChosen }).click()
    await expect(savedIn(page)).toBeVisible()
    await page.goto(site.addressOf('en', `/ico/${itemId}`))
    for (const text of ['Ethereum', 'ERC-20']) await expect(page.getByRole('main')).toContainText(text)
  })

  test('a revoked key empties the form and says why', async ({ page, troubles }) => {
    troubles.allow(/status of 401/)
    await page.goto(keyLink)
    await ready(page).waitFor()
    await field(page, jaLabels.platform).fill('Solana')
    await site.operator('owner-keys', 'revoke', itemId)
    await page.getByRole('button', { name: jaOwner.save }).click()
    await expect(page.getByRole('alert')).toContainText(jaOwner.keyRefused)
    await expect(ready(page)).toHaveCount(0)
    await expect(field(page, jaLabels.platform)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('owner-keys'))).toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jaOwner.submitHeading)
  })
})

test('a wrong key opens nothing, the page says what to do, and the operator learns of it without the key', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  const report = page.waitForRequest('**/api/error-report')
  await page.goto('/ico-form/wrong-wrong-wrong-wrong-wrong-wrong-wrong-wrong')
  await expect(page.getByRole('alert')).toContainText(jaOwner.keyRefused)
  await expect(page).toHaveURL('/ico-form')
  const reported = (await report).postData() ?? ''
  expect(JSON.parse(reported)).toMatchObject({ status: 401, path: '/ico-form' })
  expect(reported).not.toContain('wrong-wrong')
  await expect(page.getByRole('main').getByRole('link', { name: jaOwner.toContact })).toHaveAttribute(
    'href',
    '/contact?purpose=correction',
  )
  await page.getByRole('button', { name: jaOwner.submitInstead }).click()
  await ready(page).waitFor()
})

test('when the site cannot be reached there is no form, and the reader can try again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED/)
  await page.route('**/api/owner/', (route) => route.abort())
  await page.goto('/ico-form/wrong-wrong-wrong-wrong-wrong-wrong-wrong-wrong')
  await expect(page.getByRole('alert')).toContainText(jaOwner.notOpenedText)
  await expect(page.getByRole('button', { name: jaOwner.retry })).toBeVisible()
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the form of a new project, ${theme} and on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openHydrated(page, `/ico-form?theme=${theme}`)
    await ready(page).waitFor()
    await page.getByRole('button', { name: jaLabels.team_add }).click()
    await page.getByRole('button', { name: jaOwner.send }).click()
    await page.getByRole('alert').waitFor()
    expect(await faultsOf(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(phone.width)
  })
}

test('the input of a new project survives a reload', async ({ page }) => {
  await openHydrated(page, addressOf('en', '/ico-form'))
  await ready(page).waitFor()
  await field(page, enLabels.name).fill('Half a project')
  await page.reload()
  await expect(field(page, enLabels.name)).toHaveValue('Half a project')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer links to the form, and without scripts it says what it needs and links to the contact form', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: footer.linkSubmission }).click()
    await expect(page).toHaveURL('/ico-form')
    await expect(page.getByRole('main')).toContainText(jaOwner.needsScripts)
    await page.getByRole('main').getByRole('link', { name: jaOwner.toContact }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jaContact.heading)
  })
})
