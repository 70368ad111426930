import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { openTestServer } from '../../../tests/support/test-server.ts'
import { operation } from '../../contract/operations/operation.ts'
import type { Caller } from './implementation.ts'

const remember = operation({
  method: 'GET',
  path: '/api/remember',
  area: 'follow',
  summary: 'Gives the browser something to store',
  reply: Type.Object({}),
  perMinute: 20,
})

it.each([
  ['https://kawara.example', 'http', true],
  ['http://kawara.example', 'https', false],
])(
  'at %s a cookie is for the scheme of the site, whatever a proxy sends',
  async (siteOrigin, scheme, isSecure) => {
    const server = await openTestServer({
      siteOrigin,
      operations: { remember },
      implementations: {
        async remember(_: never, { browserProof }: Caller) {
          browserProof?.store('secret')
          return {}
        },
      },
    })
    const { headers } = await server.app.inject({
      url: '/api/remember',
      headers: { host: 'www.kawara.example', 'x-forwarded-proto': scheme },
    })
    expect(String(headers['set-cookie'])).toContain(
      'follow=secret; Path=/api/follow; Max-Age=31536000; HttpOnly',
    )
    expect(String(headers['set-cookie']).includes('; Secure')).toBe(isSecure)
    await server.close()
  },
)
