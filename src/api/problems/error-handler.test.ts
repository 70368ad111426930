import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteImplementations } from '../../../tests/support/note-operations.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    implementations: {
      ...noteImplementations,
      searchNotes: async ({ q }: { q: string }) => {
        if (q === 'away') throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'))
        // An error that a library throws when a call to another server fails. Its status is that of the other server and must not
        // become the status of our response.
        throw Object.assign(new Error('connect ECONNREFUSED /run/db'), {
          statusCode: 200,
          code: 'ECONNREFUSED',
        })
      },
    },
  })
})
afterAll(() => server.close())

it('an operation that throws is a 500 that hides the cause, and is reported once', async () => {
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

it('an error of a library that has a status is still an internal error', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/notes/search', payload: { q: 'a' } })
  expect(answer).toBeProblem('internal')
})

it('a refusal is a reply and is not reported', async () => {
  server.log.length = 0
  expect(await server.app.inject({ url: '/api/note/missing' })).toBeProblem('page_not_found')
  expect(faultsIn(server.log)).toEqual([])
})

it.each(languages)('a database outage is a temporary error with a time to retry, in %s', async (language) => {
  server.log.length = 0
  const host = language === 'ja' ? 'localhost:3000' : `${language}.localhost:3000`
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/notes/search',
    headers: { host },
    payload: { q: 'away' },
  })
  expect(answer).toBeProblem('database_away', language)
  expect(answer.headers['retry-after']).toBe('5')
  expect(faultsIn(server.log)).toEqual([])
})
