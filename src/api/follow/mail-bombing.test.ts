import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type FollowSite } from '../../../tests/support/follow-site.ts'
import { until } from '../../../tests/support/until.ts'
import { maxRequestsPerDay } from '../../domain/follow/follow.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { confirmFollowPath } from '../../words/addresses/endpoints.ts'
import { maxRequestsByCaller } from '../outbound/mail/mail-allowance.ts'

const isOnServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''
const projects = Array.from({ length: 8 }, (_, n) => ({ name: `Project ${n}`, status: 1 }))
const itemIds = projects.map((_, n) => `project-${n}`)
let site: FollowSite
let victims = 0
const newVictim = () => `victim${++victims}@example.com`

beforeAll(async () => {
  site = await openFollowSite({ rows: projects })
})
afterAll(() => site.close())

async function mailsTo(isVictim: (address: string) => boolean): Promise<number> {
  await site.allAreSent()
  return site.mails.filter(({ to }) => isVictim(to.toLowerCase())).length
}

describe('a mailbox gets no more mails in a day than it should', () => {
  it('when one browser follows and withdraws, again and again', async () => {
    const [email, browser] = [newVictim(), site.openBrowser()]
    for (let round = 0; round < maxRequestsPerDay + 3; round++) {
      expect((await browser.ask('POST', { email })).body).toMatchObject({ status: 2 })
      expect((await browser.ask('DELETE', { email })).body).toMatchObject({ status: 1 })
    }
    expect(await mailsTo((to) => to === email)).toBe(maxRequestsPerDay)
  })

  it('when everything about it is erased in between', async () => {
    const email = newVictim()
    for (let round = 0; round < maxRequestsPerDay + 3; round++) {
      await site.openBrowser().ask('POST', { email })
      await site.site.database.query('delete from follows where email_key = $1', [email])
    }
    expect(await mailsTo((to) => to === email)).toBe(maxRequestsPerDay)
  })

  it('when its address is written in many ways', async () => {
    const spellings = [
      'target',
      'TARGET',
      'target+1',
      'target+2',
      'Target+a+b',
      'target+3',
      'target+4',
      'tArGet+5',
    ]
    for (const spelling of spellings)
      await site.openBrowser().ask('POST', { email: `${spelling}@example.org` })
    expect(await mailsTo((to) => to.endsWith('@example.org'))).toBe(maxRequestsPerDay)
  })

  it('when its provider ignores dots', async () => {
    const spellings = [
      'some.body',
      'somebody',
      's.omebody',
      'so.mebody',
      'som.ebody',
      'some.b.ody',
      'someb.ody+x',
    ]
    for (const [n, spelling] of spellings.entries())
      await site
        .openBrowser()
        .ask('POST', { email: `${spelling}@${n % 2 === 0 ? 'gmail.com' : 'googlemail.com'}` })
    expect(await mailsTo((to) => /@(?:gmail|googlemail)\.com$/.test(to))).toBe(maxRequestsPerDay)
  })

  it('when many ask at once, for different projects', async () => {
    const email = newVictim()
    await Promise.all(itemIds.map((itemId) => site.openBrowser().ask('POST', { email, itemId })))
    expect(await mailsTo((to) => to === email)).toBe(maxRequestsPerDay)
  })

  it('when a record is deleted while it is requested again', async () => {
    const [email, browser] = [newVictim(), site.openBrowser()]
    await browser.ask('POST', { email })
    const { database } = site.site
    const requested = await database.transaction(async ({ query }) => {
      await query('select from follows where email_key = $1 for update', [email])
      const again = browser.ask('POST', { email })
      // Waits until the other request is blocked by this transaction. This works only on a database server: the embedded database
      // runs one transaction at a time.
      const isWaiting = async () => (await query('select pid from pg_locks where not granted')).length > 0
      await until(async () => expect(!isOnServer || (await isWaiting())).toBe(true))
      await query('delete from follows where email_key = $1', [email])
      return { again }
    })
    expect(await requested.again).toMatchObject({ code: 200, body: { status: 2 } })
  })

  it('when every trick is tried at once, from many networks, by sign-ups and by asking to stop', async () => {
    const spellings = [
      'dodge.r@gmail.com',
      'd.o.dger@gmail.com',
      'DODGER@GMAIL.COM',
      'dodger+1@gmail.com',
      'do.dger+a+b@googlemail.com',
      'ｄｏｄｇｅｒ＠ｇｍａｉｌ．ｃｏｍ',
      'Ｄodger＋x＠gmail.com',
      'dodger@gmail。com',
      'dodger@ｇｏｏｇｌｅmail.com',
    ]
    const stopRequests = spellings.flatMap((email) =>
      [undefined, ...itemIds.slice(0, 3)].map((itemId) => ({
        email,
        ...(itemId !== undefined && { itemId }),
      })),
    )
    const codes = await Promise.all(
      stopRequests.map(async (input, n) => {
        const browser = site.openBrowser('www.localhost', `2001:db8:${n.toString(16)}::1`)
        const followed = await browser.ask('POST', input)
        const stopped = n % 3 === 0 ? await browser.ask('DELETE', input) : followed
        const again = n % 3 === 0 ? await browser.ask('POST', input) : followed
        return [followed.code, stopped.code, again.code]
      }),
    )
    expect(new Set(codes.flat())).toEqual(new Set([200]))
    expect(await mailsTo((to) => /^d[o.dger]+(?:\+.*)?@(?:gmail|googlemail)\.com$/.test(to))).toBe(
      maxRequestsPerDay,
    )
    const elsewhere = [
      'me@例え.jp',
      'me@xn--r8jz45g.jp',
      'ME+1@例え．jp',
      'me＠例え。jp',
      'me+2@XN--R8JZ45G.jp',
      'me@例え.jp',
    ]
    await Promise.all(elsewhere.map((email) => site.openBrowser().ask('POST', { email })))
    expect(await mailsTo((to) => to.endsWith('@xn--r8jz45g.jp'))).toBe(maxRequestsPerDay)
  })

  it.each([
    'me@a.io\r\nBcc: you@a.io',
    'me@a.io\nDATA',
    'me@a.io, you@a.io',
    '<me@a.io>',
    'me@a.io\u2028x',
    'me@例え.jp\rx',
  ])('when an address contains a line break or a second address (%j), which is refused', async (email) => {
    const before = site.mails.length
    expect((await site.openBrowser().ask('POST', { email })).code).toBe(400)
    await site.allAreSent()
    expect(site.mails.length).toBe(before)
  })

  it('including mails with a link to stop', async () => {
    const email = newVictim()
    const owner = site.openBrowser()
    const coming = site.nextMail(email)
    await owner.ask('POST', { email, itemId: 'project-0' })
    await owner.press(confirmFollowPath, tokenIn(await coming))
    for (const itemId of itemIds) await owner.ask('POST', { email, itemId })
    for (const itemId of itemIds)
      expect((await site.openBrowser().ask('DELETE', { email, itemId })).body).toMatchObject({ status: 1 })
    expect(await mailsTo((to) => to === email)).toBe(maxRequestsPerDay)
    site.pass(24 * hour + 1000)
    const again = site.nextMail(email)
    await site.openBrowser().ask('DELETE', { email, itemId: 'project-7' })
    expect((await again).subject).toContain('配信停止')
  })

  it('and the stored counts contain no address', async () => {
    const email = newVictim()
    await site.openBrowser('www.localhost', '198.51.100.77').ask('POST', { email })
    const [counted] = await site.site.database.query<{ mailbox: Uint8Array; caller: Uint8Array }>(
      'select mailbox, caller from mail_askings order by asking_id desc limit 1',
    )
    expect([counted?.mailbox.length, counted?.caller.length]).toEqual([32, 32])
    expect(JSON.stringify(counted)).not.toContain('victim')
  })
})

