import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPreferencesSite, type PreferencesSite } from '../../../tests/support/preferences-site.ts'
import { notifyOfChanges } from '../../api/follow/notify-of-changes.ts'
import { sendDigests } from '../../api/follow/send-digests.ts'
import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { day } from '../../domain/kernel/time/durations.ts'

const itemId = 'hinode-grid'
let grid: Readonly<Record<string, unknown>> = {
  name: 'Hinode Grid',
  status: 0,
  ico_end: '2030-04-01',
  target_amount_max: 8_000_000,
}
let site: PreferencesSite

beforeAll(async () => {
  site = await openPreferencesSite({ rows: [grid, { name: 'Kumo Karte', status: 1, slogan: 'Old' }] })
})
afterAll(() => site.close())

async function change(fields: Readonly<Record<string, unknown>>) {
  grid = { ...grid, ...fields }
  await site.seed([grid])
}
async function report(after = gatherChanges + 1000) {
  site.pass(after)
  await notifyOfChanges(site.notifyDeps)
  await site.allAreSent()
}
async function sendMorningMails() {
  const due = lastDigestTime({ now: site.now().getTime() + 4 * day, language: 'ja' })
  site.pass(due + 1000 - site.now().getTime())
  await sendDigests(site.notifyDeps)
  await site.allAreSent()
}
const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email)

describe('a follower with some kinds of changes selected', () => {
  it('gets only these kinds, and a skipped change delays no other', async () => {
    const { email, token, count } = await site.newFollower([itemId])
    const all = await site.newFollower([itemId])
    await site.press({ token, action: 'triggers', itemId, dates: 'on' })
    await change({ target_amount_max: 9_000_000 })
    await report()
    expect([count(), all.count()]).toEqual([1, 2])
    await change({ ico_end: '2030-04-02' })
    await report()
    expect([count(), all.count()]).toEqual([2, 2])
    expect(mailsTo(email).at(-1)?.text).toContain('2030/04/01 → 2030/04/02')
    await report(notifyAgainAfter)
    expect([count(), all.count()]).toEqual([2, 3])
  })

  it('gets a change of several kinds if one of them is selected', async () => {
    const { token, count } = await site.newFollower([itemId])
    await site.press({ token, action: 'triggers', itemId, amounts: 'on' })
    await change({ target_amount_max: 9_500_000, ico_end: '2030-04-03', slogan: 'Sun' })
    await report()
    expect(count()).toBe(2)
  })

  it('gets new sales and changes of these kinds in the morning', async () => {
    const { email, token } = await site.newFollower([undefined])
    const all = await site.newFollower([undefined])
    await site.press({ token, action: 'triggers', status: 'on' })
    await site.seed([{ name: 'Satoyama Carbon', status: 0 }])
    await change({ ico_end: '2030-04-05' })
    await sendMorningMails()
    const [text = '', other = ''] = [email, all.email].map((address) => mailsTo(address).at(-1)?.text)
    expect(text).toContain('Satoyama Carbon')
    expect(text).not.toContain('2030/04/05')
    expect(other).toContain('2030/04/05')
  })
})

