import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFaultyProxy, type FaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import {
  getFile,
  openFilesSite,
  picture,
  upload,
  type UploadedFile,
} from '../../../tests/support/files-site.ts'
import { sendRaw } from '../../../tests/support/raw-socket.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import { openTestPostgres, type TestPostgres } from '../../../tests/support/test-postgres.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { siteDeadlines } from '../database/deadlines.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'

const unknown = (at: number) => `/files/${String(at).padStart(64, '0')}.png`

describe('a file', () => {
  let site: TestSite
  let origin: string
  let stored: UploadedFile
  let now = new Date()
  let lookedFor: (work: () => Promise<unknown>) => Promise<number>

  beforeAll(async () => {
    const recorded = recordStatements(await openTestDatabase())
    lookedFor = async (work) => (await recorded.during(work)).filter((sql) => / from files /.test(sql)).length
    site = await openFilesSite({ database: recorded.database, now: () => now })
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
    stored = (await upload(site, await picture({ alpha: 0.5 }).png().toBuffer())).json()
  })
  afterAll(() => site.close())

  it('is cached for ever, with its true type and without permission to run anything', async () => {
    const file = await getFile(site, stored.path)
    const [, hash] = /^\/files\/(\w+)\.png$/.exec(stored.path) ?? []
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(stored.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${hash}"`,
    })
  })

  it('is not sent again to a client that has it, and HEAD returns only headers', async () => {
    const { headers } = await getFile(site, stored.path)
    const again = await getFile(site, stored.path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await site.app.inject({
      method: 'HEAD',
      url: stored.path,
      headers: { host: 'en.localhost:3000' },
    })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(stored.bytes),
    ])
  })

  it('comes from memory the second time, and parallel requests share one query', async () => {
    const { path } = (await upload(site, await picture({ seed: 2 }).png().toBuffer())).json<UploadedFile>()
    const statuses = new Set<number>()
    const ask = async () => statuses.add((await getFile(site, path)).statusCode)
    expect(await lookedFor(() => Promise.all(Array.from({ length: 50 }, ask)))).toBe(1)
    expect(await lookedFor(ask)).toBe(0)
    expect([...statuses]).toEqual([200])
  })

  it('is not found under another extension', async () => {
    for (const end of ['jpg', 'jpeg', 'gif', 'svg', 'html', 'PNG'])
      expect(await getFile(site, stored.path.replace(/png$/, end))).toBeProblem('not_found')
  })

  it('that does not exist is looked up once a minute, and an impossible name never', async () => {
    const ask = (url: string) => async () => expect((await getFile(site, url)).statusCode).toBe(404)
    expect(await lookedFor(ask(unknown(7)))).toBe(1)
    expect(await lookedFor(ask(unknown(7)))).toBe(0)
    for (const name of [
      'x',
      '.png',
      '..png/',
      'a.svg',
      `${'a'.repeat(300)}.png`,
      'a%5cb.png',
      '%2e%2e/a.png',
    ])
      expect(await lookedFor(ask(`/files/${name}`)), name).toBe(0)
    now = new Date(now.getTime() + 61_000)
    expect(await lookedFor(ask(unknown(7)))).toBe(1)
  })

  it('is served at once after its upload, even if it was just not found', async () => {
    const sent = await picture({ seed: 3 }).png().toBuffer()
    const { path } = (await upload(site, sent)).json<UploadedFile>()
    await site.database.query('delete from files where hash = $1', [path.slice(7, 71)])
    expect(await getFile(site, path)).toBeProblem('not_found')
    expect((await upload(site, sent, { now })).statusCode).toBe(200)
    expect((await getFile(site, path)).statusCode).toBe(200)
  })

  it('that another process removed is gone a minute later', async () => {
    const { path } = (
      await upload(site, await picture({ seed: 4 }).png().toBuffer(), { now })
    ).json<UploadedFile>()
    expect((await getFile(site, path)).statusCode).toBe(200)
    await site.database.query('delete from files where hash = $1', [path.slice(7, 71)])
    now = new Date(now.getTime() + 61_000)
    await until(async () => expect(await getFile(site, path)).toBeProblem('not_found'))
  })

  it('refuses a caller who tries many names, except for cached files', async () => {
    const answers = []
    for (let n = 0; n < 620; n++) answers.push((await getFile(site, unknown(1_000 + n))).statusCode)
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect((await getFile(site, stored.path)).statusCode).toBe(200)
  })

  it.each([
    '/files/',
    '/files/../../../../etc/passwd',
    '/files/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/files/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '/files/..\\..\\..\\etc\\passwd.png',
    '/files/..%5c..%5c..%5cetc%5cpasswd',
    '/files/sun.png%00.png',
    '/files/%00',
    '/files//etc/passwd',
    '/files/.%00./secret',
    '/files/....//....//etc/passwd',
    '//files/../etc/passwd',
    '/files/%c0%ae%c0%ae/etc/passwd',
  ])('%s is not found and reveals nothing', async (path) => {
    // HTTP clients normalise a path before sending it; a raw socket does not.
    const answer = await sendRaw(
      origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.type).toBe('application/problem+json; charset=utf-8')
    expect([400, 403, 404, 429]).toContain(answer.status)
    expect(answer.body).not.toMatch(/root:|\/tmp|etc\/passwd/)
    expect(faultsIn(site.log)).toEqual([])
  })
})

describe('two instances of one site', () => {
  let server: TestPostgres
  let proxy: FaultyProxy
  let first: TestSite
  let second: TestSite
  const deadlines = { ...siteDeadlines, default: { statement: 1_000, lock: 800, idleTransaction: 15_000 } }

  beforeAll(async () => {
    server = await openTestPostgres()
    proxy = await openFaultyProxy(server.url)
    const onIdleError = () => {}
    first = await openFilesSite({ database: openPostgresDatabase({ url: server.url, onIdleError }) })
    second = await openFilesSite({
      database: openPostgresDatabase({ url: proxy.url, onIdleError, deadlines }),
    })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
    await proxy.close()
    await server.close()
  })

  it('serve the same bytes, whichever received the upload', async () => {
    const { path } = (
      await upload(first, await picture({ width: 900, height: 700 }).jpeg().toBuffer())
    ).json<UploadedFile>()
    const [here, there] = [await getFile(first, path), await getFile(second, path)]
    expect([here.statusCode, there.statusCode]).toEqual([200, 200])
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
    expect(there.headers.etag).toBe(here.headers.etag)
  })

  it('serve cached files during a database outage and answer 503 for others', async () => {
    const { path: known } = (
      await upload(first, await picture({ seed: 5 }).png().toBuffer())
    ).json<UploadedFile>()
    const { path: other } = (
      await upload(first, await picture({ seed: 6 }).png().toBuffer())
    ).json<UploadedFile>()
    expect((await getFile(second, known)).statusCode).toBe(200)
    await proxy.refuse()
    expect((await getFile(second, known)).statusCode).toBe(200)
    expect(await getFile(second, other)).toBeProblem('database_away')
    expect(await upload(second, await picture({ seed: 7 }).png().toBuffer())).toBeProblem('database_away')
    await proxy.accept()
    await until(async () => expect((await getFile(second, other)).statusCode).toBe(200))
  })
})
