import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreferencesSite, type PreferencesSite } from '../../../tests/support/preferences-site.ts'
import { notifyOfChanges } from '../../api/follow/notify-of-changes.ts'
import { sendDigests } from '../../api/follow/send-digests.ts'
import { lastDigestTime } from '../../domain/follow/digest-time.ts'
import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { day } from '../../domain/kernel/time/durations.ts'

const grid = { name: 'Hinode Grid', status: 1, ico_end: '2031-04-01', accept_coins: ['ETH'] }
const kumo = { name: 'Kumo Karte', status: 1, ico_end: '2031-04-01' }
let site: PreferencesSite

beforeAll(async () => {
  site = await openPreferencesSite({ rows: [grid, kumo] })
})
afterAll(() => site.close())

/** The last mail that a new English-speaking follower of the site gets after this work; undefined if there is none. */
async function morningMailAfter(work: () => Promise<unknown>) {
  const { email, token, count } = await site.newFollower([undefined])
  await site.press({ token, action: 'language', language: 'en' })
  site.pass(1000)
  await work()
  const due = lastDigestTime({ now: site.now().getTime() + 4 * day, language: 'en' })
  site.pass(due + 1000 - site.now().getTime())
  await sendDigests(site.notifyDeps)
  await site.allAreSent()
  return count() === 1 ? undefined : site.mails.findLast(({ to }) => to === email)
}

const newSales = (from: number, count: number) =>
  site.seed(
    Array.from({ length: count }, (_, n) => ({ name: `Sale No ${from + n}`, slogan: 'Sun', status: 0 })),
  )

it('the morning mail contains every sale, and counts them truly', async () => {
  const mail = await morningMailAfter(() => newSales(100, 45))
  expect(mail?.subject).toContain('45 new and updated token sales')
  expect(mail?.text.match(/^\* New token sale: Sale No \d+$/gm)).toHaveLength(45)
  expect(mail?.text).not.toContain(' more')
})

it('beyond a hundred it says how many more there are, and links to them', async () => {
  const mail = await morningMailAfter(() => newSales(200, 103))
  expect(mail?.subject).toContain('103 new and updated token sales')
  expect(mail?.text).toContain('And 3 more: see the newest token sales\nhttp://en.localhost:3000/\n')
  expect(mail?.html).toContain('<a href="http://en.localhost:3000/"')
})

it('a sale that changed several times is in the mail once, with what has changed in the end', async () => {
  const mail = await morningMailAfter(async () => {
    await site.seed([{ ...grid, ico_end: '2031-04-02', accept_coins: ['ETH', 'BTC'] }])
    await site.seed([{ ...grid, ico_end: '2031-04-03', accept_coins: ['ETH', 'BTC'] }])
    await site.seed([{ ...kumo, ico_end: '2031-05-05' }])
    await site.seed([kumo])
  })
  expect(mail?.subject).toContain('1 new or updated token sale')
  expect(mail?.text).toContain('Ends: Apr 1, 2031 → Apr 3, 2031')
  expect(mail?.text).toContain('Accepted currencies: added BTC')
  expect(mail?.text).not.toMatch(/2031-04-02|Kumo Karte/)
})

it('a change that was undone before its mail causes none', async () => {
  const { count } = await site.newFollower(['kumo-karte'])
  await site.seed([{ ...kumo, ico_end: '2031-06-01' }])
  await site.seed([kumo])
  site.pass(notifyAgainAfter + gatherChanges)
  await notifyOfChanges(site.notifyDeps)
  await site.allAreSent()
  expect(count()).toBe(1)
})
