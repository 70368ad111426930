import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../../tests/support/follow-site.ts'
import {
  openPreferencesSite,
  type OwnPreferences,
  type PreferencesSite,
} from '../../../../tests/support/preferences-site.ts'
import { forgetAfter } from '../../../domain/follow/follow.ts'
import { confirmFollowPath, exportFollowerPath } from '../../../words/addresses/endpoints.ts'
import { forgetFollows } from '../forget-follows.store.ts'

const every = ['dates', 'amounts', 'status', 'others']
let site: PreferencesSite

beforeAll(async () => {
  site = await openPreferencesSite()
})
afterAll(() => site.close())

describe('a follower with the link of a mail', () => {
  it('sees what is followed and for which changes; the reply is never cached', async () => {
    const { email, token } = await site.newFollower()
    const { headers, body } = await site.read(token)
    expect(body).toEqual({
      email,
      language: 'ja',
      isPaused: false,
      pausedUntil: null,
      feed: expect.stringMatching(/^\/api\/follow\/feed\/feed-\d+-[\w-]{32}$/),
      follows: [
        { itemId: null, name: null, isFollowing: true, triggers: every },
        { itemId: 'hinode-grid', name: 'Hinode Grid', isFollowing: true, triggers: every },
      ],
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('stops one, follows it again, and stops all', async () => {
    const { email, browser, token } = await site.newFollower()
    await site.change({ token, action: 'stop', itemId: 'hinode-grid' })
    expect((await browser.ask('GET', { email, itemId: 'hinode-grid' })).body).toMatchObject({ status: 1 })
    expect((await browser.ask('GET', { email })).body).toMatchObject({ status: 0 })
    await site.change({ token, action: 'follow', itemId: 'hinode-grid' })
    expect((await browser.ask('GET', { email, itemId: 'hinode-grid' })).body).toMatchObject({ status: 0 })
    const { preferences } = (await site.change({ token, action: 'stopAll' })).json<{
      preferences: OwnPreferences
    }>()
    expect(preferences.follows.map(({ isFollowing }) => isFollowing)).toEqual([false, false])
    expect(preferences.feed).toBeNull()
  })

  it('chooses the kinds of changes of one follow, or of all; choosing none is refused', async () => {
    const { token } = await site.newFollower()
    await site.change({ token, action: 'triggers', itemId: 'hinode-grid', triggers: ['dates'] })
    expect((await site.own(token)).follows.map(({ triggers }) => triggers)).toEqual([every, ['dates']])
    const refused = await site.change({ token, action: 'triggers', itemId: null, triggers: [] })
    expect(refused).toBeProblem('invalid_input', 'ja')
    expect(await site.press({ token, action: 'triggersOfAll' })).toEqual([
      303,
      `/preferences?token=${token}&done=noTrigger`,
    ])
    await site.press({ token, action: 'triggersOfAll', status: 'on', amounts: 'on' })
    expect((await site.own(token)).follows.map(({ triggers }) => triggers)).toEqual([
      ['amounts', 'status'],
      ['amounts', 'status'],
    ])
  })

  it('chooses the language, which also applies to later follows from pages in another language', async () => {
    const { email, token } = await site.newFollower()
    await site.press({ token, action: 'language', language: 'ko' })
    expect((await site.own(token)).language).toBe('ko')
    const other = site.openBrowser('en.localhost')
    const coming = site.nextMail(email)
    await other.ask('POST', { email, itemId: 'kumo-karte' })
    await other.press(confirmFollowPath, tokenIn(await coming))
    const rows = await site.site.database.query(
      'select distinct language from follows where email_key = $1',
      [email.toLowerCase()],
    )
    expect(rows).toEqual([{ language: 'ko' }])
  })

  it('pauses for a time or until further notice, and resumes', async () => {
    const { token } = await site.newFollower()
    await site.press({ token, action: 'pause', span: 'week' })
    const { isPaused, pausedUntil } = await site.own(token)
    const days = (Date.parse(pausedUntil ?? '') - site.now().getTime()) / 86_400_000
    expect([isPaused, Math.round(days * 10) / 10]).toEqual([true, 7])
    await site.press({ token, action: 'pause', span: 'open' })
    expect(await site.own(token)).toMatchObject({ isPaused: true, pausedUntil: null })
    await site.press({ token, action: 'resume' })
    expect(await site.own(token)).toMatchObject({ isPaused: false, pausedUntil: null })
  })

  it('downloads everything that is stored as a file', async () => {
    const { email, token } = await site.newFollower()
    const answer = await site.post(exportFollowerPath, { token })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.json"$/),
    })
    expect(answer.json()).toMatchObject({
      address: email.toLowerCase(),
      follower: [{ language: null }],
      follows: [
        { email, item_id: 'hinode-grid', status: 0, triggers: every },
        { email, item_id: null },
      ],
      requests: [{ item_id: 'hinode-grid', is_owner: true }, { item_id: null }],
      suppressions: [],
    })
    const [salts] = await site.site.database.query<{ salt: string; feed_salt: string }>(
      'select salt, feed_salt from followers where email_key = $1',
      [email.toLowerCase()],
    )
    expect(answer.body).not.toContain(salts?.salt)
    expect(answer.body).not.toContain(salts?.feed_salt)
  })

  it('has everything erased, once it is confirmed: no link works then, and nothing of the address is left', async () => {
    const { email, token } = await site.newFollower()
    const { feed } = await site.own(token)
    expect(await site.press({ token, action: 'erase' })).toEqual([
      303,
      `/preferences?token=${token}&done=unconfirmed`,
    ])
    expect((await site.own(token)).follows).toHaveLength(2)
    expect(await site.press({ token, action: 'erase', isConfirmed: 'on' })).toEqual([
      303,
      '/preferences?done=erased',
    ])
    expect((await site.read(token)).code).toBe(404)
    expect((await site.get(feed ?? '')).statusCode).toBe(404)
    expect((await site.everything()).toLowerCase()).not.toContain(email.toLowerCase())
    expect(await site.press({ token, action: 'erase', isConfirmed: 'on' })).toEqual([
      303,
      '/preferences?token=invalid',
    ])
    const again = await site.change({ token, action: 'erase', isConfirmed: true })
    expect(again).toBeProblem('follow_link_invalid', 'ja')
  })

  it('may use an old mail: the link works until the follower has no follow left', async () => {
    const { token } = await site.newFollower()
    await site.change({ token, action: 'stop', itemId: 'hinode-grid' })
    site.pass(forgetAfter + 60_000)
    const forget = () =>
      forgetFollows(
        { waitingBefore: site.now(), leftBefore: new Date(site.now().getTime() - forgetAfter) },
        site.site.database,
      )
    await forget()
    expect((await site.own(token)).follows.map(({ itemId }) => itemId)).toEqual([null])
    await site.change({ token, action: 'pause', span: 'month' })
    expect(await site.own(token)).toMatchObject({ isPaused: true })
    await site.change({ token, action: 'stopAll' })
    site.pass(forgetAfter + 60_000)
    await forget()
    expect((await site.read(token)).code).toBe(404)
  })
})
