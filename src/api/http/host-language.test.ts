import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { wordsFor } from '../words/words-for.ts'

let local: TestServer
let secure: TestServer

beforeAll(async () => {
  local = await openTestServer()
  secure = await openTestServer({ siteOrigin: 'https://kawara.example' })
})
afterAll(() => Promise.all([local.close(), secure.close()]))

const ask = ({ app }: TestServer, host: string, url = '/api/nothing') =>
  app.inject({ url, headers: { host } })
const titleAt = async (server: TestServer, host: string) =>
  (await ask(server, host)).json<{ title: string }>().title

describe('the host determines the language', () => {
  it.each([
    ['www.kawara.example', 'ja'],
    ['en.kawara.example', 'en'],
    ['ko.kawara.example:8443', 'ko'],
    ['ZH.Kawara.Example', 'zh'],
    ['localhost:3000', 'ja'],
    ['127.0.0.1', 'ja'],
    ['[::1]:3000', 'ja'],
  ] as const)('%s is %s', async (host, language) => {
    expect(await titleAt(secure, host)).toBe(wordsFor(language, 'problems').not_found())
  })

  it.each([
    ['www.localhost:3000', 'ja'],
    ['en.localhost:3000', 'en'],
    ['ko.localhost', 'ko'],
    ['zh.localhost', 'zh'],
    ['localhost', 'ja'],
  ] as const)('on a laptop %s is %s', async (host, language) => {
    expect(await titleAt(local, host)).toBe(wordsFor(language, 'problems').not_found())
  })

  it('the bare domain redirects to www, with the same path and query', async () => {
    const answer = await ask(secure, 'kawara.example', '/page/terms?theme=dark&q=%E6%97%A5')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers['location']).toBe('https://www.kawara.example/page/terms?theme=dark&q=%E6%97%A5')
  })

  it.each(['fr.kawara.example', 'ja.kawara.example', 'kawara.example.evil.example', 'www.localhost'])(
    '%s is refused',
    async (host) => {
      expect(await ask(secure, host)).toBeProblem('unknown_host')
    },
  )

  it('health checks work under any host name', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      expect((await ask(secure, '10.0.0.7.pod.cluster.local', url)).statusCode).toBe(200)
    }
  })
})

describe('every answer', () => {
  const urls = ['/api/note/first', '/api/nothing', '/nothing', '/healthz', '/api/docs', '/files/nothing']

  it.each(urls)('%s has the security headers', async (url) => {
    const { headers } = await ask(secure, 'www.kawara.example', url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  it('has HSTS only if the site uses https', async () => {
    expect((await ask(local, 'localhost')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('has the id of its log line, a new one each time', async () => {
    const [first, second] = [await ask(local, 'localhost'), await ask(local, 'localhost')]
    const id = first.headers['x-request-id']
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers['x-request-id']).not.toBe(id)
    expect(local.log.find(({ reqId }) => reqId === id)).toMatchObject({ msg: 'answered', status: 404 })
  })

  it('ignores an id that the client sends', async () => {
    const headers = { host: 'localhost', 'x-request-id': 'forged', 'request-id': 'forged' }
    const answer = await local.app.inject({ url: '/healthz', headers })
    expect(answer.headers['x-request-id']).not.toBe('forged')
  })
})

describe('the log', () => {
  it('has method, host, path, status and duration of a request, but nothing that a visitor typed', async () => {
    local.log.length = 0
    for (const url of [
      '/api/note/first?email=a@b.example',
      '/api/nothing?email=a%40b.example',
      '/nothing?q=a@b.example',
      '/api/note/%zz?email=a@b.example',
    ]) {
      await local.app.inject({
        url,
        headers: { cookie: 'session=a@b.example', referer: 'http://localhost/?email=a@b.example' },
      })
    }
    expect(local.log[0]).toMatchObject({
      method: 'GET',
      path: '/api/note/first',
      status: 200,
      language: 'ja',
    })
    expect(local.log[0]?.['took']).toBeTypeOf('number')
    expect(JSON.stringify(local.log)).not.toMatch(/a(@|%40)b\.example/)
  })
})
