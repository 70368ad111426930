import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptyMails } from '../../../../tests/support/empty-mails.ts'
import { openFakeSmtp, type FakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { testLogger } from '../../../../tests/support/test-log.ts'
import { until } from '../../../../tests/support/until.ts'
import type { Database } from '../../database/database.ts'
import { createJobRunner } from '../../jobs/job-runner.ts'
import { mailIdentity } from './mail-identity.ts'
import { mailQueue } from './mail-queue.store.ts'
import { mailJobs } from './mail.jobs.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

let database: Database
let smtp: FakeSmtp
let mailers: Mailer[]
let stops: (() => Promise<void>)[]
const { logger, log } = testLogger()
let clock = Date.parse('2026-05-01T00:00:00Z')
const now = () => new Date(clock)

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  smtp = await openFakeSmtp()
  mailers = []
  stops = []
  await database.script(emptyMails)
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await Promise.all(mailers.map((mailer) => mailer.close()))
  await smtp.close()
})

function sendQueuedMails({ mailer, database: used = database }: { mailer: Mailer; database?: Database }) {
  const runner = createJobRunner({ database: used, logger, now, registry: new Registry() })
  runner.start({ area: 'mail', jobs: mailJobs({ mailer, logger, mailsPerSecond: 1_000 }) })
  return runner.stop
}

function start() {
  const mailer = smtpMailer({ url: smtp.url, from: 'news@kawara.example' })
  const stop = sendQueuedMails({ mailer })
  mailers.push(mailer)
  stops.push(stop)
  return { mailer, stop }
}
const addresses = Array.from({ length: 30 }, (_, at) => `reader${at}@example.com`)
const { put } = mailQueue({ identity: mailIdentity('a secret of the test') })
const queue = (to: readonly string[]) =>
  put(
    to.map((address) => ({ to: address, subject: 'News', text: 'News', html: '<p>News</p>', headers: {} })),
    now(),
    database,
  )
const recipients = () => smtp.received.flatMap(({ to }) => to).toSorted()
const waiting = async () => (await database.query('select 1 from mails')).length
const allGone = () =>
  until(async () => {
    expect(await waiting()).toBe(0)
  })

it('each mail is sent once if two instances share a database', async () => {
  start()
  start()
  await queue(addresses)
  await allGone()
  expect(recipients()).toEqual(addresses.toSorted())
})

it('mails queued before a restart are sent after it', async () => {
  const { stop, mailer } = start()
  await stop()
  await mailer.close()
  await queue(addresses.slice(0, 3))
  expect(smtp.received).toEqual([])
  start()
  await allGone()
  expect(recipients()).toEqual(addresses.slice(0, 3))
})

it('mails of a crashed instance are sent by another once they are due again', async () => {
  await queue(['reader@example.com'])
  await database.query(`update mails set attempts = 1, send_after = $1`, [new Date(clock + 60_000)])
  start()
  clock += 60_000
  await allGone()
  expect(recipients()).toEqual(['reader@example.com'])
})

it('stopping the job waits for the mail that is being sent', async () => {
  let finish = () => {}
  let isSending = false
  const mailer: Mailer = {
    send: () =>
      new Promise((done) => {
        isSending = true
        finish = done
      }),
    close: async () => {},
  }
  const stop = sendQueuedMails({ mailer })
  await queue(['reader@example.com'])
  await until(() => expect(isSending).toBe(true))
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  expect(await waiting()).toBe(1)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect(await waiting()).toBe(0)
})

it('an unavailable database is logged and retried', async () => {
  let isBroken = true
  const flaky: Database = {
    ...database,
    query: (sql, values) =>
      isBroken ? Promise.reject(new Error('the database is away')) : database.query(sql, values),
  }
  const mailer = smtpMailer({ url: smtp.url, from: 'news@kawara.example' })
  mailers.push(mailer)
  stops.push(sendQueuedMails({ mailer, database: flaky }))
  await queue(['reader@example.com'])
  await until(() => expect(JSON.stringify(log)).toContain('the database is away'))
  isBroken = false
  await allGone()
  expect(recipients()).toEqual(['reader@example.com'])
})
