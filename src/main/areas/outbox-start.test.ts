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

/** What a site that was killed while it wrote has left behind. */
async function leave(name: string, { minutesAgo }: { minutesAgo: number }) {
  await mkdir(outbox, { recursive: true })
  await writeFile(join(outbox, name), 'To: reader@example.com')
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await utimes(join(outbox, name), at, at)
}

/** As the site does when it starts. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const { logger, log } = testLogger()
  const config = readConfig({ DATA_DIR: data, SECRET: testSecret, ...environment })
  await openMailer({ config, logger, now: () => new Date() })
  return log
}

it('halves of mails are gone when the site has started, and whole ones stay', async () => {
  await leave('20260501T093000250Z-12-abc.eml.part', { minutesAgo: 0 })
  await leave('13-abc.part', { minutesAgo: 600 })
  await leave('20260501T093000250Z-11-abc.eml', { minutesAgo: 600 })
  const site = await openTestSite({ environment: { DATA_DIR: data, DEMO: '0' } })
  expect(await readdir(outbox)).toEqual(['20260501T093000250Z-11-abc.eml'])
  await site.close()
})

it('halves are gone though mails go through a server by now', async () => {
  await leave('13-abc.part', { minutesAgo: 600 })
  await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await readdir(outbox)).toEqual([])
})

it('where other instances may be writing, what has just been begun is left to them', async () => {
  await leave('12-abc.part', { minutesAgo: 0 })
  await leave('13-abc.part', { minutesAgo: 600 })
  await start({ DATABASE_URL: 'postgres://localhost/kawara' })
  expect(await readdir(outbox)).toEqual(['12-abc.part'])
})

it('an outbox that cannot be looked at does not keep the site from starting', async () => {
  await writeFile(outbox, 'a file where the directory should be')
  const log = await start()
  expect(log.some(({ level, msg }) => level === 40 && msg.includes('outbox'))).toBe(true)
})
