import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { reportsOperations } from '../../contract/operations/reports.operations.ts'
import { logReport } from '../outbound/failure-report.ts'
import { implementReports } from './reports.operations.ts'

const path = '/api/error-report'
const { logger, log } = testLogger()
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    operations: reportsOperations,
    implementations: implementReports({ report: logReport(logger) }),
  })
})
afterAll(() => server.close())

const report = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-signature': signatureFor({ path }) },
    payload,
  })

it('what a browser reports stands in the log as a warning, with the body the browser got', async () => {
  const facts = { path: '/ico', status: 502, response: '<h1>Bad gateway</h1>' }
  expect((await report({ message: '502 Bad Gateway', ...facts })).json()).toEqual({ received: true })
  expect(log).toMatchObject([{ level: 40, msg: 'browser: 502 Bad Gateway', ...facts }])
})

it('a report may say no more than its message', async () => {
  expect((await report({ message: 'x' })).statusCode).toBe(200)
})

it.each([
  ['message', {}],
  ['message', { message: 'x'.repeat(501) }],
  ['path', { message: 'x', path: 'https://evil.example' }],
  ['status', { message: 'x', status: 99 }],
  ['status', { message: 'x', status: '502' }],
  ['response', { message: 'x', response: 'x'.repeat(4001) }],
  ['cookie', { message: 'x', cookie: 'x' }],
])('a report with a bad %s is refused by that name', async (field, payload) => {
  const answered = await report(payload)
  expect(answered).toBeProblem('invalid_input')
  expect(problemIn(answered).errors?.map((error) => error.field)).toEqual([field])
})
