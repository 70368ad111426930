import { renderSVG } from 'uqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppSite, type AppSite } from '../../../tests/support/app-site.ts'
import { maxSessions, maxWrongScans } from '../../domain/app-users/app-user.ts'

let opened: AppSite
beforeAll(async () => {
  opened = await openAppSite({ environment: { SITE_ORIGIN: 'https://kawara.example' } })
})
afterAll(() => opened.close())

type Phone = Awaited<ReturnType<AppSite['openPhone']>>
type Browser = ReturnType<AppSite['openBrowser']>

async function openRegistered(name?: string): Promise<Phone & { user_id: string }> {
  const phone = await opened.openPhone()
  const { body } = await phone.register(name)
  return { ...phone, user_id: String(body['user_id']) }
}

const start = async (browser: Browser) => {
  const { body, set } = await browser.ask('POST', '/api/sdk/logins')
  return { code: String(body.code), number: body['number'], login_id: String(body['login_id']), body, set }
}
const stateOf = async (browser: Browser) =>
  (await browser.ask('GET', '/api/sdk/logins/current')).body['state'] ?? 'none'
const scan = (phone: Phone, code: string) => phone.ask('POST', '/api/app/logins/scan', { code })
const answer = (phone: Phone, loginId: string, approve: boolean) =>
  phone.ask('POST', `/api/app/logins/${loginId}/answer`, { approve })
const claim = (browser: Browser) => browser.ask('POST', '/api/sdk/logins/current/claim')

async function logIn(phone: Phone, browser = opened.openBrowser()) {
  const { code, login_id } = await start(browser)
  await scan(phone, code)
  await answer(phone, login_id, true)
  expect((await claim(browser)).status).toBe(200)
  return browser
}

