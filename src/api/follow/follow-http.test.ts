import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type Browser, type FollowSite } from '../../../tests/support/follow-site.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'
import { mailAgainAfter, maxRequestsPerDay } from '../../domain/follow/follow.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'

let site: FollowSite
let readers = 0
const newAddress = () => `reader${++readers}@example.com`
const [following, notFollowing, waiting] = [0, 1, 2]
const itemId = 'hinode-grid'

beforeAll(async () => {
  site = await openFollowSite({
    rows: [
      { name: 'Hinode Grid', status: 1 },
      { name: 'Kumo Karte', status: 1 },
    ],
  })
})
afterAll(() => site.close())

async function followed({ browser = site.openBrowser(), at }: { browser?: Browser; at?: Browser } = {}) {
  const email = newAddress()
  const coming = site.nextMail(email)
  await browser.ask('POST', { email, itemId })
  const token = tokenIn(await coming)
  await (at ?? browser).press(confirmFollowPath, token)
  return { email, browser, token }
}

describe('a visitor who asks to follow', () => {
  it('is waiting until the link in the mail is opened, then follows', async () => {
    const [email, browser] = [newAddress(), site.openBrowser('en.localhost')]
    expect((await browser.ask('GET', { email, itemId })).body).toEqual({ itemId, status: notFollowing })
    const coming = site.nextMail(email)
    expect(await browser.ask('POST', { email, itemId })).toMatchObject({
      code: 200,
      body: { itemId, status: waiting },
    })
    const mail = await coming
    expect(mail).toMatchObject({ to: email, subject: 'Please confirm that you want to follow Hinode Grid' })
    expect(mail.text).toContain('http://en.localhost:3000/followed?token=')
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: waiting })
    expect(await browser.press(confirmFollowPath, tokenIn(mail))).toEqual({
      code: 303,
      location: `/followed?token=${tokenIn(mail)}`,
    })
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: following })
  })

  it('gets a cookie that scripts cannot read and that is not sent with page requests', async () => {
    const { cookie } = await site.openBrowser().ask('POST', { email: newAddress() })
    expect(cookie).toMatch(/^follow=[\w-]{32}; Path=\/api\/follow; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  })

  it('may write the address in upper or lower case, and follows once', async () => {
    const { email, browser } = await followed()
    expect((await browser.ask('GET', { email: email.toUpperCase(), itemId })).body).toMatchObject({
      status: following,
    })
  })

  it('gets no second mail when asking again at once, but gets one later', async () => {
    const [email, browser] = [newAddress(), site.openBrowser()]
    const first = site.nextMail(email)
    await browser.ask('POST', { email, itemId })
    await first
    const count = site.mails.length
    await browser.ask('POST', { email, itemId })
    expect((await browser.ask('POST', { email, itemId })).body).toMatchObject({ status: waiting })
    site.pass(mailAgainAfter)
    const second = site.nextMail(email)
    await browser.ask('POST', { email, itemId })
    await second
    expect(site.mails).toHaveLength(count + 1)
  })

  it('follows more without another mail in the browser where the owner has confirmed', async () => {
    const { email, browser } = await followed()
    const count = site.mails.length
    expect((await browser.ask('POST', { email, itemId: 'kumo-karte' })).body).toMatchObject({
      status: following,
    })
    expect(site.mails).toHaveLength(count)
  })

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'required'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'characters'],
  ])('with %j is refused', async (input, code) => {
    const { code: status, body } = await site.openBrowser().ask('POST', input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'email', code }] })
  })

  it('gets an error for an offering that does not exist', async () => {
    const { code, body } = await site.openBrowser().ask('POST', { email: newAddress(), itemId: 'nothing' })
    expect([code, body['code']]).toEqual([404, 'offering_not_found'])
  })

  it('may send the fields in the query or in the body', async () => {
    const email = newAddress()
    const coming = site.nextMail(email)
    const answer = await site.site.app.inject({
      method: 'POST',
      url: `/api/follow?${new URLSearchParams({ email, itemId }).toString()}`,
      headers: {
        host: 'zh.localhost',
        'x-signature': signatureFor({
          path: '/api/follow',
          timestamp: Math.floor(site.now().getTime() / 1000),
        }),
      },
      remoteAddress: '198.51.100.7',
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { itemId, status: waiting }])
    expect((await coming).subject).toContain('请确认订阅')
  })

  it('without a signature is refused', async () => {
    const payload = { email: newAddress() }
    const answer = await site.site.app.inject({
      method: 'POST',
      url: '/api/follow',
      headers: { host: 'localhost' },
      payload,
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('somebody who knows an address', () => {
  it('learns nothing of what it follows, by asking or by asking to follow', async () => {
    const { email } = await followed()
    const stranger = site.openBrowser()
    const onFollowed = [
      await stranger.ask('GET', { email, itemId }),
      await stranger.ask('POST', { email, itemId }),
      await stranger.ask('GET', { email, itemId }),
      await stranger.ask('DELETE', { email, itemId }),
      await stranger.ask('GET', { email, itemId }),
    ]
    const other = site.openBrowser()
    const unknown = newAddress()
    const onUnknown = [
      await other.ask('GET', { email: unknown, itemId }),
      await other.ask('POST', { email: unknown, itemId }),
      await other.ask('GET', { email: unknown, itemId }),
      await other.ask('DELETE', { email: unknown, itemId }),
      await other.ask('GET', { email: unknown, itemId }),
    ]
    const seen = (answers: typeof onFollowed) =>
      answers.map(({ code, body, cookie }) => [code, body, cookie !== undefined])
    expect(seen(onFollowed)).toEqual(seen(onUnknown))
  })

  it('changes nothing: to stop takes the link in a mail, which is sent once a day', async () => {
    const { email, browser } = await followed()
    const stranger = site.openBrowser('ko.localhost')
    const coming = site.nextMail(email)
    expect((await stranger.ask('DELETE', { email, itemId })).body).toEqual({ itemId, status: notFollowing })
    const mail = await coming
    expect(mail.to).toBe(email)
    expect(mail.subject).toContain('配信停止')
    await stranger.ask('DELETE', { email, itemId })
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: following })
    await stranger.press(stopFollowPath, tokenIn(mail))
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: notFollowing })
    expect(site.mails.filter(({ to, subject }) => to === email && subject.includes('配信停止'))).toHaveLength(
      1,
    )
  })

  it('cannot take back what another browser has asked for', async () => {
    const [email, browser, stranger] = [newAddress(), site.openBrowser(), site.openBrowser()]
    const coming = site.nextMail(email)
    await browser.ask('POST', { email, itemId })
    const token = tokenIn(await coming)
    await stranger.ask('POST', { email, itemId })
    await stranger.ask('DELETE', { email, itemId })
    expect((await browser.press(confirmFollowPath, token)).location).toBe(`/followed?token=${token}`)
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: following })
  })

  it('cannot fill the mailbox, however many browsers there are', async () => {
    const email = newAddress()
    for (let browsers = 0; browsers < maxRequestsPerDay + 3; browsers++)
      expect((await site.openBrowser().ask('POST', { email, itemId })).body).toMatchObject({
        status: waiting,
      })
    // Mails are sent in the order in which they were queued: after this one has arrived, all earlier ones have.
    const other = newAddress()
    const last = site.nextMail(other)
    await site.openBrowser().ask('POST', { email: other, itemId })
    await last
    expect(site.mails.filter(({ to }) => to === email)).toHaveLength(maxRequestsPerDay)
  })

  it('is not trusted after the owner opens the link in another browser', async () => {
    const [stranger, owner] = [site.openBrowser(), site.openBrowser()]
    const { email } = await followed({ browser: stranger, at: owner })
    expect((await stranger.ask('GET', { email, itemId: 'kumo-karte' })).body).toMatchObject({
      status: notFollowing,
    })
    expect((await stranger.ask('POST', { email, itemId: 'kumo-karte' })).body).toMatchObject({
      status: waiting,
    })
  })
})

describe('a follower', () => {
  it('stops at once in the browser that followed, and may follow again', async () => {
    const { email, browser } = await followed()
    expect((await browser.ask('DELETE', { email, itemId })).body).toEqual({ itemId, status: notFollowing })
    expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: notFollowing })
    expect((await browser.ask('POST', { email, itemId })).body).toMatchObject({ status: following })
  })

  it('withdraws an unconfirmed request, and its link no longer works', async () => {
    const [email, browser] = [newAddress(), site.openBrowser()]
    const coming = site.nextMail(email)
    await browser.ask('POST', { email, itemId })
    const token = tokenIn(await coming)
    await browser.ask('DELETE', { email, itemId })
    expect((await browser.press(confirmFollowPath, token)).location).toBe('/followed?token=invalid')
  })

  it('leaves no address in the log', async () => {
    const { email } = await followed()
    expect(JSON.stringify(site.site.log)).not.toContain(email)
  })
})
