import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type FollowSite } from '../../../tests/support/follow-site.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'

let site: FollowSite
let token: string
let cookie: string
const signature = signatureFor({ path: '/api/error-report' })
const bearer = 'abcdefghijklmnopqrstuvwxyz'

beforeAll(async () => {
  site = await openFollowSite({ rows: [{ name: 'Hinode Grid', status: 1 }] })
  const coming = site.nextMail('reader@example.com')
  const requested = await site.openBrowser().ask('POST', { email: 'reader@example.com' })
  token = tokenIn(await coming)
  cookie = requested.cookie?.split(';', 1)[0] ?? ''
})
afterAll(() => site.close())
beforeEach(() => {
  site.site.log.length = 0
})

const headers = () => ({
  host: 'www.localhost',
  cookie,
  authorization: `Bearer ${bearer}`,
  'x-signature': signature,
})

function expectNoSecrets() {
  const text = JSON.stringify(site.site.log)
  const [, secret = ''] = cookie.split('=')
  const [, , hex = ''] = signature.split('.')
  expect([token, secret, hex].map((found) => found.length)).toEqual([token.length, 32, 64])
  for (const found of [token, token.slice(-32), secret, hex, bearer]) expect(text).not.toContain(found)
}

describe('a secret that identifies a follower does not appear in the log', () => {
  it.each([
    ['in a path', () => `/api/follow/link/${token}`],
    ['in a query', () => `/api/follow/link/none?token=${token}`],
    ['in a path where it does not belong', () => `/api/nothing/token=${token}`],
    ['in a path, with other escapes', () => `/api/follow/link/${token.replaceAll('-', '%2D')}`],
  ])('when a request has it %s', async (_, url) => {
    await site.site.app.inject({ url: url(), headers: headers() })
    expect(site.site.log.at(-1)).toMatchObject({ msg: 'answered' })
    expectNoSecrets()
  })

  it.each([confirmFollowPath, stopFollowPath])('when it was posted to %s', async (url) => {
    await site.site.app.inject({ method: 'POST', url: `${url}?token=${token}`, headers: headers() })
    expect(site.site.log.at(-1)).toMatchObject({ msg: 'answered', path: url })
    expectNoSecrets()
  })

  it('when a browser reports it in an error message', async () => {
    const line = `GET /followed?token=${token} HTTP/1.1`
    const written = JSON.stringify({ headers: headers() })
    await site.site.app.inject({
      method: 'POST',
      url: '/api/error-report',
      headers: headers(),
      payload: {
        message: `failed at http://www.localhost/followed?token=${token}`,
        path: `/followed?token=${token}`,
        response: `${line}\r\ncookie: ${cookie}\r\nauthorization: Bearer ${bearer}\r\nx-signature: ${signature}\r\n${written}`,
      },
    })
    expect(site.site.log.some(({ msg }) => msg.includes('failed at http://www.localhost/followed'))).toBe(
      true,
    )
    expectNoSecrets()
  })

  it('when it is part of an error, or of a request that an error carries', async () => {
    const { app } = site.site
    const request = { url: `/followed?token=${token}`, headers: headers() }
    const error = Object.assign(new Error(`no answer from /unfollowed?token=${token}`), { request })
    app.log.error({ err: error, req: request }, `could not go to ${request.url}`)
    expect(site.site.log.at(-1)?.msg).toContain('could not go to /followed')
    expectNoSecrets()
  })
})
