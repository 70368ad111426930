import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testLogger } from '../../../tests/support/test-log.ts'
import { openTestSite, testSecret } from '../../../tests/support/test-site.ts'
import { openMailer } from '../connections/open-mailer.ts'
import { readConfig } from '../settings/config.ts'

let data: string
let outbox: string

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'kawara-outbox-'))
  outbox = join(data, 'outbox')
})
afterEach(() => rm(data, { recursive: true }))

/** Writes the files that a site leaves behind when it is killed while writing a mail. */
async function leave(name: string, { minutesAgo }: { minutesAgo: number }) {
  await mkdir(outbox, { recursive: true })
  await writeFile(join(outbox, name), 'To: reader@example.com')
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await utimes(join(outbox, name), at, at)
}

async function start(environment: Readonly<Record<string, string>> = {}) {
  const { logger, log } = testLogger()
  const config = readConfig({ DATA_DIR: data, SECRET: testSecret, ...environment })
  await openMailer({ config, logger, now: () => new Date() })
  return log
}

it('the start deletes half-written mails of the outbox and keeps complete ones', async () => {
  await leave('20260501T093000250Z-12-abc.eml.part', { minutesAgo: 0 })
  await leave('13-abc.part', { minutesAgo: 600 })
  await leave('20260501T093000250Z-11-abc.eml', { minutesAgo: 600 })
  const site = await openTestSite({ environment: { DATA_DIR: data, DEMO: '0' } })
  expect(await readdir(outbox)).toEqual(['20260501T093000250Z-11-abc.eml'])
  await site.close()
})

it('the start deletes half-written mails also if mails now go through a server', async () => {
  await leave('13-abc.part', { minutesAgo: 600 })
  await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await readdir(outbox)).toEqual([])
})

it('the start keeps recent half-written mails that another instance may be writing', async () => {
  await leave('12-abc.part', { minutesAgo: 0 })
  await leave('13-abc.part', { minutesAgo: 600 })
  await start({ DATABASE_URL: 'postgres://localhost/kawara' })
  expect(await readdir(outbox)).toEqual(['12-abc.part'])
})

it('the site starts even if it cannot read the outbox', async () => {
  await writeFile(outbox, 'a file where the directory should be')
  const log = await start()
  expect(log.some(({ level, msg }) => level === 40 && msg.includes('outbox'))).toBe(true)
})
