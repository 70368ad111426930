import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeKnownHead } from './known-heads.ts'

const page = { status: 200, headers: ['content-type', 'text/html', 'content-length', '5'], body: 'hello' }
const unchanged = { status: 304, headers: ['etag', '"a"', 'vary', 'accept-encoding'], body: '' }
const closing = ['GET /closing HTTP/1.1']
let ways: Record<'known' | 'plain', Server>
let writing: { mock: { calls: readonly unknown[] } }[]
const timesWritten = () => writing.flatMap(({ mock }) => mock.calls).length

function serverThat(write: typeof writeKnownHead): Server {
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    const { status, headers, body } = request.url === '/unchanged' ? unchanged : page
    writing.push(vi.spyOn(response, 'writeHead'))
    if (request.url === '/closing') response.shouldKeepAlive = false
    write(response, status, headers)
    if (request.method === 'HEAD' || body === '') response.end()
    else response.end(body)
  })
  return server.listen(0, '127.0.0.1')
}

beforeEach(async () => {
  writing = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T00:00:00.100Z') })
  ways = {
    known: serverThat(writeKnownHead),
    plain: serverThat((response, status, headers) => response.writeHead(status, headers as string[])),
  }
  await Promise.all(Object.values(ways).map((server) => once(server, 'listening')))
  await bothSend(['GET / HTTP/1.1'], ['GET /unchanged HTTP/1.1'], closing)
  writing = []
})
afterEach(() => {
  vi.useRealTimers()
  for (const server of Object.values(ways)) server.close()
})

async function stated(server: Server, ...requests: readonly (readonly string[])[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  let text = ''
  socket.setEncoding('latin1').on('data', (more: string) => (text += more))
  const lines = requests.map(([first = '', ...rest]) => [first, 'host: a', ...rest, '', ''].join('\r\n'))
  socket.write(lines.join(''))
  await once(socket, 'close')
  return text.replaceAll(/^Date: .*$/gm, 'Date')
}

async function bothSend(...requests: readonly (readonly string[])[]): Promise<string> {
  const [known, plain] = await Promise.all([stated(ways.known, ...requests), stated(ways.plain, ...requests)])
  expect(known).toBe(plain)
  return known
}

describe('a cached header text', () => {
  it.each([
    ['a page', ['GET / HTTP/1.1']],
    ['a page asked for by HEAD', ['HEAD / HTTP/1.1']],
    ['a page that is unchanged', ['GET /unchanged HTTP/1.1']],
  ])('equals what Node writes for %s', async (_, request) => {
    const text = await bothSend(request, request, closing)
    expect(text.match(/Keep-Alive: timeout=72/g)).toHaveLength(2)
    // `writeHead` is called for all three requests by the plain server. The server under test calls it only for the request that
    // closes the connection: for the other two it reuses the cached header text.
    expect(timesWritten()).toBe(3 + 1)
  })

  it.each([
    ['a connection that the reader wants closed', ['GET / HTTP/1.1', 'connection: close']],
    ['a connection that we close', closing],
    ['HTTP/1.0', ['GET / HTTP/1.0']],
  ])('is not used for %s', async (_, request) => {
    expect(await bothSend(request)).toContain('Connection: close')
    expect(timesWritten()).toBe(2)
  })

  it('is not used for HTTP/1.0 with keep-alive', async () => {
    const kept = ['GET /unchanged HTTP/1.0', 'connection: keep-alive']
    expect(await bothSend(kept)).toContain('Connection: close')
  })

  it('is written again after a second', async () => {
    vi.setSystemTime(new Date('2026-05-01T00:00:01.000Z'))
    await bothSend(['GET / HTTP/1.1'], ['GET / HTTP/1.1'], closing)
    expect(timesWritten()).toBe(3 + 2)
  })
})
