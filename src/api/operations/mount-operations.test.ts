import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteImplementations } from '../../../tests/support/note-operations.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'

let server: TestServer
let addresses = 0

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers, remoteAddress: `203.0.113.${++addresses}` })

describe('a declared operation', () => {
  it('has a route with its method and path', async () => {
    expect((await read('/api/note/first?q=sun&page=3&pinned=1')).json()).toEqual({
      note_id: 'first',
      text: 'sun 3',
      pinned: true,
    })
  })

  it('without an implementation fails the start with its name', async () => {
    const { dropNote: _, ...others } = noteImplementations
    await expect(openTestServer({ implementations: others })).rejects.toThrow(
      'Operation dropNote is declared but not implemented.',
    )
  })

  it('returns only declared fields', async () => {
    const note = await noteImplementations.readNote({ noteId: 'first', page: 1 } as never, { language: 'ja' })
    expect(note).toHaveProperty('owner_email')
    expect((await read('/api/note/first')).body).not.toContain('owner')
  })

  it('gets the default of a field that was left out', async () => {
    expect((await read('/api/note/first')).json()).toMatchObject({ text: ' 1' })
  })

  it.each([
    'pinned=yes',
    'pinned=2',
    'pinned=',
    'page=0',
    'page=101',
    'page=1.5',
    'page=1e1',
    'page=',
    'page=0x1',
  ])('refuses the query %s', async (query) => {
    const answered = await read(`/api/note/first?${query}`)
    expect(answered).toBeProblem('invalid_input')
    expect(problemIn(answered).errors?.map(({ field }) => field)).toEqual([query.split('=', 1)[0]])
  })

  it('refuses a repeated field where one is expected', async () => {
    expect(await read('/api/note/first?page=1&page=2')).toBeProblem('invalid_input')
  })

  it('takes its path parameter from the path, whatever else is sent', async () => {
    expect((await read('/api/note/first?noteId=second')).json()).toMatchObject({ note_id: 'first' })
    const edited = await server.app.inject({
      method: 'POST',
      url: '/api/note/first?noteId=second&text=third',
      headers: { 'x-signature': signatureFor({ path: '/api/note/first' }) },
      payload: { text: 'hello', noteId: 'UNCHECKED' },
    })
    expect(edited.json()).toMatchObject({ note_id: 'first', text: 'hello' })
  })

  it('does not get undeclared fields of the query, which were not validated', async () => {
    const left = await server.app.inject({
      method: 'POST',
      url: '/api/note?stars=99',
      headers: { 'x-signature': signatureFor({ path: '/api/note' }) },
      payload: { text: 'hello' },
    })
    expect(left.json()).toMatchObject({ text: 'hello 0' })
  })

  it('answers HEAD like GET, without a body', async () => {
    const answer = await server.app.inject({
      method: 'HEAD',
      url: '/api/note/first',
      remoteAddress: '203.0.114.1',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
  })
})

describe('caching', () => {
  it('a cacheable read may be cached, and used a little longer while a new one is fetched', async () => {
    const answer = await read('/api/note/first')
    expect(answer.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300')
    expect(answer.headers['etag']).toMatch(/^W\/".+"$/)
  })

  it('a read gets a 304 if it has not changed, and a full reply if it has', async () => {
    const etag = String((await read('/api/note/first')).headers['etag'])
    const same = await read('/api/note/first', { 'if-none-match': etag })
    expect(same).toMatchObject({ statusCode: 304, body: '' })
    expect(same.headers['etag']).toBe(etag)
    const other = await read('/api/note/second', { 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
    expect(other.headers['etag']).not.toBe(etag)
  })

  it('writes, and reads that are not declared cacheable, are not cached', async () => {
    const search = { method: 'POST', url: '/api/notes/search', payload: { q: 'a' } } as const
    expect((await server.app.inject(search)).headers['cache-control']).toBe('no-store')
  })

  it('a problem is not cached, and never becomes a 304', async () => {
    const missing = await read('/api/note/missing')
    expect(missing.headers['cache-control']).toBe('no-store')
    const again = await read('/api/note/missing', { 'if-none-match': String(missing.headers['etag']) })
    expect(again).toBeProblem('page_not_found')
  })

  it('a large reply is compressed for clients that accept it, with the same etag', async () => {
    const plain = await read('/api/openapi.json')
    const packed = await read('/api/openapi.json', { 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers['etag'] })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })
})
