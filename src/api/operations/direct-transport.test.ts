import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteImplementations, noteOperations } from '../../../tests/support/note-operations.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import type { Transport } from '../../contract/calls/client.ts'
import { fetchTransport } from '../../contract/calls/fetch-transport.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { HttpFailure } from '../../contract/problems/problem.ts'
import { pageKeyOf } from '../http/signature.ts'
import { directTransports } from './direct-transport.ts'

type Fields = Readonly<Record<string, unknown>>

const operations = Object.fromEntries(
  Object.entries(noteOperations).map(([name, operation]): [string, Operation] => [
    name,
    { ...operation, perMinute: 1_000_000 },
  ]),
)
const direct = directTransports({ operations, implementations: noteImplementations })({ language: 'ko' })
let server: TestServer
let overHttp: Transport

beforeAll(async () => {
  server = await openTestServer({ operations, siteOrigin: 'http://kawara.example' })
  overHttp = fetchTransport({
    key: pageKeyOf(testSecret),
    now: Date.now,
    fetch: throughInject,
    onFailure: () => {},
  })
})
afterAll(() => server.close())

const throughInject: typeof fetch = async (path, { method, headers, body } = {}) => {
  const answer = await server.app.inject({
    method: method as 'GET' | 'POST' | 'DELETE',
    url: typeof path === 'string' ? path : '',
    headers: { host: 'ko.kawara.example', ...(headers as Record<string, string>) },
    ...(typeof body === 'string' && { payload: body }),
  })
  return new Response(answer.body, { status: answer.statusCode, statusText: answer.statusMessage })
}

async function outcomeOf(transport: Transport, name: string, input: Fields) {
  const call = { name, operation: operations[name], input } as unknown as Parameters<Transport>[0]
  try {
    return { answer: await transport(call) }
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    const { status, statusText, message, problem } = error
    return { status, statusText, message, problem }
  }
}

async function outcomes(name: keyof typeof noteOperations, input: Fields) {
  return { rendered: await outcomeOf(direct, name, input), fetched: await outcomeOf(overHttp, name, input) }
}

/** The ids `.` and `..` are excluded, because HTTP clients resolve them in a path before they send a request. */
const ids = fc
  .oneof(
    fc.constantFrom('first', 'missing', 'UPPER', 'a'.repeat(21), '日本'),
    fc.string({ unit: 'grapheme' }),
  )
  .filter((id) => id !== '.' && id !== '..')
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('', 'x'.repeat(41)))
const anything = fc.oneof(fc.constantFrom(null, true, 5, -1, 6, 1.5, [], {}), text)

describe('a call during rendering is the same as over HTTP', () => {
  it('for reads with any path and query', async () => {
    const inputs = fc.record(
      {
        noteId: ids,
        page: fc.oneof(fc.integer({ min: -1, max: 102 }), fc.constantFrom(1.5, null, undefined)),
        pinned: fc.constantFrom(true, false, null, undefined),
        q: fc.oneof(text, fc.constant(null)),
        other: text,
      },
      { requiredKeys: ['noteId'] },
    )
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { rendered, fetched } = await outcomes('readNote', input)
        expect(rendered).toEqual(fetched)
      }),
    )
  })

  it('for writes with any body', async () => {
    const inputs = fc.record({ text: anything, stars: anything, other: anything }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { rendered, fetched } = await outcomes('leaveNote', input)
        expect(rendered).toEqual(fetched)
      }),
    )
  })

  it('for a body that has a field of the path in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ noteId: ids, text: anything }), async (input) => {
        const { rendered, fetched } = await outcomes('editNote', input)
        expect(rendered).toEqual(fetched)
      }),
    )
  })
})

describe('a key', () => {
  it('is sent as a header, and reaches operations that take one', async () => {
    const { rendered, fetched } = await outcomes('openNote', { authorization: 'abc', q: 'x' })
    expect(fetched).toEqual({ answer: { note_id: 'abc', text: 'q', pinned: false } })
    expect(rendered).toEqual(fetched)
    expect((await outcomes('openNote', {})).fetched).toMatchObject({ answer: { note_id: 'none' } })
  })

  it('does not reach operations that take none', async () => {
    const implementations = {
      ...noteImplementations,
      searchNotes: async (input: object) => [
        { note_id: Object.keys(input).join(' '), text: '', pinned: true },
      ],
    }
    const transport = directTransports({ operations, implementations })({ language: 'ja' })
    expect(await outcomeOf(transport, 'searchNotes', { q: 'sun', authorization: 'abc' })).toEqual({
      answer: [{ note_id: 'q', text: '', pinned: true }],
    })
  })
})

describe('a call during rendering', () => {
  it('drops undeclared fields of a reply, which would get into the HTML', async () => {
    expect((await outcomes('searchNotes', { q: 'sun' })).rendered).toEqual({
      answer: [{ note_id: 'found', text: 'sun', pinned: false }],
    })
    expect((await outcomes('dropNote', { noteId: 'first' })).rendered).toEqual({ answer: { dropped: true } })
  })

  it('does not change the object that an operation returned, since it may be cached', async () => {
    const kept = { note_id: 'kept', text: '', pinned: true, owner_email: 'owner@kawara.example' }
    const implementations = { ...noteImplementations, readNote: async () => kept }
    await outcomeOf(directTransports({ operations, implementations })({ language: 'ja' }), 'readNote', {
      noteId: 'kept',
    })
    expect(kept).toHaveProperty('owner_email')
  })

  it('fails with status, text and problem in the language of the page', async () => {
    expect((await outcomes('readNote', { noteId: 'missing' })).rendered).toMatchObject({
      status: 404,
      statusText: 'Not Found',
      problem: { code: 'page_not_found', title: '해당 페이지를 찾을 수 없습니다.' },
    })
  })

  it('passes an unexpected error on unchanged, so that the report shows its cause', async () => {
    await expect(outcomeOf(direct, 'readNote', { noteId: 'broken' })).rejects.toThrow('relation "notes"')
  })
})
