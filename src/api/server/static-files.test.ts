import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../../../tests/support/raw-socket.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
let origin: string

beforeAll(async () => {
  server = await openTestServer()
  await mkdir(join(server.filesDirectory, 'logos'))
  await writeFile(join(server.filesDirectory, 'logos/sun.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  origin = await server.listen()
})
afterAll(() => server.close())

describe('an uploaded file', () => {
  it('is served, to be kept for a day, and can run nothing', async () => {
    const file = await server.app.inject({ url: '/files/logos/sun.svg' })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['/files/', '/files/logos', '/files/logos/', '/files/nothing.png'])(
    '%s that is not there, or a directory, is a 404',
    async (url) => {
      expect(await server.app.inject({ url })).toBeProblem('not_found')
    },
  )
})

describe('a path that leaves the directory', () => {
  it.each([
    '/files/../../../../etc/passwd',
    '/files/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/files/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '/files/..\\..\\..\\etc\\passwd',
    '/files/..%5c..%5c..%5cetc%5cpasswd',
    '/files/logos/sun.svg%00.png',
    '/files/%00',
    '/files//etc/passwd',
    '/files/.%00./secret',
    '/files/logos/....//....//etc/passwd',
    '//files/../etc/passwd',
    '/files/%c0%ae%c0%ae/etc/passwd',
  ])('%s is refused, and tells nothing', async (path) => {
    // Clients tidy a path before they send it; a socket does not.
    const answer = await sendRaw(
      origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.type).toBe('application/problem+json; charset=utf-8')
    expect([400, 403, 404]).toContain(answer.status)
    expect(answer.body).not.toMatch(/root:|\/tmp|etc\/passwd/)
    expect(faultsIn(server.log)).toEqual([])
  })
})
