import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectUnharmed, openBuiltSite } from '../../tests/support/built-site.ts'
import { sendRaw } from '../../tests/support/raw-socket.ts'
import { signatureFor, type TestSite } from '../../tests/support/test-site.ts'
import type { Operation } from '../contract/operations/operation.ts'
import { operations } from '../contract/operations/operations.ts'
import { marketStreamPath } from '../words/addresses/endpoints.ts'
import errors from '../words/en/errors.ts'

let site: TestSite
let origin: string

beforeAll(async () => {
  site = await openBuiltSite({ SITE_ORIGIN: 'https://kawara.example' })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
afterEach(() => expectUnharmed(site))

/** Sends the request exactly as written, each time from another client address. */
let addresses = 0
const send = (
  target: string,
  { method = 'GET', host = 'en.kawara.example', headers = '', body = '' } = {},
) => {
  addresses++
  const forwarded = `X-Forwarded-For: 203.0.${addresses >> 8}.${addresses & 255}\r\n`
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return sendRaw(
    origin,
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${forwarded}${headers}${length}\r\n${body}`,
  )
}
const json = 'Content-Type: application/json\r\n'
const signed = (path: string) => `${json}X-Signature: ${signatureFor({ path })}\r\n`

describe('an address with more slashes, dots or backslashes than it needs', () => {
  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//a/..', '/'],
    ['//evil.example/x?q=1', '/evil.example/x?q=1'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%2e%2e//market', '/market'],
    ['/market/../ico', '/ico'],
  ])('%s leads to %s', async (target, to) => {
    expect(await send(target)).toMatchObject({ status: 301, location: to })
  })

  it('stays a 404 of the API', async () => {
    expect(await send('/api//search')).toBeProblem('not_found', 'en')
  })
})

describe('a host that only looks like an address', () => {
  it.each(['08.0.0.1', '1.1.1.09', '010.0.0.1', '00.00.00.00', '256.1.1.1', '1.2.3'])(
    '%s is refused as an unknown host',
    async (host) => {
      expect(await send('/', { host })).toBeProblem('unknown_host')
    },
  )
})

describe('a client that disconnects before its request is read', () => {
  it('does not keep the site from answering others', async () => {
    const { port } = new URL(origin)
    for (const path of ['/api/search', '/', '/api/map/rss2', '/api/market?size=250'])
      for (let times = 0; times < 10; times++) {
        const socket = connect(Number(port), '127.0.0.1')
        await once(socket, 'connect')
        socket.write(`GET ${path} HTTP/1.1\r\nHost: en.kawara.example\r\nAccept-Encoding: gzip\r\n\r\n`)
        socket.resetAndDestroy()
        await once(socket, 'close')
      }
    expect(await send('/api/search')).toMatchObject({ status: 200 })
  })
})

describe('NUL in a text', () => {
  it.each([
    ['POST', '/api/events/search', { start: '2026-01-01', end: '2026-02-01', symbol: 'B\u0000' }, 'symbol'],
    ['POST', '/api/follow', { email: 'a@b.example', itemId: '\u0000' }, 'itemId'],
    ['DELETE', '/api/follow', { email: 'a@b.example', itemId: '\u0000' }, 'itemId'],
  ] as const)('%s %s is refused by its field', async (method, path, body, field) => {
    const answer = await send(path, { method, headers: signed(path), body: JSON.stringify(body) })
    expect(answer).toBeProblem('invalid_input', 'en')
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ field, code: 'characters' }] })
  })
})

describe('an address that is not valid text', () => {
  it.each([
    '/search?q=%00',
    '/search?q=%E0%A4%A',
    '/search?q=%ud800',
    '/ico/%E0%A4%A',
    '/%ff',
    '/market/a%0Ab',
    '/?q=%',
  ])('%s gets a page that explains the error, in the language of the host', async (target) => {
    const { status, type, body } = await send(target)
    expect({ status, type }).toEqual({ status: 400, type: 'text/html; charset=utf-8' })
    expect(body).toContain(errors.badRequestTitle)
    expect(body).toContain('<html lang="en"')
    // The page has no scripts, because the router in the browser could not read the address either.
    expect(body).not.toContain('type="module"')
  })

  it.each([
    ['/api/search?q=%00', 'q'],
    ['/api/search?q=%E0%A4%A', 'q'],
    ['/api/search?q=%ud800', 'q'],
    ['/api/search?q=a%0Ab', 'q'],
    ['/api/search?q=%', 'q'],
    ['/api/market/search?ids=btc,%00', 'ids'],
    ['/api/coin-chart-v2/%00_USD_TOKEN', 'symbol'],
    ['/api/coin-ex-rate/%7F', 'currency'],
    ['/api/follow?email=a@b.example&itemId=%00', 'itemId'],
    ['/api/map/rss2?itemId=%E0%A4%A', 'itemId'],
    ['/api/follow/link/%1B', 'token'],
  ])('is refused by the API with the name of its field: %s', async (target, field) => {
    const answer = await send(target)
    expect(answer).toBeProblem('invalid_input', 'en')
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ field }] })
  })

  it('is ignored in parameters that the API does not read', async () => {
    expect(await send('/api/search?zz=%00&%E0%A4%A=1')).toMatchObject({ status: 200 })
  })

  it.each(['/api/follow/confirm', '/api/follow/stop'])('%s redirects to its page', async (path) => {
    const headers = 'Content-Type: application/x-www-form-urlencoded\r\n'
    const sent = await send(path, { method: 'POST', headers, body: 'token=%00%ud800' })
    expect(sent).toMatchObject({ status: 303, location: expect.stringMatching(/token=invalid$/) })
    expect(await send(`${path}?token=%00`, { method: 'POST', headers })).toBeProblem('invalid_input', 'en')
  })
})

describe('a request with another verb', () => {
  const pages = ['/', '/market', '/market/bitcoin', '/ico/hinode-grid', '/page/terms', '/nothing']
  const health = ['/healthz', '/readyz', '/metrics']
  const others = ['/robots.txt', '/favicon.svg', '/favicon.ico', '/files/x', '/api/docs', '/api/nothing']
  const samples = /\{id\}|\{symbol\}|\{currency\}|\{\w+\}/g
  const ofApi = () =>
    Object.keys(site.app.swagger().paths ?? {}).map((path) =>
      path.replaceAll(
        samples,
        (name) => ({ '{id}': 'bitcoin', '{symbol}': 'BTC', '{currency}': 'JPY' })[name] ?? 'terms',
      ),
    )

  const openToOthers = Object.values<Operation>(operations).filter((declared) => declared.crossOrigin)
  const isOpenToOthers = (path: string) =>
    openToOthers.some((declared) => declared.path.replaceAll(samples, 'terms') === path)

  it('HEAD ends on every readable path, with the status of GET', async () => {
    for (const path of [...pages, ...health, ...others, ...ofApi()]) {
      const head = await send(path, { method: 'HEAD' })
      expect(head.body, path).toBe('')
      // A GET of the stream never ends, so none is sent.
      const whole = path === marketStreamPath ? { status: 200 } : await send(path)
      expect(head.status, path).toBe(whole.status)
    }
  })

  it('HEAD of the price stream has its headers, and does not open a stream', async () => {
    expect(await send(marketStreamPath, { method: 'HEAD' })).toMatchObject({
      status: 200,
      type: 'text/event-stream; charset=utf-8',
    })
    const { body } = await send('/metrics')
    expect(body).toMatch(/^market_streams_open\S* 0$/m)
  })

  it.each(['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'PROPFIND', 'PURGE'])(
    '%s is refused everywhere and ends',
    async (method) => {
      for (const path of [...pages, ...others, ...ofApi()]) {
        if (method === 'OPTIONS' && isOpenToOthers(path)) continue
        expect(await send(path, { method }), path).toBeProblem(
          path === '/api/nothing' ? 'not_found' : 'method_not_allowed',
          'en',
        )
      }
    },
  )

  it('OPTIONS of a browser (preflight) is answered on paths that other sites may call', async () => {
    const open = ofApi().filter(isOpenToOthers)
    expect(open).toContain('/api/wallet/requests')
    for (const path of open)
      expect(await send(path, { method: 'OPTIONS' }), path).toMatchObject({ status: 204 })
  })

  it('an unknown one, or CONNECT, ends the connection', async () => {
    expect(await send('/', { method: 'HELLO' })).toBeProblem('bad_request')
    expect(await send('kawara.example:443', { method: 'CONNECT' })).toMatchObject({ body: '' })
  })

  it('a request with an unknown expectation is answered as any other', async () => {
    const headers = 'Expect: wonders\r\n'
    expect(await send('/api/search?page=x', { headers })).toBeProblem('invalid_input', 'en')
  })
})

describe('a body with many wrong fields', () => {
  it('gets a short error about the first ones only', async () => {
    const path = '/api/events/search'
    const fields = Array.from({ length: 10_000 }, (_, n) => [`field${n}`, n])
    const many = JSON.stringify(Object.fromEntries([['x'.repeat(50_000), 1], ...fields]))
    const answer = await send(path, { method: 'POST', headers: json, body: many })
    expect(answer).toBeProblem('invalid_input', 'en')
    expect(answer.body.length).toBeLessThan(10_000)
  })
})

describe('a body nested deeper than any schema', () => {
  it('is refused before it is parsed recursively', async () => {
    const path = '/api/events/search'
    const body = `{"symbol":${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}}`
    expect(await send(path, { method: 'POST', headers: json, body })).toBeProblem('malformed_body', 'en')
  })
})
