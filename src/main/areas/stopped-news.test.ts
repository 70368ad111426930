import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreferencesSite, type PreferencesSite } from '../../../tests/support/preferences-site.ts'
import { notifyOfChanges } from '../../api/follow/notify-of-changes.ts'
import { gatherChanges, notifyAgainAfter } from '../../domain/follow/follow.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { stopFollowPath } from '../../words/addresses/endpoints.ts'

let site: PreferencesSite
let lastDay = 1

beforeAll(async () => {
  site = await openPreferencesSite()
})
afterAll(() => site.close())

type Follower = Awaited<ReturnType<PreferencesSite['newFollower']>>

/** Queues the mails of a change of both offerings for a later day, as if the mail server were away until then. */
async function queueNews() {
  const ico_end = `2031-04-${String(++lastDay).padStart(2, '0')}`
  await site.seed([
    { name: 'Hinode Grid', status: 1, ico_end },
    { name: 'Kumo Karte', status: 1, ico_end },
  ])
  site.pass(notifyAgainAfter + gatherChanges)
  const tomorrow = new Date(site.now().getTime() + day)
  await notifyOfChanges({ ...site.notifyDeps, now: () => tomorrow })
}

const queuedFor = async ({ email }: Follower) =>
  site.site.database.query<{ proof: string }>(
    'select proof from mails where recipient = $1 and letter_id is not null',
    [email],
  )

const stops: readonly [string, (follower: Follower) => Promise<unknown>][] = [
  ['the button of the page', ({ browser, email }) => browser.ask('DELETE', { email, itemId: 'hinode-grid' })],
  [
    'the link of an earlier mail',
    async ({ browser, email }) => {
      const [row] = await site.site.database.query<{ follow_id: string; salt: string }>(
        `select follow_id::text as follow_id, salt from follows where email_key = $1 and item_id = 'hinode-grid'`,
        [email.toLowerCase()],
      )
      const link = site.notifyDeps.links.write({
        kind: 'stop',
        id: row?.follow_id ?? '',
        salt: row?.salt ?? '',
      })
      return browser.press(stopFollowPath, link)
    },
  ],
  ['the preferences', ({ token }) => site.press({ token, action: 'stop', itemId: 'hinode-grid' })],
]

it.each(stops)('a follower who stops by %s gets no news that were queued before', async (_, stop) => {
  const [leaving, staying] = [
    await site.newFollower(['hinode-grid', 'kumo-karte']),
    await site.newFollower(['hinode-grid']),
  ]
  await queueNews()
  expect([(await queuedFor(leaving)).length, (await queuedFor(staying)).length]).toEqual([2, 1])
  await stop(leaving)
  expect([(await queuedFor(leaving)).length, (await queuedFor(staying)).length]).toEqual([1, 1])
})

it('a follower who stops everything gets none of them', async () => {
  const leaving = await site.newFollower(['hinode-grid', 'kumo-karte'])
  await queueNews()
  await site.press({ token: leaving.token, action: 'stopAll' })
  expect(await queuedFor(leaving)).toEqual([])
})

it('a change that waits to be mailed is forgotten with the follow, also if the reader follows again', async () => {
  const reader = await site.newFollower(['hinode-grid'])
  await site.seed([{ name: 'Hinode Grid', status: 1, ico_end: '2031-05-30' }])
  await reader.browser.ask('DELETE', { email: reader.email, itemId: 'hinode-grid' })
  await reader.browser.ask('POST', { email: reader.email, itemId: 'hinode-grid' })
  site.pass(notifyAgainAfter + gatherChanges)
  const tomorrow = new Date(site.now().getTime() + day)
  await notifyOfChanges({ ...site.notifyDeps, now: () => tomorrow })
  expect(await queuedFor(reader)).toEqual([])
})
