import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteOperations } from '../../../tests/support/note-operations.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import { pageKeyOf } from '../../api/http/signature.ts'
import type { HttpFailure } from '../problems/problem.ts'
import type { Transport } from './client.ts'
import { fetchTransport, writeQuery } from './fetch-transport.ts'

let server: TestServer
let origin: string
/** Answers every request with an error page that is not problem+json, as a proxy in front of the site may. */
let proxy: Server
const failures: { failure: HttpFailure; body: string }[] = []

beforeAll(async () => {
  server = await openTestServer()
  origin = await server.listen()
  proxy = createServer((_, response) => response.writeHead(502, 'Bad Gateway').end('<h1>Bad gateway</h1>'))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await server.close()
  proxy.close()
})
beforeEach(() => {
  failures.length = 0
})

function call(
  name: keyof typeof noteOperations,
  input: Record<string, unknown>,
  { key = pageKeyOf(testSecret), now = Date.now, at = origin } = {},
) {
  const transport = fetchTransport({
    key,
    now,
    fetch: (path, options) => fetch(new URL(path as string, at), options),
    onFailure: (failure, body) => failures.push({ failure, body }),
  })
  const requested = { name, operation: noteOperations[name], input } as unknown as Parameters<Transport>[0]
  return transport(requested)
}

describe('the fetch transport', () => {
  it('signs a write so that the server accepts it, and signs the next one separately', async () => {
    const note = { note_id: 'new', text: 'hello 4', pinned: false }
    expect(await call('leaveNote', { text: 'hello', stars: 4 })).toEqual(note)
    expect(await call('leaveNote', { text: 'hello', stars: 4 })).toEqual(note)
  })

  it('signs with the time of the server after a refusal because of a wrong clock', async () => {
    const requested: string[] = []
    const transport = fetchTransport({
      key: pageKeyOf(testSecret),
      now: () => Date.now() - 86_400_000,
      fetch: (path, options) => {
        requested.push(path as string)
        return fetch(new URL(path as string, origin), options)
      },
      onFailure: (failure, body) => failures.push({ failure, body }),
    })
    const { leaveNote } = noteOperations
    const note = { name: 'leaveNote', operation: leaveNote, input: { text: 'hello', stars: 4 } }
    for (const times of [2, 3]) {
      expect(await transport(note as unknown as Parameters<Transport>[0])).toMatchObject({ text: 'hello 4' })
      expect(requested).toHaveLength(times)
    }
    expect(failures).toEqual([])
  })

  it('signs the path with its parameters filled in', async () => {
    expect(await call('editNote', { noteId: 'my-note', text: '日本語' })).toEqual({
      note_id: 'my-note',
      text: '日本語',
      pinned: false,
    })
    expect(await call('dropNote', { noteId: 'my-note', reason: 'old & tired' })).toEqual({ dropped: true })
  })

  it('writes booleans as 1 and 0, which the server reads as booleans', async () => {
    expect(writeQuery({ pinned: true, hidden: false })).toBe('?pinned=1&hidden=0')
    expect(await call('readNote', { noteId: 'first', pinned: true, page: 2 })).toMatchObject({
      pinned: true,
      text: ' 2',
    })
    expect(await call('readNote', { noteId: 'first', pinned: false })).toMatchObject({ pinned: false })
  })

  it('leaves out null and undefined values of a query', async () => {
    expect(writeQuery({ q: null, page: undefined })).toBe('')
    expect(writeQuery({ q: '', page: 0 })).toBe('?q=&page=0')
    expect(await call('readNote', { noteId: 'first', q: null, page: 1 })).toMatchObject({ text: ' 1' })
  })

  it('sends the JSON content type with every verb, with and without a body', async () => {
    const types: unknown[] = []
    const carried = fetchTransport({
      key: pageKeyOf(testSecret),
      now: Date.now,
      fetch: (path, options) => {
        types.push(new Headers(options?.headers).get('content-type'))
        return fetch(new URL(path as string, origin), options)
      },
      onFailure: (failure, body) => failures.push({ failure, body }),
    })
    const ask = (name: keyof typeof noteOperations, input: Record<string, unknown>) =>
      carried({ name, operation: noteOperations[name], input } as unknown as Parameters<Transport>[0])
    await ask('readNote', { noteId: 'first' })
    await ask('leaveNote', { text: 'hello' })
    expect(await ask('dropNote', { noteId: 'my-note', reason: 'old' })).toEqual({ dropped: true })
    expect(types).toEqual(Array(3).fill('application/json'))
    expect(failures).toEqual([])
  })

  it('leaves out null values of a body', async () => {
    const bodies: unknown[] = []
    const transport = fetchTransport({
      key: 'any',
      now: Date.now,
      fetch: async (_, options) => {
        bodies.push(options?.body)
        return Response.json({})
      },
      onFailure: () => {},
    })
    const input = { text: 'hello', stars: null, pinned: undefined, parts: [null] }
    await transport({
      name: 'leaveNote',
      operation: noteOperations.leaveNote,
      input,
    } as unknown as Parameters<Transport>[0])
    expect(bodies).toEqual(['{"text":"hello","parts":[null]}'])
  })

  it('preserves special characters of a query', async () => {
    expect(await call('readNote', { noteId: 'first', q: 'a&b=c+ é%' })).toMatchObject({ text: 'a&b=c+ é% 1' })
  })
})

describe('a call that fails', () => {
  it('throws the status, the status text and the problem, and reports the body', async () => {
    const failure = await call('readNote', { noteId: 'missing' }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      name: 'HttpFailure',
      status: 404,
      statusText: 'Not Found',
      message: '404 Not Found',
      problem: { code: 'page_not_found', status: 404 },
    })
    expect(failures).toEqual([{ failure, body: expect.stringContaining('"code":"page_not_found"') }])
  })

  it('names the invalid field', async () => {
    await expect(call('leaveNote', { text: 'x'.repeat(41) })).rejects.toMatchObject({
      status: 400,
      problem: { code: 'invalid_input', errors: [{ field: 'text', code: 'maxLength' }] },
    })
  })

  it('is refused when signed with the key of another site, at any time', async () => {
    const refused = { status: 401, problem: { code: 'signature_invalid' } }
    const tomorrow = Date.now() + 86_400_000
    for (const now of [Date.now, () => tomorrow]) {
      await expect(call('leaveNote', { text: 'hello' }, { key: 'another', now })).rejects.toMatchObject(
        refused,
      )
    }
  })

  it('throws only the status when a proxy answers instead of the site', async () => {
    const address = proxy.address()
    const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const failure = await call('readNote', { noteId: 'first' }, { at }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 502, statusText: 'Bad Gateway', problem: undefined })
    expect(failures).toEqual([{ failure, body: '<h1>Bad gateway</h1>' }])
  })
})
