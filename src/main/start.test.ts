import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratedTemplate } from '../../tests/support/embedded-template.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { eventually } from '../../tests/support/offerings-site.ts'
import { startProcess, type SiteProcess } from '../../tests/support/site-process.ts'
import { createServerDatabase } from '../../tests/support/test-database.ts'
import { signatureFor, testSecret } from '../../tests/support/test-site.ts'
import { openEmbeddedDatabase } from '../api/database/embedded-database.ts'
import { hashOf } from '../api/http/security-headers.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof createServerDatabase>>
let port: number
let site: SiteProcess
let startMilliseconds: number

beforeAll(async () => {
  if (!existsSync(resolve(import.meta.dirname, '../../build/server/index.js'))) {
    throw new Error('There is no build/ to start: run `npm run build` before these tests.')
  }
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-start-'))
  database = await createServerDatabase()
  port = await freePort()
  const started = performance.now()
  site = startProcess(
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SECRET: testSecret,
      DEMO: '1',
      ...(database && { DATABASE_URL: database.url }),
    },
    ['--import', './tests/support/watch-for-sentry.ts'],
  )
  await site.says('/api/docs')
  startMilliseconds = performance.now() - started
})
afterAll(async () => {
  site.child.kill('SIGKILL')
  await site.exited
  await database?.drop()
  await rm(dataDir, { recursive: true })
})

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

describe('a started site', () => {
  it('prints the address of each language', () => {
    for (const host of ['www', 'en', 'ko', 'zh']) {
      expect(site.stated.out).toContain(`http://${host}.localhost:${port}\n`)
    }
  })

  it('answers /healthz, /readyz and /metrics', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await eventually(
      () => get('/readyz'),
      ({ status }) => status === 200,
    )
    expect(await ready.json()).toEqual({ status: 'ready' })
    expect(await (await get('/metrics')).text()).toContain('http_request_duration_seconds')
  })

  it('sends pages with a policy that allows only their own scripts', async () => {
    const page = await get('/page/terms')
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.status).toBe(200)
    expect(html).toContain('<html lang="ja"')
    const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
      // Script elements that hold data do not run, so the policy need not allow them.
      .filter(([tag]) => !/^<script[^>]* type="application\/(?:ld\+)?json"/.test(tag))
      .map(([, script = '']) => `'sha256-${hashOf(script)}'`)
    expect(inline).not.toEqual([])
    for (const hash of inline) expect(policy).toContain(hash)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('writes its log as lines of JSON, and does not load Sentry without SENTRY_DSN', async () => {
    await get('/api/page/terms?email=a@b.example')
    await site.says('"path":"/api/page/terms"')
    const lines = site.stated.out.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ msg: 'answered', service: 'kawara', status: 200 }),
    )
    expect(site.stated.out).not.toContain('a@b.example')
    expect(site.stated.error).not.toContain('loaded')
  })

  it('on SIGTERM it logs the stop, still answers, then takes no new requests, finishes running ones and exits well within ten seconds', async () => {
    const report = startReport()
    await once(report, 'continue')
    const signalledAt = performance.now()
    site.child.kill('SIGTERM')
    await site.says('"msg":"stopping the site after a signal"')
    const answers = await Promise.all(['/readyz', '/page/terms', '/api/page/terms'].map(get))
    expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
      [503, 'close'],
      [200, 'close'],
      [200, 'close'],
    ])
    while (await isTaken('/healthz')) await wait(20)

    report.end(JSON.stringify({ message: 'still here' }))
    const [answer] = (await once(report, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(await text(answer))).toEqual({ received: true })
    expect(await site.exited).toBe(0)
    // Stopping may take ten seconds, or on a busy machine three times as long as the start took.
    expect(performance.now() - signalledAt).toBeLessThan(Math.max(10_000, 3 * startMilliseconds))
  })
})

async function isTaken(path: string): Promise<boolean> {
  try {
    const answer = await get(path)
    await answer.body?.cancel()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Sends only the head of a write. The site answers `100 Continue` and waits for the body. */
function startReport(): ClientRequest {
  const path = '/api/error-report'
  const sent = request({
    port,
    path,
    host: '127.0.0.1',
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'content-type': 'application/json',
      'x-signature': signatureFor({ path }),
      expect: '100-continue',
      'transfer-encoding': 'chunked',
    },
  })
  sent.flushHeaders()
  return sent
}

describe('a start with a wrong setting', () => {
  let elsewhere: string
  let taken: number
  const listener = createServer()

  beforeAll(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), 'kawara-no-start-'))
    // Copies a database that is already migrated, because creating one takes longer than everything else in this test.
    const earlier = await openEmbeddedDatabase(join(elsewhere, 'database'), await migratedTemplate())
    await earlier.close()
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    taken = (listener.address() as AddressInfo).port
  })
  afterAll(async () => {
    listener.close()
    await rm(elsewhere, { recursive: true })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it takes a port number from 1 to 65535.\n'],
    [
      { DATABASE_URL: 'postgres://kawara:hunter2@localhost/site' },
      'SECRET is not set; it takes at least 32 characters; it is required with DATABASE_URL.\n',
    ],
  ])('with %o ends with 1 and one line', async (environment, line) => {
    const { exited, stated } = startProcess(environment)
    expect(await exited).toBe(1)
    expect(stated).toEqual({ out: '', error: line })
  })

  it('names a port that is taken', async () => {
    const { exited, stated } = startProcess({
      PORT: String(taken),
      HOST: '127.0.0.1',
      DATA_DIR: elsewhere,
      DEMO: '0',
    })
    expect(await exited).toBe(1)
    expect(stated.error).toBe(
      `PORT is ${taken}, but another program listens on that port. Stop it, or set another PORT.\n`,
    )
  })

  it('names a host of another machine', async () => {
    const environment = { PORT: String(await freePort()), HOST: '192.0.2.1', DATA_DIR: elsewhere, DEMO: '0' }
    const { exited, stated } = startProcess(environment)
    expect(await exited).toBe(1)
    expect(stated.error).toBe('HOST is 192.0.2.1, which is not an address of this machine.\n')
  })

  it('names a database that does not answer, without its password', async () => {
    const { exited, stated } = startProcess({
      DATABASE_URL: `postgres://kawara:hunter2@127.0.0.1:${await freePort()}/site`,
      SECRET: testSecret,
    })
    expect(await exited).toBe(1)
    expect(stated.error).toBe('DATABASE_URL names a database that does not answer (ECONNREFUSED).\n')
  })

  it('names a data directory that cannot be created', async () => {
    const below = join(resolve(import.meta.dirname, 'start.ts'), 'var')
    const { exited, stated } = startProcess({ DATA_DIR: below })
    expect(await exited).toBe(1)
    expect(stated.error).toBe(`DATA_DIR is ${below}, but the site cannot write there (ENOTDIR).\n`)
  })
})
