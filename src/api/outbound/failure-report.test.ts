import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFakeSentry } from '../../../tests/support/fake-sentry.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { openTestSite, signatureFor, type TestSite } from '../../../tests/support/test-site.ts'

/** The SDK keeps its state in the process, so this file opens only one site that reports to Sentry. */
let sentry: Awaited<ReturnType<typeof openFakeSentry>>
let site: TestSite

beforeAll(async () => {
  sentry = await openFakeSentry()
  site = await openTestSite({ environment: { SENTRY_DSN: sentry.dsn, DEMO: '0' } })
})
afterAll(() => site.close())

const path = '/api/error-report'
const facts = { message: '502 Bad Gateway', path: '/ico', status: 502, response: '<h1>Bad gateway</h1>' }

const report = (payload: object) =>
  site.app.inject({ method: 'POST', url: path, headers: { 'x-signature': signatureFor({ path }) }, payload })

describe('with Sentry', () => {
  it('a report of a browser arrives as a warning, with the response body that the browser received', async () => {
    expect((await report(facts)).json()).toEqual({ received: true })
    expect(await sentry.nextEvent()).toMatchObject({
      level: 'warning',
      message: "a visitor's browser reported a failure: 502 Bad Gateway",
      extra: { path: '/ico', status: 502, response: '<h1>Bad gateway</h1>' },
    })
    expect(faultsIn(site.log)).toEqual([])
  })

  it('an error in our code arrives with its cause and stack, but without the visitor', async () => {
    await site.database.script('alter table pages rename to elsewhere')
    const answer = await site.app.inject({
      url: '/api/page/terms?email=a@b.example',
      headers: { cookie: 'session=a@b.example' },
    })
    expect(answer).toBeProblem('internal')
    const event = await sentry.nextEvent()
    expect(event).toMatchObject({
      exception: { values: [{ value: 'relation "pages" does not exist' }] },
      extra: { route: '/api/page/:pageId', requestId: answer.headers['x-request-id'] },
    })
    expect(event.level ?? 'error').toBe('error')
    expect(JSON.stringify(event)).not.toContain('a@b.example')
    expect(faultsIn(site.log)).toHaveLength(1)
  })

  it('arrives without secrets such as tokens and cookies', async () => {
    const token = `stop-12-${'aB3_'.repeat(8)}`
    await report({
      message: `failed at /unfollowed?token=${token}`,
      path: `/unfollowed?token=${token}`,
      response: `x-signature: ${signatureFor({ path })}\r\n{"cookie":"follow=${'aB3_'.repeat(8)}"}`,
    })
    const event = await sentry.nextEvent()
    expect(event).toMatchObject({
      message: "a visitor's browser reported a failure: failed at /unfollowed?token=…",
      extra: { path: '/unfollowed?token=…', response: 'x-signature: …\r\n{"cookie":"…"}' },
    })
    expect(JSON.stringify(event)).not.toContain('aB3_')
  })

  it('mistakes of visitors are not reported', async () => {
    expect(await report({})).toBeProblem('invalid_input')
    expect(await site.app.inject({ url: '/api/nothing' })).toBeProblem('not_found')
    await report(facts)
    expect(await sentry.nextEvent()).toMatchObject({ level: 'warning' })
    expect(sentry.events).toEqual([])
  })

  it('requests succeed while Sentry is down, and the log has the report', async () => {
    await sentry.close()
    site.log.length = 0
    expect((await report(facts)).statusCode).toBe(200)
    expect(await site.app.inject({ url: '/api/page/terms' })).toBeProblem('internal')
    expect(site.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: "a visitor's browser reported a failure: 502 Bad Gateway" }),
    )
    expect(faultsIn(site.log)).toHaveLength(1)
  })
})

it('the SDK is loaded when a site reports to Sentry, and not before', async () => {
  const program = `
    await import('./src/main/site.ts')
    process.stderr.write('the site is loaded\\n')
    const { sentryReport } = await import('./src/api/outbound/failure-report.ts')
    await sentryReport({ dsn: 'http://key@127.0.0.1:9/1', logger: console })
    process.exit(0)`
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', './tests/support/watch-for-sentry.ts', '--input-type=module', '--eval', program],
    { cwd: resolve(import.meta.dirname, '../../..') },
  )
  expect(stderr).toMatch(/^the site is loaded\nloaded /)
})
