import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'
import { reportsOperations } from '../../contract/operations/reports.operations.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { logReport } from '../outbound/failure-report.ts'
import { maxNotified } from './report-limits.ts'
import { implementReports } from './reports.operations.ts'

const path = '/api/error-report'
const { logger, log } = testLogger()
const registry = new Registry()
let passed = 0
const now = () => new Date(Date.now() + passed)
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    operations: reportsOperations,
    implementations: implementReports({ report: logReport(logger), registry, now }),
    now: () => now().getTime(),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  log.length = 0
  passed += hour
})

const report = (payload: object, remoteAddress = '127.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'x-signature': signatureFor({ path, timestamp: Math.floor(now().getTime() / 1000) }) },
    payload,
  })
const receivedBy = async (payload: object, from?: string) =>
  (await report(payload, from)).json<{ received: boolean }>().received
const counted = async (fate: string) => {
  const { values } = await registry.getSingleMetric('browser_reports_total')!.get()
  return values.find(({ labels }) => labels['fate'] === fate)?.value ?? 0
}

it('a report of a browser is logged as a warning, with the body that the browser received', async () => {
  const facts = { path: '/ico', status: 502, response: '<h1>Bad gateway</h1>' }
  expect((await report({ message: '502 Bad Gateway', ...facts })).json()).toEqual({ received: true })
  expect(log).toMatchObject([
    { level: 40, msg: "a visitor's browser reported a failure: 502 Bad Gateway", ...facts },
  ])
})

it('a report may consist of a message only', async () => {
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

describe('in an hour', () => {
  it('one message is logged five times, however many browsers report it; the rest is counted', async () => {
    const repeated = await counted('repeated')
    for (let browser = 0; browser < 30; browser++)
      expect(await receivedBy({ message: '502 Bad Gateway' }, `203.0.113.${browser}`)).toBe(true)
    expect(log).toHaveLength(maxNotified.ofMessage)
    expect((await counted('repeated')) - repeated).toBe(30 - maxNotified.ofMessage)
    passed += hour
    await report({ message: '502 Bad Gateway' }, '203.0.113.1')
    expect(log).toHaveLength(maxNotified.ofMessage + 1)
  })

  it('one caller is limited over all addresses of its network', async () => {
    const dropped = await counted('dropped')
    const from = (n: number) => `2001:db8:1:2::${n.toString(16)}`
    for (let n = 0; n < maxNotified.ofCaller; n++)
      expect(await receivedBy({ message: `fault ${n}` }, from(n))).toBe(true)
    passed += 61_000
    expect(await receivedBy({ message: 'one more' }, from(99))).toBe(false)
    expect(log).toHaveLength(maxNotified.ofCaller)
    expect((await counted('dropped')) - dropped).toBe(1)
    expect(await receivedBy({ message: 'somebody else' }, '203.0.113.50')).toBe(true)
  })

  it('all callers together add a limited number of lines to the log', async () => {
    const received = await Promise.all(
      Array.from({ length: maxNotified.ofAll + 50 }, (_, n) =>
        receivedBy({ message: `made up ${n}`, response: 'x'.repeat(4000) }, `198.51.${n >> 8}.${n & 255}`),
      ),
    )
    expect(log).toHaveLength(maxNotified.ofAll)
    expect(received.filter((was) => !was)).toHaveLength(50)
  })
})