describe('one caller', () => {
  it('has an hourly limit over all recipients and all addresses of its network', async () => {
    const from = (n: number) => site.openBrowser('en.localhost', `2001:db8:7:7::${n.toString(16)}`)
    for (let requested = 0; requested < maxRequestsByCaller; requested++) {
      if (requested % 15 === 14) site.pass(61_000)
      const answer = await from(requested).ask(requested % 2 === 0 ? 'POST' : 'DELETE', {
        email: newVictim(),
      })
      expect(answer.code).toBe(200)
    }
    const refused = await from(1).ask('POST', { email: newVictim() })
    expect(refused).toMatchObject({ code: 429, body: { code: 'too_many_requests' } })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(3600)
    expect((await from(2).ask('DELETE', { email: newVictim() })).code).toBe(429)
    expect((await site.openBrowser().ask('POST', { email: newVictim() })).code).toBe(200)
    site.pass((refused.retryAfter ?? 0) * 1000 + 1000)
    expect((await from(3).ask('POST', { email: newVictim() })).code).toBe(200)
  })
})

describe('the site', () => {
  it('limits mails per hour for all strangers together, replies when to come back, and shows this to the operator', async () => {
    const small = await openFollowSite({ rows: projects, environment: { MAILS_PER_HOUR: '3' } })
    const ask = (host?: string) => small.openBrowser(host).ask('POST', { email: newVictim() })
    const codes = (await Promise.all([ask(), ask(), ask(), ask(), ask()])).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
    const refused = await ask('ko.localhost')
    expect(refused).toMatchObject({
      code: 429,
      body: { code: 'too_many_mails', title: expect.stringContaining('메일') as string },
    })
    expect(refused.retryAfter).toBeGreaterThan(3500)
    expect(small.site.log.filter(({ msg }) => msg.includes('mails'))).toMatchObject([{ level: 40 }])
    const { body } = await small.site.app.inject({ url: '/metrics' })
    expect(body).toContain('mails_withheld_total{by="site"} 3')
    small.pass(hour + 1000)
    expect((await ask()).code).toBe(200)
    await small.close()
  })
})
