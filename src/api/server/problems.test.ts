import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'
import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { languages } from '../../domain/kernel/site/language.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ siteOrigin: 'http://kawara.example' })
})
afterAll(() => server.close())

afterEach(() => server.expectUnharmed())

interface Sent {
  readonly payload?: string | object | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly host?: string
}

const leaveNote = async ({ payload, headers, host = 'localhost' }: Sent) =>
  await server.app.inject({
    method: 'POST',
    url: '/api/note',
    headers: {
      host,
      'content-type': 'application/json',
      'x-signature': signatureFor({ path: '/api/note' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })

const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'PATCH' | 'PUT' | 'OPTIONS' = 'GET') =>
  server.app.inject({ url, method, remoteAddress: '203.0.113.9' })

describe('an unusable body', () => {
  it.each<[string, Sent, ProblemCode]>([
    ['is not JSON', { payload: '{"text": ' }, 'malformed_body'],
    ['is empty', {}, 'malformed_body'],
    ['is a list', { payload: '[]' }, 'malformed_body'],
    ['is a bare text', { payload: '"hello"' }, 'malformed_body'],
    ['is null', { payload: 'null' }, 'malformed_body'],
    ['is bytes', { payload: Buffer.from([0, 255, 254, 1]) }, 'malformed_body'],
    ['tries to change the prototype', { payload: '{"__proto__": {"text": "x"}}' }, 'malformed_body'],
    ['has 300 KB', { payload: { text: 'x'.repeat(300_000) } }, 'body_too_large'],
    ['has 10 MB', { payload: { text: 'x'.repeat(10_000_000) } }, 'body_too_large'],
    ['is XML', { payload: '<text/>', headers: { 'content-type': 'text/xml' } }, 'unsupported_media_type'],
    ['is plain text', { payload: 'hi', headers: { 'content-type': 'text/plain' } }, 'unsupported_media_type'],
    [
      'is a form',
      { payload: 'text=hello', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'unsupported_media_type',
    ],
    [
      'has a type that is none',
      { payload: 'x', headers: { 'content-type': '///' } },
      'unsupported_media_type',
    ],
  ])('because it %s', async (_, sent, code) => {
    expect(await leaveNote(sent)).toBeProblem(code)
  })
})

describe('an invalid field is named with its fault:', () => {
  it.each([
    ['missing', {}, [{ field: 'text', code: 'required', message: 'text is required' }]],
    ['empty', { text: '' }, [{ field: 'text', code: 'required', message: 'text is required' }]],
    [
      'too long',
      { text: 'x'.repeat(41) },
      [{ field: 'text', code: 'maxLength', message: 'text can have at most 40 characters' }],
    ],
    ['of another kind', { text: 5 }, [{ field: 'text', code: 'invalid', message: 'text is not valid' }]],
    ['null', { text: null }, [{ field: 'text', code: 'invalid', message: 'text is not valid' }]],
    [
      'too big',
      { text: 'x', stars: 6 },
      [{ field: 'stars', code: 'maximum', message: 'stars must be at most 5' }],
    ],
    [
      'unknown',
      { text: 'x', admin: true },
      [{ field: 'admin', code: 'unknown', message: 'There is no field named admin' }],
    ],
    [
      'several at once',
      { text: '', stars: 'five' },
      [
        { field: 'text', code: 'required', message: 'text is required' },
        { field: 'stars', code: 'invalid', message: 'stars is not valid' },
      ],
    ],
  ])('%s', async (_, payload, errors) => {
    const answer = await leaveNote({ payload, host: 'en.kawara.example' })
    expect(answer).toBeProblem('invalid_input', 'en')
    const problem = problemIn(answer)
    expect(problem.errors).toEqual(errors)
    expect(problem.detail).toBe(errors.map(({ message }) => message).join(' '))
  })
})

describe('every problem is in the language of the host:', () => {
  const hosts = { ja: 'www', en: 'en', ko: 'ko', zh: 'zh' }
  it.each(languages)('%s', async (language) => {
    const host = `${hosts[language]}.kawara.example`
    expect(await leaveNote({ payload: '{', host })).toBeProblem('malformed_body', language)
    const answered = await leaveNote({ payload: {}, host })
    expect(answered).toBeProblem('invalid_input', language)
    const { errors = [] } = problemIn(answered)
    expect(errors[0]?.message).toMatch({ ja: /必須/, en: /required/, ko: /필수/, zh: /必填/ }[language])
    for (const [url, code] of [
      ['/api/nothing', 'not_found'],
      ['/nothing', 'not_found'],
      ['/files/nothing.png', 'not_found'],
      ['/api/note/%zz', 'bad_request'],
    ] as const) {
      expect(await server.app.inject({ url, headers: { host } })).toBeProblem(code, language)
    }
  })
})

describe('a path', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/note/a/b', '/api/%2e%2e/etc'])(
    '%s that is not there is a 404',
    async (url) => {
      expect(await ask(url)).toBeProblem('not_found')
    },
  )

  it.each([
    ['PATCH', '/api/note', 'POST'],
    ['GET', '/api/note', 'POST'],
    ['PUT', '/api/note/first', 'GET, POST, DELETE'],
    ['OPTIONS', '/api/notes/search', 'POST'],
    ['HEAD', '/api/notes/search', 'POST'],
    ['POST', '/api/docs', 'GET'],
    ['POST', '/nothing', 'GET, HEAD'],
  ] as const)('asked with a wrong verb names the right ones: %s %s', async (method, url, allow) => {
    const answer = await ask(url, method)
    expect(answer).toBeProblem('method_not_allowed')
    expect(answer.headers['allow']).toBe(allow)
  })

  it.each(['/api/note/%', '/api/note/%zz', '/api/note/%c0%ae', '/files/%ff', '/%'])(
    '%s that cannot be decoded is a 400',
    async (url) => {
      expect(await ask(url)).toBeProblem('bad_request')
    },
  )

  it('with a too long or undeclared parameter is a 400', async () => {
    const ids = ['', 'a'.repeat(21), 'a'.repeat(5000), 'UPPER', '%00', '..%2f..%2fetc', '%F0%9F%98%80']
    for (const [index, id] of ids.entries()) {
      const remoteAddress = `203.0.113.${20 + index}`
      const answer = await server.app.inject({ url: `/api/note/${id}`, remoteAddress })
      expect(answer).toBeProblem('invalid_input')
    }
  })
})

describe('a host', () => {
  it.each([
    'evil.example',
    'fr.kawara.example',
    'kawara.example.evil.example',
    'a b',
    'localhost:99999',
    '<x>',
  ])('%s that is not ours is a 404', async (host) => {
    const answer = await server.app.inject({ url: '/api/note/first', headers: { host } })
    expect(answer).toBeProblem('unknown_host')
  })
})