describe('a follower who has paused', () => {
  it('gets no mail, and after the pause only later changes', async () => {
    const { email, token, count } = await site.newFollower([itemId, undefined])
    await site.press({ token, action: 'pause', span: 'week' })
    for (const n of [1, 2, 3]) {
      await change({ ico_end: `2030-06-0${n}` })
      await report(notifyAgainAfter)
    }
    await sendMorningMails()
    expect(count()).toBe(1)
    site.pass(8 * day)
    expect(await site.own(token)).toMatchObject({ isPaused: false })
    await report()
    await sendMorningMails()
    expect(count()).toBe(1)
    await change({ ico_end: '2030-06-09' })
    await report()
    expect(count()).toBe(2)
    expect(mailsTo(email).at(-1)?.text).toContain('2030/06/03 → 2030/06/09')
    expect(mailsTo(email).at(-1)?.text).not.toContain('2030-06-01')
  })

  it('no longer gets mails that were queued before the pause', async () => {
    const { email, token } = await site.newFollower([itemId])
    const letter = site.notifyDeps.mails.changed({ language: 'ja', name: 'x', entries: [] })
    const later = new Date(site.now().getTime() + day)
    const readers = [{ to: email, proof: 'a', holderProof: 'b' }]
    await site.notifyDeps.queue.putLetter({ ...letter, readers }, later, site.site.database)
    const queued = () =>
      site.site.database.query('select 1 from mails where recipient = $1 and given_up_at is null', [email])
    expect(await queued()).toHaveLength(1)
    await site.press({ token, action: 'pause', span: 'open' })
    expect(await queued()).toHaveLength(0)
  })
})

describe('every mail of news', () => {
  it('links only to the preferences of its own reader, in their language', async () => {
    const [one, other] = [await site.newFollower([itemId]), await site.newFollower([itemId])]
    for (const { token } of [one, other]) await site.press({ token, action: 'language', language: 'en' })
    await change({ ico_end: '2030-07-01' })
    await report()
    for (const { email, token } of [one, other]) {
      const mail = mailsTo(email).at(-1)
      const link = `http://en.localhost:3000/preferences?token=${token}`
      expect(mail?.text).toContain(`Email preferences ${link}`)
      expect(mail?.html).toContain(link)
      expect(mail?.headers['List-Unsubscribe']).not.toContain(token)
    }
  })
})

describe('the feed of a follower', () => {
  const textOf = async (feed: string | null) => {
    const { statusCode, headers, body } = await site.get(feed ?? '')
    return { statusCode, headers, body }
  }

  it('has their follows, of the selected kinds, in their language, and no e-mail address', async () => {
    const { email, token } = await site.newFollower([itemId])
    await site.press({ token, action: 'triggers', itemId, status: 'on' })
    await site.press({ token, action: 'language', language: 'en' })
    await change({ status: 1 })
    await site.seed([{ name: 'Kumo Karte', status: 1, slogan: 'New' }])
    const { feed } = await site.own(token)
    const { headers, body } = await textOf(feed)
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    })
    expect(body).toContain('<language>en</language>')
    expect(body).toContain('Status: Upcoming → Ongoing')
    expect(body).not.toContain('2030/04/01 → 2030/04/02')
    expect(body).not.toContain('Kumo Karte')
    expect((feed + body).toLowerCase()).not.toContain(email.toLowerCase())
    expect(feed + body).not.toContain(token)
  })

  it('continues while mails are paused, leaves out stopped follows, and ends with the last follow', async () => {
    const { token } = await site.newFollower([itemId, 'kumo-karte'])
    const { feed } = await site.own(token)
    await site.press({ token, action: 'pause', span: 'open' })
    expect((await textOf(feed)).body).toContain('Hinode Grid')
    await site.press({ token, action: 'stop', itemId })
    const { body } = await textOf(feed)
    expect(body).not.toContain('Hinode Grid')
    expect(body).toContain('Kumo Karte')
    await site.press({ token, action: 'stopAll' })
    expect((await textOf(feed)).statusCode).toBe(404)
  })

  it.each(['feed-1-', `feed-1-${'A'.repeat(32)}`, 'x', '%00', `preferences-1-${'A'.repeat(32)}`])(
    'is nowhere else: %s',
    async (name) => {
      const { statusCode, body } = await textOf(`/api/follow/feed/${name}`)
      expect([400, 404]).toContain(statusCode)
      expect(body).not.toContain('<rss')
    },
  )

  it('of a follower of the site has the news of the site too', async () => {
    const { token } = await site.newFollower([undefined])
    expect((await textOf((await site.own(token)).feed)).body).toContain('Satoyama Carbon')
  })
})
