import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'

const start = Date.UTC(2026, 0, 5, 9)
let now = start
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(() => {
  now = start
})

const sign = (more: Partial<Parameters<typeof signatureFor>[0]> = {}) =>
  signatureFor({ path: '/api/note', timestamp: now / 1000, ...more })

async function leaveNote(signature: string | undefined) {
  const headers = signature === undefined ? {} : { 'x-signature': signature }
  return await server.app.inject({ method: 'POST', url: '/api/note', headers, payload: { text: 'hello' } })
}

const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/api/note/first', remoteAddress, headers })

describe('a write', () => {
  it('is accepted once with a valid signature', async () => {
    const signature = sign()
    expect(await leaveNote(signature)).toMatchObject({ statusCode: 200 })
    expect(await leaveNote(signature)).toBeProblem('signature_invalid')
  })

  it('is accepted once when the same signature is sent many times simultaneously', async () => {
    const signature = sign()
    const answers = await Promise.all(Array.from({ length: 20 }, () => leaveNote(signature)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it.each([-300, -1, 1, 300])('is accepted when the clocks differ by %i seconds', async (seconds) => {
    expect(await leaveNote(sign({ timestamp: now / 1000 + seconds }))).toMatchObject({ statusCode: 200 })
  })

  it.each([-301, 301, -86_400, 86_400])(
    'is refused when the clocks differ by %i seconds',
    async (seconds) => {
      expect(await leaveNote(sign({ timestamp: now / 1000 + seconds }))).toBeProblem('signature_invalid')
    },
  )

  it('cannot use its signature again while it would still be valid', async () => {
    const fromTheFuture = sign({ timestamp: now / 1000 + 300 })
    expect(await leaveNote(fromTheFuture)).toMatchObject({ statusCode: 200 })
    for (const seconds of [299, 301, 450, 600]) {
      now = start + seconds * 1000
      expect(await leaveNote(fromTheFuture)).toBeProblem('signature_invalid')
    }
  })

  it('cannot use it again after the store has dropped its older generation', async () => {
    await leaveNote(sign())
    now = start + 599_000
    const late = sign({ timestamp: now / 1000 + 300 })
    expect(await leaveNote(late)).toMatchObject({ statusCode: 200 })
    for (const seconds of [601, 900, 1198]) {
      now = start + seconds * 1000
      await leaveNote(sign())
      expect(await leaveNote(late)).toBeProblem('signature_invalid')
    }
  })

  it('is accepted with a new signature after the used ones are forgotten', async () => {
    for (const hours of [1, 2, 3]) {
      now = start + hours * 3_600_000
      const signature = sign()
      expect(await leaveNote(signature)).toMatchObject({ statusCode: 200 })
      expect(await leaveNote(signature)).toBeProblem('signature_invalid')
    }
  })

  it.each([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['one for another path', () => sign({ path: '/api/note/new' })],
    ['one made with another key', () => sign({ key: 'a key of somebody else' })],
    ['one with a short nonce', () => sign({ nonce: 'abc' })],
    ['one with a nonce of other characters', () => sign({ nonce: 'abc-_+/=é1' })],
    ['one with a time that is no number', () => sign().replace(/\.\d+\./, '.soon.')],
    ['one in capital letters', () => sign().toUpperCase()],
    ['one that was cut', () => sign().slice(0, -1)],
    ['one that is too long', () => `${sign()}0`],
    ['one whose time was moved', () => sign().replace(/\.\d+\./, `.${now / 1000 + 1}.`)],
    ['two at once', () => `${sign()}, ${sign()}`],
    ['a long text', () => 'x'.repeat(5000)],
  ])('with %s is refused', async (_, make) => {
    expect(await leaveNote(make())).toBeProblem('signature_invalid')
  })

  it('signs only its path: a query does not change the signature', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/note?theme=dark',
      headers: { 'x-signature': sign() },
      payload: { text: 'hello' },
    })
    expect(response.statusCode).toBe(200)
  })

  it('does not use up a signature by an invalid one', async () => {
    const nonce = 'abcdefghij'
    expect(await leaveNote(sign({ nonce, key: 'wrong' }))).toBeProblem('signature_invalid')
    expect(await leaveNote(sign({ nonce }))).toMatchObject({ statusCode: 200 })
  })
})

describe('a read', () => {
  it('needs no signature, but gets a quarter of the limit without one', async () => {
    const unsigned = await read('203.0.113.1')
    expect(unsigned.statusCode).toBe(200)
    expect(unsigned.headers['x-ratelimit-limit']).toBe('2')
    const signature = signatureFor({ path: '/api/note/first', timestamp: now / 1000 })
    const signed = await read('203.0.113.2', { 'x-signature': signature })
    expect(signed.headers['x-ratelimit-limit']).toBe('8')
  })

  it('may repeat its signature, and an invalid one counts as none', async () => {
    const signature = signatureFor({ path: '/api/note/first', timestamp: now / 1000 })
    for (const _ of [1, 2]) {
      expect((await read('203.0.113.3', { 'x-signature': signature })).statusCode).toBe(200)
    }
    const wrong = await read('203.0.113.4', { 'x-signature': signatureFor({ path: '/api/other' }) })
    expect(wrong.statusCode).toBe(200)
    expect(wrong.headers['x-ratelimit-limit']).toBe('2')
  })

  it('that has to be a POST needs no signature either', async () => {
    const found = await server.app.inject({
      method: 'POST',
      url: '/api/notes/search',
      payload: { q: 'sun' },
    })
    expect(found.json()).toEqual([{ note_id: 'found', text: 'sun', pinned: false }])
  })
})

it('a DELETE is a write too', async () => {
  const refused = await server.app.inject({ method: 'DELETE', url: '/api/note/first' })
  expect(refused).toBeProblem('signature_invalid')
  const headers = { 'x-signature': signatureFor({ path: '/api/note/first', timestamp: now / 1000 }) }
  const dropped = await server.app.inject({ method: 'DELETE', url: '/api/note/first', headers })
  expect(dropped.json()).toEqual({ dropped: true })
})
