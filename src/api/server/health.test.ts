import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '0' } })
})
afterAll(() => site.close())

const ask = (url: string) => site.app.inject({ url })

it('a site with its database is alive and ready', async () => {
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await ask('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await ask('/readyz')).headers['cache-control']).toBe('no-store')
})

it('metrics count requests by route pattern, so that they contain no names', async () => {
  await ask('/api/page/nothing-like-that')
  const { body, headers } = await ask('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/page\/:pageId",status="404"\} 1/,
  )
  expect(body).not.toContain('nothing-like-that')
})

it('a site without its database is alive but not ready, and does not expose the reason', async () => {
  await site.database.close()
  const answer = await ask('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'not ready' })
  expect((await ask('/healthz')).statusCode).toBe(200)
  expect(
    site.log.some(({ level, msg }) => level === 40 && msg.startsWith('this instance is not ready')),
  ).toBe(true)
})
