import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type FollowSite } from '../../../tests/support/follow-site.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import { notifyOfChanges } from '../../api/follow/notify-of-changes.ts'
import { sendDigests } from '../../api/follow/send-digests.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import { suppress } from '../../api/outbound/mail/suppressions.store.ts'
import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'

const grid = { name: 'Hinode Grid', status: 1, ico_end: '2030-04-21', target_amount_max: 8_000_000 }
let site: FollowSite
let readers = 0

beforeAll(async () => {
  site = await openFollowSite({ rows: [grid, { name: 'Kumo Karte', status: 1 }] })
})
afterAll(() => site.close())

async function newFollower({ itemId, host = 'www.localhost' }: { itemId?: string; host?: string }) {
  const browser = site.openBrowser(host)
  const email = `follower${++readers}@example.com`
  const input = { email, ...(itemId !== undefined && { itemId }) }
  const coming = site.nextMail(email)
  await browser.ask('POST', input)
  await browser.press(confirmFollowPath, tokenIn(await coming))
  return { email, browser, input, count: () => site.mails.filter(({ to }) => to === email).length }
}

/** Sends a mail to another address; when it arrives, all mails that were queued before it have been sent. */
async function allAreSent() {
  await newFollower({ itemId: 'kumo-karte' })
}

describe('a follower of an offering', () => {
  it('gets its changes in one mail, in their language, with a link to stop', async () => {
    const { email } = await newFollower({ itemId: 'hinode-grid', host: 'en.localhost' })
    await site.seed([{ ...grid, ico_end: '2030-04-28' }])
    await site.seed([{ ...grid, ico_end: '2030-04-28', target_amount_max: 9_000_000, slogan: 'Sun' }])
    expect(await notifyOfChanges(site.notifyDeps)).toBe(0)
    site.pass(gatherChanges + 1000)
    const coming = site.nextMail(email)
    await notifyOfChanges(site.notifyDeps)
    const mail = await coming
    expect(mail.subject).toBe('The terms of Hinode Grid have changed')
    expect(mail.text).toContain('Ends: Apr 21, 2030 → Apr 28, 2030')
    expect(mail.text).toContain('Maximum target: $8,000,000 → $9,000,000\n')
    expect(mail.text).toContain('Slogan: added')
    expect(mail.text).toContain('http://en.localhost:3000/ico/hinode-grid')
    expect(mail.headers['List-Unsubscribe']).toMatch(
      /^<http:\/\/en\.localhost:3000\/api\/follow\/stop\?token=stop-/,
    )
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain('http://en.localhost:3000/unfollowed?token=stop-')
  })

  it('gets each change once, and at most one mail an hour', async () => {
    const follower = await newFollower({ itemId: 'hinode-grid' })
    await site.seed([{ ...grid, ico_end: '2030-05-01' }])
    site.pass(gatherChanges + 1000)
    const first = site.nextMail(follower.email)
    await notifyOfChanges(site.notifyDeps)
    await first
    await site.seed([{ ...grid, ico_end: '2030-05-02' }])
    site.pass(gatherChanges + 1000)
    await notifyOfChanges(site.notifyDeps)
    await allAreSent()
    expect(follower.count()).toBe(2)
    site.pass(notifyAgainAfter)
    const second = site.nextMail(follower.email)
    await notifyOfChanges(site.notifyDeps)
    expect((await second).text).toContain('2030/05/01 → 2030/05/02')
  })

  it('gets no mail about earlier changes, about other offerings, or after stopping', async () => {
    await site.seed([{ ...grid, ico_end: '2030-06-01' }])
    const follower = await newFollower({ itemId: 'hinode-grid' })
    await site.seed([{ name: 'Kumo Karte', status: 1, slogan: 'New words' }])
    site.pass(notifyAgainAfter + gatherChanges)
    await notifyOfChanges(site.notifyDeps)
    await site.seed([{ ...grid, ico_end: '2030-06-02' }])
    await follower.browser.ask('DELETE', follower.input)
    site.pass(notifyAgainAfter + gatherChanges)
    await notifyOfChanges(site.notifyDeps)
    await allAreSent()
    expect(follower.count()).toBe(1)
  })

  it('gets one mail however many instances run the job', async () => {
    const follower = await newFollower({ itemId: 'hinode-grid' })
    await site.seed([{ ...grid, ico_end: '2030-07-01' }])
    site.pass(gatherChanges + 1000)
    await Promise.all([
      notifyOfChanges(site.notifyDeps),
      notifyOfChanges(site.notifyDeps),
      notifyOfChanges(site.notifyDeps),
    ])
    await allAreSent()
    expect(follower.count()).toBe(2)
  })

  it('has a link of their own in a mail that is otherwise the same for all; a suppressed address gets none', async () => {
    const [first, second, ended] = [
      await newFollower({ itemId: 'hinode-grid' }),
      await newFollower({ itemId: 'hinode-grid' }),
      await newFollower({ itemId: 'hinode-grid' }),
    ]
    const addressHash = mailIdentity(testSecret).ofMailbox(ended.email)
    await suppress({ addressHash, kind: 'complaint', reason: 'abuse', now: site.now() }, site.site.database)
    await site.seed([{ ...grid, ico_end: '2030-07-15' }])
    site.pass(gatherChanges + 1000)
    const coming = [site.nextMail(first.email), site.nextMail(second.email)]
    await notifyOfChanges(site.notifyDeps)
    const tokens = (await Promise.all(coming)).map((mail) => {
      expect(mail.headers['List-Unsubscribe']).toContain(tokenIn(mail))
      expect(mail.html).toContain(tokenIn(mail))
      return tokenIn(mail)
    })
    expect(new Set(tokens).size).toBe(2)
    await second.browser.press(stopFollowPath, tokens[1] ?? '')
    expect((await first.browser.ask('GET', first.input)).body).toMatchObject({ status: 0 })
    expect((await second.browser.ask('GET', second.input)).body).toMatchObject({ status: 1 })
    await allAreSent()
    expect(ended.count()).toBe(1)
  })

  it('gets no mail about an offering that was hidden in the meantime', async () => {
    const follower = await newFollower({ itemId: 'kumo-karte' })
    await site.seed([{ name: 'Kumo Karte', status: 1, slogan: 'Other words' }])
    await site.seed([{ name: 'Kumo Karte', hidden: true }])
    site.pass(notifyAgainAfter + gatherChanges)
    await notifyOfChanges(site.notifyDeps)
    await site.seed([{ name: 'Kumo Karte', hidden: false, status: 1 }])
    await allAreSent()
    expect(follower.count()).toBe(1)
  })
})

describe('a follower of the site', () => {
  it('gets news once, in the morning, and no mail when there are no news', async () => {
    const follower = await newFollower({ host: 'ko.localhost' })
    await sendDigests(site.notifyDeps)
    await site.seed([{ name: 'Satoyama Carbon', status: 0, excerpt_ko: '숲의 탄소' }])
    const untilMorning = () => {
      const due = lastDigestTime({ now: site.now().getTime() + 4 * day, language: 'ko' })
      site.pass(due + 1000 - site.now().getTime())
    }
    untilMorning()
    const coming = site.nextMail(follower.email)
    await sendDigests(site.notifyDeps)
    const mail = await coming
    expect(mail.subject).toContain('새로운 토큰 세일과 조건 변경')
    expect(mail.text).toContain('새로운 토큰 세일: Satoyama Carbon')
    expect(mail.text).toContain('숲의 탄소')
    await sendDigests(site.notifyDeps)
    untilMorning()
    await sendDigests(site.notifyDeps)
    await allAreSent()
    expect(follower.count()).toBe(2)
  })
})
