import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppSite, type AppSite } from '../../../tests/support/app-site.ts'
import { maxRegistrations } from '../../domain/app-users/app-user.ts'

let opened: AppSite
beforeAll(async () => {
  opened = await openAppSite()
})
afterAll(() => opened.close())

type Key = Awaited<ReturnType<AppSite['openPhone']>>
type Browser = ReturnType<AppSite['openBrowser']>

const path = '/api/sdk/logins/current/key'

async function openKey(name?: string): Promise<Key & { user_id: string }> {
  const key = await opened.openPhone()
  const { body } = await key.register(name)
  return { ...key, user_id: String(body['user_id']) }
}

async function start(browser: Browser) {
  const { body } = await browser.ask('POST', '/api/sdk/logins')
  return { login_id: String(body['login_id']), code: String(body.code) }
}

async function logIn(browser: Browser, key: Key, login_id: string) {
  const { status, body } = await browser.ask(
    'POST',
    path,
    { login_id },
    await key.authorize('POST', path, { login_id }),
  )
  return { status, code: body.code, state: body['state'] }
}

const me = async (browser: Browser) => (await browser.ask('GET', '/api/sdk/me')).body

describe('a browser that holds a registered key', () => {
  it('is logged in by one signed call, with a new secret, as the user of that key', async () => {
    const key = await openKey('葵')
    const browser = opened.openBrowser()
    const { login_id } = await start(browser)
    const before = browser.cookie()
    expect(await logIn(browser, key, login_id)).toMatchObject({ status: 200, state: 'logged_in' })
    expect(browser.cookie()).not.toBe(before)
    expect(await me(browser)).toEqual({ user_id: key.user_id, name: '葵' })
  })

  it('logs in no one else: the signed call is worth nothing with another cookie, or without one', async () => {
    const key = await openKey()
    const browser = opened.openBrowser()
    const { login_id } = await start(browser)
    const thief = opened.openBrowser()
    await start(thief)
    expect((await logIn(thief, key, login_id)).code).toBe('login_not_found')
    expect((await logIn(opened.openBrowser(), key, login_id)).code).toBe('login_not_found')
    expect((await me(thief)).code).toBe('not_logged_in')
    expect((await logIn(browser, key, login_id)).status).toBe(200)
  })

  it('is logged in once: the same call again, or with the cookie from before, is refused', async () => {
    const key = await openKey()
    const browser = opened.openBrowser()
    const { login_id } = await start(browser)
    const authorization = await key.authorize('POST', path, { login_id })
    const copies = Array.from({ length: 5 }, () => {
      const copy = opened.openBrowser()
      copy.setCookie(browser.cookie())
      return copy
    })
    const answers = await Promise.all(
      copies.map((copy) => copy.ask('POST', path, { login_id }, authorization)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ])
    const planted = opened.openBrowser()
    planted.setCookie(browser.cookie())
    expect((await me(planted)).code).toBe('not_logged_in')
  })

  it('cannot take a login that an app has scanned, that was replaced or that has expired', async () => {
    const [key, app] = await Promise.all([openKey(), openKey()])
    const browser = opened.openBrowser()
    const first = await start(browser)
    const second = await start(browser)
    expect((await logIn(browser, key, first.login_id)).code).toBe('login_not_found')
    expect((await app.ask('POST', '/api/app/logins/scan', { code: second.code })).status).toBe(200)
    expect((await logIn(browser, key, second.login_id)).code).toBe('login_taken')
    const third = await start(browser)
    opened.pass(121_000)
    expect((await logIn(browser, key, third.login_id)).code).toBe('login_over')
  })

  it('is refused with a key that is not registered, or that signed something else', async () => {
    const key = await openKey()
    const stranger = await opened.openPhone()
    const browser = opened.openBrowser()
    const { login_id } = await start(browser)
    expect((await logIn(browser, stranger, login_id)).code).toBe('app_signature_invalid')
    const signed = await key.authorize('POST', path, { login_id: 'another' })
    expect((await browser.ask('POST', path, { login_id }, signed)).body.code).toBe('app_signature_invalid')
    expect((await browser.ask('POST', path, { login_id })).body.code).toBe('app_signature_invalid')
    expect((await me(browser)).code).toBe('not_logged_in')
  })

  it.each(['', 'none', "' or true --", '00000000-0000-4000-8000-000000000000'])(
    'is refused for the login %j, which does not exist',
    async (login_id) => {
      const browser = opened.openBrowser()
      await start(browser)
      expect((await logIn(browser, await openKey(), login_id)).code).toBe('login_not_found')
    },
  )

  it('ends the session that this browser had before', async () => {
    const [first, second] = await Promise.all([openKey('葵'), openKey('花')])
    const browser = opened.openBrowser()
    await logIn(browser, first, (await start(browser)).login_id)
    const left = opened.openBrowser()
    left.setCookie(browser.cookie())
    await logIn(browser, second, (await start(browser)).login_id)
    expect((await me(browser))['name']).toBe('花')
    expect((await me(left)).code).toBe('not_logged_in')
  })
})

describe('logins with keys make no more people than the airdrop admits', () => {
  const countUsers = async () =>
    (await opened.database.query<{ count: number }>('select count(*)::int as count from app_users'))[0]?.count

  it('a login creates no user: the key that answers quizzes is the one that logs in', async () => {
    const key = await openKey()
    const before = await countUsers()
    for (let times = 0; times < 3; times++) {
      const browser = opened.openBrowser()
      expect((await logIn(browser, key, (await start(browser)).login_id)).status).toBe(200)
    }
    expect(await countUsers()).toBe(before)
    const { body } = await key.ask('GET', '/api/app/airdrop')
    expect(body['name']).toBe('Hana')
  })

  it('keys for logins count towards the registrations of a network, an IPv6 /64 being one', async () => {
    const statuses: number[] = []
    for (let at = 0; at <= maxRegistrations; at++) {
      const remoteAddress = `2001:db8:7:7::${(at + 1).toString(16)}`
      const key = await opened.openPhone({ remoteAddress })
      const { status } = await key.register()
      statuses.push(status)
      opened.pass(7_000)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxRegistrations)
    expect(statuses.at(-1)).toBe(429)
  })
})