describe('the picture of a code', () => {
  const path = '/api/sdk/logins/current/code.svg'
  const picture = async (browser: Browser, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await opened.site.app.inject({
      url: path,
      headers: {
        host: 'www.kawara.example',
        ...(browser.cookie() !== undefined && { cookie: browser.cookie() }),
        ...headers,
      },
    })
    const [set] = [reply.headers['set-cookie'] ?? []].flat()
    if (set !== undefined) browser.setCookie(set.split(';', 1)[0])
    return { ...reply, body: reply.body, headers: reply.headers, status: reply.statusCode }
  }
  const current = async (browser: Browser) => (await browser.ask('GET', '/api/sdk/logins/current')).body
  const drawn = (code: unknown) => renderSVG(String(code), { ecc: 'M', border: 4 })

  it('starts the login of a browser that has none, and is for no one else', async () => {
    const browser = opened.openBrowser()
    const { status, headers, body } = await picture(browser)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ])
    const login = await current(browser)
    expect(login).toMatchObject({ state: 'waiting', seconds_left: 120 })
    expect(body).toBe(drawn(login.code))
    const phone = await openRegistered()
    expect((await scan(phone, String(login.code))).body['login_id']).toBe(login['login_id'])
    const other = opened.openBrowser()
    expect((await picture(other)).body).not.toBe(body)
  })

  it('is the same while the login is under way, so that a page that is loaded again loses no scan', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const { body } = await picture(browser)
    const { code, login_id } = await current(browser)
    expect((await picture(browser)).body).toBe(body)
    await scan(phone, String(code))
    expect((await picture(browser)).body).toBe(body)
    await answer(phone, String(login_id), true)
    expect((await picture(browser)).body).toBe(body)
    expect((await claim(browser)).status).toBe(200)
    expect((await picture(browser)).body).not.toBe(body)
  })

  it('is another one when the code is about to expire, and after a refusal', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const { body } = await picture(browser)
    opened.pass(95_000)
    const late = await picture(browser)
    expect(late.body).not.toBe(body)
    const { code, login_id } = await current(browser)
    await scan(phone, String(code))
    await answer(phone, String(login_id), false)
    expect((await picture(browser)).body).not.toBe(late.body)
  })

  it('starts no login for the page of another site', async () => {
    const browser = opened.openBrowser()
    const answered = await picture(browser, { 'sec-fetch-site': 'cross-site' })
    expect(answered.status).toBe(403)
    expect(browser.cookie()).toBeUndefined()
    expect((await picture(browser, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('a login', () => {
  it('is shown, scanned, approved and fetched; then the browser is logged in', async () => {
    const phone = await openRegistered('葵')
    const browser = opened.openBrowser()
    expect(await stateOf(browser)).toBe('none')
    const { code, number, login_id, body, set } = await start(browser)
    expect(body['state']).toBe('waiting')
    expect(code).toMatch(/^https:\/\/www\.kawara\.example\/coinview-sdk\/login\/app#[\w-]{43}$/)
    expect(number).toMatch(/^(?:0[7-9]|[1-9]\d)$/)
    expect(set).toMatch(
      /^developer=[\w-]{32}; Path=\/api; Max-Age=2592000; HttpOnly; SameSite=Lax; Domain=kawara\.example; Secure$/,
    )
    expect(await stateOf(browser)).toBe('waiting')
    expect((await scan(phone, code)).body).toMatchObject({
      login_id,
      number,
      browser: 'Chrome',
      system: 'Windows',
    })
    expect(await stateOf(browser)).toBe('scanned')
    expect((await claim(browser)).body.code).toBe('login_over')
    expect((await answer(phone, login_id, true)).body).toEqual({ approved: true })
    expect(await stateOf(browser)).toBe('logged_in')
    expect((await browser.ask('GET', '/api/sdk/me')).status).toBe(401)
    const before = browser.cookie()
    expect((await claim(browser)).body).toEqual({ state: 'logged_in' })
    expect(browser.cookie()).not.toBe(before)
    expect((await browser.ask('GET', '/api/sdk/me')).body).toEqual({ user_id: phone.user_id, name: '葵' })
  })

  it('is fetched once, even by concurrent requests', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const { code, login_id } = await start(browser)
    await scan(phone, code)
    await answer(phone, login_id, true)
    const copies = Array.from({ length: 5 }, () => {
      const copy = opened.openBrowser()
      copy.setCookie(browser.cookie())
      return copy
    })
    const statuses = (await Promise.all(copies.map(claim))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
  })

  it('that is declined fails for good', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const { code, login_id } = await start(browser)
    await scan(phone, code)
    await answer(phone, login_id, false)
    expect(await stateOf(browser)).toBe('failed')
    expect((await answer(phone, login_id, true)).body.code).toBe('login_over')
    expect((await claim(browser)).body.code).toBe('login_over')
  })

  it('expires after 120 seconds, for the browser and for the app', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const { code, login_id } = await start(browser)
    await scan(phone, code)
    opened.pass(121_000)
    expect(await stateOf(browser)).toBe('expired')
    expect((await answer(phone, login_id, true)).body.code).toBe('login_over')
    expect((await scan(phone, code)).body.code).toBe('login_over')
    expect((await start(browser)).body['state']).toBe('waiting')
    expect((await scan(phone, code)).body.code).toBe('login_not_found')
  })

  it('belongs to the first app that scans it', async () => {
    const [first, second] = await Promise.all([openRegistered(), openRegistered()])
    const browser = opened.openBrowser()
    const { code, login_id } = await start(browser)
    const [one, other] = await Promise.all([scan(first, code), scan(second, code)])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = one.status === 200 ? second : first
    expect((await answer(loser, login_id, true)).body.code).toBe('login_not_found')
    expect(await stateOf(browser)).toBe('scanned')
  })

  it('belongs to the browser that started it: another one can neither read nor fetch it', async () => {
    const phone = await openRegistered()
    const browser = opened.openBrowser()
    const thief = opened.openBrowser()
    const { code, login_id } = await start(browser)
    await start(thief)
    await scan(phone, code)
    await answer(phone, login_id, true)
    expect(await stateOf(thief)).toBe('waiting')
    expect((await claim(thief)).body.code).toBe('login_over')
    expect((await claim(opened.openBrowser())).body.code).toBe('login_not_found')
    expect((await claim(browser)).status).toBe(200)
  })

  it('gives no session to somebody who planted the cookie', async () => {
    const browser = opened.openBrowser()
    await start(browser)
    const planted = browser.cookie()
    await logIn(await openRegistered(), browser)
    const thief = opened.openBrowser()
    thief.setCookie(planted)
    expect((await thief.ask('GET', '/api/sdk/me')).status).toBe(401)
  })

  it('cannot be guessed: an app that scans too many wrong codes has to wait', async () => {
    const phone = await openRegistered()
    for (let at = 0; at < maxWrongScans; at++)
      expect((await scan(phone, String(at).padStart(43, 'a'))).body.code).toBe('login_not_found')
    const { code } = await start(opened.openBrowser())
    expect((await scan(phone, code)).body.code).toBe('too_many_requests')
    opened.pass(15 * 60_000)
    expect((await scan(phone, 'a'.repeat(43))).body.code).toBe('login_not_found')
  })

  it('stores no secret in the database', async () => {
    const phone = await openRegistered()
    const browser = await logIn(phone)
    const { code } = await start(opened.openBrowser())
    const rows = await opened.database.query(
      'select row_to_json(l)::text as row from qr_logins l union all select row_to_json(s)::text from developer_sessions s',
    )
    const secrets = [code.split('#')[1] ?? '', browser.cookie()?.split('=')[1] ?? '']
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(30)
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(JSON.stringify(opened.site.log)).not.toContain(secret)
    }
  })
})

describe('sessions', () => {
  type Session = { session_id: string; browser: string; is_current: boolean }
  const listed = async (browser: Browser) =>
    (await browser.ask('GET', '/api/sdk/sessions')).body['sessions'] as Session[]

  it('are listed with their browsers, and each can be logged out', async () => {
    const phone = await openRegistered()
    const first = await logIn(phone)
    const second = await logIn(
      phone,
      opened.openBrowser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko Firefox/140.0'),
    )
    const sessions = await listed(first)
    expect(sessions.map(({ browser, is_current }) => [browser, is_current])).toEqual([
      ['Firefox', false],
      ['Chrome', true],
    ])
    const stranger = await logIn(await openRegistered())
    const other = sessions[0]?.session_id ?? ''
    await stranger.ask('DELETE', `/api/sdk/sessions/${other}`)
    expect((await second.ask('GET', '/api/sdk/me')).status).toBe(200)
    expect((await first.ask('DELETE', `/api/sdk/sessions/${other}`)).body['sessions']).toHaveLength(1)
    expect((await second.ask('GET', '/api/sdk/me')).status).toBe(401)
    expect((await first.ask('DELETE', '/api/sdk/sessions/none')).status).toBe(200)
  })

  it('end with a logout, or after thirty days', async () => {
    const phone = await openRegistered()
    const first = await logIn(phone)
    const kept = first.cookie()
    expect((await first.ask('POST', '/api/sdk/logout')).status).toBe(200)
    first.setCookie(kept)
    expect((await first.ask('GET', '/api/sdk/me')).status).toBe(401)
    const second = await logIn(phone)
    opened.pass(31 * 24 * 3_600_000)
    expect((await second.ask('GET', '/api/sdk/me')).status).toBe(401)
  })

  it('are at most twenty: a further one ends the oldest', async () => {
    const phone = await openRegistered()
    const oldest = await logIn(phone)
    for (let at = 1; at < maxSessions; at++) {
      opened.pass(10_000)
      await logIn(phone)
    }
    expect((await oldest.ask('GET', '/api/sdk/me')).status).toBe(200)
    opened.pass(10_000)
    await logIn(phone)
    expect((await oldest.ask('GET', '/api/sdk/me')).status).toBe(401)
  })
})
