import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../../tests/support/follow-site.ts'
import { openPreferencesSite, type PreferencesSite } from '../../../../tests/support/preferences-site.ts'
import {
  confirmFollowPath,
  exportFollowerPath,
  preferencesFormPath,
  stopFollowPath,
} from '../../../words/addresses/endpoints.ts'

let site: PreferencesSite

beforeAll(async () => {
  site = await openPreferencesSite()
})
afterAll(() => site.close())

describe('a client without a valid link', () => {
  const junk = [
    'preferences-1-',
    `preferences-1-${'A'.repeat(32)}`,
    `preferences-999999-${'A'.repeat(32)}`,
    'preferences-0-x',
    'x',
    '%00',
    'x'.repeat(199),
    '../../etc',
  ]

  it.each(junk)('that makes one up (%s) gets the same error, and changes nothing', async (token) => {
    await site.newFollower()
    const before = await site.everything()
    const input = token === '%00' ? '\0' : token
    expect(await site.press({ token: input, action: 'stopAll' })).toEqual([303, '/preferences?token=invalid'])
    expect(await site.press({ token: input, action: 'erase', isConfirmed: 'on' })).toEqual([
      303,
      '/preferences?token=invalid',
    ])
    const exported = await site.post(exportFollowerPath, { token: input })
    expect([exported.statusCode, exported.headers.location]).toEqual([303, '/preferences?token=invalid'])
    expect(await site.everything()).toBe(before)
  })

  it('cannot use a link for another purpose or another follower', async () => {
    const [one, other] = [await site.newFollower(), await site.newFollower()]
    const stopping = site.nextMail(one.email)
    await site.openBrowser().ask('DELETE', { email: one.email })
    const stop = tokenIn(await stopping)
    const feed = (await site.own(one.token)).feed?.split('/').at(-1) ?? ''
    const [, , signature = ''] = /^(\w+-\d+)-([\w-]+)$/.exec(one.token) ?? []
    const [, otherId = ''] = /^preferences-(\d+)-/.exec(other.token) ?? []
    await site.allAreSent()
    const before = await site.everything()
    for (const token of [
      stop,
      feed,
      `preferences-${otherId}-${signature}`,
      one.token.replace(/^preferences/, 'feed'),
    ])
      expect(await site.press({ token, action: 'stopAll' }), token).toEqual([
        303,
        '/preferences?token=invalid',
      ])
    expect((await one.browser.press(stopFollowPath, one.token)).location).toBe('/unfollowed?token=invalid')
    expect((await one.browser.press(confirmFollowPath, one.token)).location).toBe('/followed?token=invalid')
    expect(await site.press({ token: one.token, action: 'stop', itemId: 'kumo-karte' })).toEqual([
      303,
      `/preferences?token=${one.token}&done=unclear`,
    ])
    expect(await site.press({ token: one.token, action: 'stop', itemId: '\0' })).toEqual([
      303,
      `/preferences?token=${one.token}&done=unclear`,
    ])
    expect(await site.everything()).toBe(before)
  })

  it.each([
    [{ action: 'toString' }],
    [{ action: 'language', language: 'xx' }],
    [{ action: 'pause', span: 'year' }],
    [{ action: 'triggers', triggers: ['all'] }],
    [{ action: 'stop', itemId: 'a\u0000b' }],
  ])('that sends %j with a valid link is refused', async (input) => {
    const { token } = await site.newFollower()
    const before = await site.everything()
    expect(await site.change({ token, ...input })).toBeProblem('invalid_input', 'ja')
    expect(await site.everything()).toBe(before)
  })

  it('changes nothing by opening: every change is a POST, and one without a signature is a form', async () => {
    const { token } = await site.newFollower()
    const before = await site.everything()
    for (const url of [
      `${preferencesFormPath}?token=${token}&action=stopAll`,
      `/api/follow/preferences?token=${token}`,
    ]) {
      const { statusCode } = await site.site.app.inject({ url, headers: { host: 'www.localhost' } })
      expect([404, 405]).toContain(statusCode)
    }
    const unsigned = await site.site.app.inject({
      method: 'POST',
      url: '/api/follow/preferences',
      headers: { host: 'www.localhost' },
      payload: { token, action: 'stopAll' },
    })
    expect(unsigned.statusCode).toBe(401)
    expect(await site.everything()).toBe(before)
  })
})

describe('the same change', () => {
  it.each([
    { action: 'stop', itemId: 'hinode-grid' },
    { action: 'stopAll' },
    { action: 'pause', span: 'month' },
    { action: 'language', language: 'zh' },
    { action: 'triggersOfAll', dates: 'on' },
    { action: 'resume' },
  ])('again changes nothing: %j', async (fields) => {
    const { token } = await site.newFollower()
    await site.press({ token, ...fields })
    const before = await site.everything()
    await site.press({ token, ...fields })
    expect(await site.everything()).toBe(before)
  })

  it('many times at once leads to one consistent state, even with an erasure among them', async () => {
    const { email, token } = await site.newFollower()
    const presses = ['week', 'open'].flatMap((span) =>
      Array.from({ length: 5 }, () => site.press({ token, action: 'pause', span })),
    )
    await Promise.all([
      ...presses,
      site.press({ token, action: 'erase', isConfirmed: 'on' }),
      site.openBrowser().ask('POST', { email, itemId: 'kumo-karte' }),
      site.press({ token, action: 'erase', isConfirmed: 'on' }),
    ])
    expect((await site.read(token)).code).toBe(404)
    const orphans = await site.site.database.query(
      'select 1 from follows where not exists (select from followers where followers.email_key = follows.email_key)',
    )
    expect(orphans).toEqual([])
  })
})

it('the token of a follower does not appear in the log', async () => {
  const { token } = await site.newFollower()
  const { feed } = await site.own(token)
  site.site.log.length = 0
  await site.get(feed ?? '')
  await site.read(token)
  const text = JSON.stringify(site.site.log)
  expect(text).toContain('answered')
  for (const secret of [token, feed?.split('/').at(-1) ?? '']) expect(text).not.toContain(secret.slice(-32))
})
