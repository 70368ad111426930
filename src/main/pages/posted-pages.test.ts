import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectUnharmed, openBuiltSite } from '../../../tests/support/built-site.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { hiddenIn, postForm, type Fields } from '../../../tests/support/posted-form.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { DatabaseUnavailable } from '../../api/database/database-unavailable.ts'
import type { Database } from '../../api/database/database.ts'
import contact from '../../words/en/contact.ts'
import follow from '../../words/en/follow.ts'

let clock = Date.now()
const now = () => new Date(clock)
let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite({}, { now })
})
afterAll(() => site.close())

const hinode = 'Hinode Grid'
const written = {
  purpose: 'press',
  name: 'Hana "the <b>" Ueno',
  email: 'hana@example.com',
  message: 'First line\nSecond line & more',
}

const post = (url: string, fields: Fields, headers: Fields = {}, remoteAddress = '203.0.113.7') =>
  postForm(site, { url, fields, headers, remoteAddress })

/** Advances the clock, because a ticket becomes valid only after the time that a reader needs for the form. */
function ripen(): void {
  clock += 1_000
}

const messages = () =>
  site.database.query<Fields>('select name, message, folder, language from contact_messages')

describe('a message without scripts', () => {
  it('is previewed first, is sent when the button is pressed again, and only once', async () => {
    const first = await post('/contact', written)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.body).toContain(contact.check)
    const carried = hiddenIn(first.body)
    expect(carried).toMatchObject(written)
    expect(await messages()).toEqual([])

    // A form that is sent faster than a person can read is shown again, with its texts.
    clock += 999
    const hasty = await post('/contact', carried)
    expect(hasty.body).toContain(contact.check)
    expect(hiddenIn(hasty.body)).toMatchObject(written)
    ripen()
    const pressed = await Promise.all([post('/contact', carried), post('/contact', carried)])
    for (const { statusCode, headers } of pressed)
      expect([statusCode, headers.location]).toEqual([303, '/contact?sent=1'])
    expect(await messages()).toEqual([
      { name: written.name, message: written.message, folder: 'inbox', language: 'en' },
    ])
    const sent = await site.app.inject({ url: '/contact?sent=1', headers: { host: 'en.localhost' } })
    expect(sent.body).toContain(contact.sent)
  })

  it('with faults is shown again with all typed texts and every fault', async () => {
    const answer = await post('/contact?theme=dark', { ...written, purpose: 'ads', email: 'hana@', url: 'x' })
    expect(answer.statusCode).toBe(400)
    for (const text of [contact.correctUrl, contact.correctEmail, 'Second line &amp; more', 'value="hana@"'])
      expect(answer.body).toContain(text)
    expect(answer.body).toMatch(/<option value="ads"[^>]*selected/)
    expect(answer.body).toContain('action="/contact?theme=dark"')
    const empty = await post('/contact', {})
    for (const text of [contact.choosePurpose, contact.enterName, contact.enterEmail, contact.enterMessage])
      expect(empty.body).toContain(text)
    const again = await post('/contact', { ...written, change: '1' })
    expect([again.statusCode, again.body.includes(contact.check)]).toEqual([200, false])
    expect(again.body).toContain('Second line &amp; more')
  })

  it('is not sent with a ticket of another client, of another page, or a forged one', async () => {
    const before = (await messages()).length
    const carried = hiddenIn((await post('/contact', written)).body)
    const forFollow = hiddenIn((await post('/follow', { email: 'hana@example.com' })).body)
    ripen()
    for (const sent of [
      post('/contact', carried, {}, '198.51.100.9'),
      post('/contact', { ...carried, ticket: forFollow['ticket'] ?? '' }),
      post('/contact', { ...carried, ticket: `${carried['ticket']?.slice(0, -1)}~` }),
      post('/contact', { ...carried, ticket: 'x' }),
    ]) {
      const answer = await sent
      expect([answer.statusCode, answer.body.includes(contact.check)]).toEqual([200, true])
    }
    expect(await messages()).toHaveLength(before)
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://en.localhost', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://www.localhost', 'sec-fetch-site': 'same-site' }],
  ])('that is posted from another site (%j) is dropped', async (headers) => {
    const answer = await post('/contact', written, headers)
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/contact', ''])
  })

  it('leaves nothing in the cached page', async () => {
    await post('/contact', { ...written, name: 'Only I know this' })
    const { body, headers } = await site.app.inject({ url: '/contact', headers: { host: 'en.localhost' } })
    expect(body).not.toMatch(/Only I know this|name="ticket"/)
    expect(headers['cache-control']).not.toContain('no-store')
  })

  it('in another format is refused without an error in the log', async () => {
    const answer = await post('/contact', {}, { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
    const nested = await site.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { host: 'en.localhost', 'content-type': 'application/json' },
      payload: { name: { first: 'x' }, message: ['y'], purpose: null },
    })
    expect(nested.statusCode).toBe(400)
    expect((await post('/contact', { ...written, name: 'a\u0000b\r\nBcc: x@example.com' })).statusCode).toBe(
      400,
    )
    expectUnharmed(site)
  })

  it('about an entry names the entry; one about an unknown entry names none', async () => {
    const open = (url: string) => site.app.inject({ url, headers: { host: 'en.localhost' } })
    const about = (await open('/contact?purpose=correction&item=hinode-grid')).body
    expect(about).toContain(contact.about.replace('{name}', hinode))
    expect(about).toMatch(/<option value="correction"[^>]*selected/)
    expect(hiddenIn(about)).toMatchObject({ item: 'hinode-grid' })
    const nothing = await open('/contact?purpose=correction&item=nothing-there')
    expect([nothing.statusCode, nothing.headers.location]).toEqual([302, '/contact?purpose=correction'])
    expect((await open('/contact?purpose=praise&item=../x')).statusCode).toBe(200)
  })
})

