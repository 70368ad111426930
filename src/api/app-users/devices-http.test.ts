import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppSite, type AppSite } from '../../../tests/support/app-site.ts'
import { appAuthorization, makeAppKey } from '../../contract/calls/app-key.ts'
import { maxRegistrations } from '../../domain/app-users/app-user.ts'

let opened: AppSite
beforeAll(async () => {
  opened = await openAppSite()
})
afterAll(() => opened.close())

describe('an app', () => {
  it('registers with its key and stays the same user when it repeats that', async () => {
    const phone = await opened.openPhone()
    const { status, body } = await phone.register('葵')
    expect([status, body]).toEqual([
      200,
      {
        user_id: expect.stringMatching(/^cv_[a-z2-9]{10}$/),
        device_id: expect.stringMatching(/^dv_[a-z2-9]{16}$/),
        name: '葵',
      },
    ])
    expect((await phone.register('another name')).body).toEqual(body)
  })

  it('that registers many times concurrently is one user', async () => {
    const phone = await opened.openPhone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => phone.register()))
    expect(new Set(answers.map(({ body }) => body['user_id'])).size).toBe(1)
  })

  it('is refused when it signs with another key, for another path, another body or another minute', async () => {
    const key = await makeAppKey({ extractable: false })
    const other = await makeAppKey({ extractable: false })
    const payload = JSON.stringify({ public_key: key.publicKey, name: 'Hana' })
    const right = { method: 'POST', path: '/api/app/devices', body: payload }
    const now = opened.now().getTime()
    const refused = await Promise.all([
      appAuthorization(right, { key: other, now }),
      appAuthorization({ ...right, path: '/api/app/devices?x=1' }, { key, now }),
      appAuthorization({ ...right, method: 'DELETE' }, { key, now }),
      appAuthorization({ ...right, body: `${payload} ` }, { key, now }),
      appAuthorization(right, { key, now: now - 61_000 }),
      appAuthorization(right, { key, now: now + 62_000 }),
      appAuthorization(right, { key, now, deviceId: 'dv_aaaaaaaaaaaaaaaa' }),
    ])
    for (const authorization of [...refused, 'Device', '']) {
      const { status, body } = await opened.inject('POST', '/api/app/devices', {
        headers: { authorization },
        payload,
        remoteAddress: '203.0.113.200',
      })
      expect([status, body.code]).toEqual([401, 'app_signature_invalid'])
    }
    expect(
      await opened.database.query('select 1 from devices where public_key = any($1)', [
        [key, other].map(({ publicKey }) => Buffer.from(publicKey, 'base64url')),
      ]),
    ).toEqual([])
  })

  it.each([['AAAA'], ['A'.repeat(44)], ['='.repeat(43)]])(
    'with the key %s is refused',
    async (public_key) => {
      const phone = await opened.openPhone()
      const { status, body } = await phone.ask('POST', '/api/app/devices', { public_key, name: 'Hana' })
      expect([status, body.code]).toEqual([400, 'invalid_input'])
    },
  )

  it('is refused after too many registrations of one caller, unless its key is known', async () => {
    const remoteAddress = '192.0.2.7'
    const phones = await Promise.all(
      Array.from({ length: maxRegistrations + 1 }, () => opened.openPhone({ remoteAddress })),
    )
    const statuses: number[] = []
    for (const phone of phones) {
      statuses.push((await phone.register()).status)
      opened.pass(7_000)
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await phones[0]?.register())?.status).toBe(200)
  })
})

describe('a browser without a login', () => {
  it.each([
    ['GET', '/api/sdk/me'],
    ['GET', '/api/sdk/sessions'],
    ['DELETE', '/api/sdk/sessions/00000000-0000-4000-8000-000000000000'],
  ] as const)('is refused at %s %s', async (method, url) => {
    const { status, body } = await opened.openBrowser().ask(method, url)
    expect([status, body.code]).toEqual([401, 'not_logged_in'])
  })
})
