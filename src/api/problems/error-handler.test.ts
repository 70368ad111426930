import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { noteImplementations } from '../../../tests/support/note-operations.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    implementations: {
      ...noteImplementations,
      searchNotes: async () => {
        // A library whose errors have a status, meant for somebody else.
        throw Object.assign(new Error('connect ECONNREFUSED /run/db'), {
          statusCode: 200,
          code: 'ECONNREFUSED',
        })
      },
    },
  })
})
afterAll(() => server.close())

it('an operation that breaks is a 500 that says nothing of the cause, and is reported once', async () => {
  const answer = await server.app.inject({ url: '/api/note/broken' })
  expect(answer).toBeProblem('internal')
  expect(problemIn(answer)).not.toHaveProperty('detail')
  expect(answer.headers['cache-control']).toBe('no-store')
  const faults = faultsIn(server.log)
  expect(faults).toMatchObject([
    {
      level: 50,
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/note/:noteId',
      err: { message: 'relation "notes" does not exist in /srv/kawara/db' },
    },
  ])
  expect(faults).toHaveLength(1)
})

it('an error from below that carries a status of its own is still ours', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/notes/search', payload: { q: 'a' } })
  expect(answer).toBeProblem('internal')
})

it('a refusal is an answer, not a fault', async () => {
  server.log.length = 0
  expect(await server.app.inject({ url: '/api/note/missing' })).toBeProblem('page_not_found')
  expect(faultsIn(server.log)).toEqual([])
})