describe('while the database is away', () => {
  it('all typed texts are shown again, with the advice to try again', async () => {
    const database = await openTestDatabase()
    let isAway = false
    const away = () =>
      Promise.reject(new DatabaseUnavailable(new Error('Connection terminated unexpectedly')))
    const breakable: Database = {
      ...database,
      query: (...input) => (isAway ? away() : database.query(...input)),
      transaction: (work) => (isAway ? away() : database.transaction(work)),
    }
    const other = await openBuiltSite({}, { database: breakable, now })
    const press = (url: string, fields: Fields) =>
      other.app.inject({
        method: 'POST',
        url,
        headers: { host: 'en.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const input = { ...written, item: 'hinode-grid' }
    const message = { ...input, ...hiddenIn((await press('/contact', input)).body) }
    const following = { email: 'reader@example.com', item: 'hinode-grid' }
    const ticket = hiddenIn((await press('/follow', following)).body)['ticket'] ?? ''
    ripen()
    isAway = true
    const sent = await press('/contact', message)
    expect(sent.statusCode).toBe(503)
    for (const text of [
      contact.notSent,
      'Second line &amp; more',
      'value="hana@example.com"',
      'value="hinode-grid"',
    ])
      expect(sent.body).toContain(text)
    const requested = await press('/follow', { ...following, ticket })
    expect(requested.statusCode).toBe(503)
    for (const text of [follow.failed, 'value="reader@example.com"', 'value="hinode-grid"'])
      expect(requested.body).toContain(text)
    isAway = false
    await other.close()
  })
})

describe('following without scripts', () => {
  it('requests one mail when the button is pressed again', async () => {
    const input = { email: 'ｒｅａｄｅｒ@example.com', item: 'hinode-grid' }
    expect((await post('/follow', { ...input, email: 'reader' })).body).toContain(follow.invalid)
    expect((await post('/follow', { ...input, email: '' })).statusCode).toBe(400)
    const first = await post('/follow', input)
    expect(first.body).toContain(follow.checkAddress)
    expect(first.headers['cache-control']).toBe('no-store')
    const carried = { ...input, ticket: hiddenIn(first.body)['ticket'] ?? '' }
    ripen()
    for (const answer of [await post('/follow', carried), await post('/follow', carried)]) {
      const { statusCode, headers } = answer
      expect([statusCode, headers.location]).toEqual([303, '/follow?item=hinode-grid&sent=1'])
    }
    const requested = await eventually(
      () => site.database.query<Fields>('select status from follows'),
      (rows) => rows.length > 0,
    )
    expect(requested).toHaveLength(1)
    const requestedMails = await site.database.query('select 1 from mail_askings where is_mailed')
    // One of the two mails acknowledges the message of the previous test.
    expect(requestedMails).toHaveLength(2)
  })

  it('is offered to browsers without scripts', async () => {
    const open = async (url: string) =>
      (await site.app.inject({ url, headers: { host: 'en.localhost' } })).body
    const [, form = ''] = /<noscript>(<form.*?)<\/noscript>/s.exec(await open('/')) ?? []
    expect(form).toContain('action="/follow"')
    expect(await open('/ico/hinode-grid')).toContain('href="/follow?item=hinode-grid"')
    const page = await open('/follow?item=hinode-grid')
    expect(page).toContain(follow.dialogTitle.replace('{name}', hinode))
    const gone = await site.app.inject({ url: '/follow?item=nothing', headers: { host: 'en.localhost' } })
    expect([gone.statusCode, gone.headers.location]).toEqual([303, '/follow'])
  })
})
