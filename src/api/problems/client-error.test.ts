import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../../../tests/support/raw-socket.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
let origin: string

beforeAll(async () => {
  server = await openTestServer({ siteOrigin: 'http://kawara.example' })
  origin = await server.listen()
})
afterAll(() => server.close())
afterEach(() => server.expectUnharmed())

const close = 'Connection: close\r\n\r\n'

describe('on the bare socket', () => {
  it.each([
    ['bytes that are no HTTP', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0xff, 0x0d, 0x0a, 0x0d, 0x0a])],
    ['a word that is no verb', 'HELLO / HTTP/1.1\r\n\r\n'],
    ['a header without a name', `GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n${close}`],
    [
      'two lengths that disagree',
      `POST /api/note HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n${close}hello!`,
    ],
    [
      'a length and chunks at once',
      `POST /api/note HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    ],
    ['a version of its own', `GET / HTTP/9.9\r\nHost: localhost\r\n${close}`],
  ])('%s is a 400', async (_, bytes) => {
    expect(await sendRaw(origin, bytes)).toBeProblem('bad_request')
  })

  it('a URL of 100 KB is a 431', async () => {
    const request = `GET /api/note/${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n${close}`
    expect(await sendRaw(origin, request)).toBeProblem('request_too_large')
  })

  it('a header of 100 KB is a 431', async () => {
    const request = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(100_000)}\r\n${close}`
    expect(await sendRaw(origin, request)).toBeProblem('request_too_large')
  })

  it('a request without a host is an unknown host', async () => {
    expect(await sendRaw(origin, `GET /api/note/first HTTP/1.1\r\n${close}`)).toBeProblem('unknown_host')
  })

  it('a body that declares 10 MB is refused before it is sent', async () => {
    const head = `POST /api/note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n${close}`
    expect(await sendRaw(origin, head)).toBeProblem('body_too_large')
  })

  it('an endless chunked body is refused when it has grown too large', async () => {
    const head = `POST /api/note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${close}`
    const chunk = `${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`
    expect(await sendRaw(origin, head, ...Array<string>(5).fill(chunk))).toBeProblem('body_too_large')
  })

  it('a small body that unpacks to a large one is refused', async () => {
    const { gzipSync } = await import('node:zlib')
    const packed = gzipSync(Buffer.alloc(5_000_000, 'a'))
    const answer = await fetch(`${origin}/api/note`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('a whole URL in place of a path redirects the bare domain to www, and to no other host', async () => {
    const request = `GET http://evil.example/x HTTP/1.1\r\nHost: kawara.example\r\nConnection: close\r\n\r\n`
    const { hostname, port } = new URL(origin)
    const { connect } = await import('node:net')
    const socket = connect({ host: hostname, port: Number(port) })
    socket.write(request)
    let head = ''
    for await (const text of socket.setEncoding('utf8')) head += String(text)
    expect(head).toMatch(/^HTTP\/1\.1 301/)
    expect(head).toMatch(/^location: http:\/\/www\.kawara\.example\/\r$/im)
  })
})
