import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMail, type FakeSmtp } from '../../../../../tests/support/fake-smtp.ts'
import { openMailSending, type MailSending } from '../../../../../tests/support/mail-sending.ts'
import { openTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { LogLine } from '../../../../../tests/support/test-log.ts'
import { day, hour, minute } from '../../../../domain/kernel/time/durations.ts'
import type { Database } from '../../../database/database.ts'
import { mailIdentity } from '../mail-identity.ts'
import { mailQueue, type NewMail } from '../mail-queue.store.ts'
import { deleteAbandonedMailsBefore } from '../mail-retention.store.ts'
import type { Mailer } from '../mailer.ts'

let database: Database
let sending: MailSending
let smtp: FakeSmtp
let log: LogLine[]
const now = () => sending.now()

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  sending = await openMailSending(database)
  ;({ smtp, log } = sending)
})
afterEach(() => sending.close())

const mailTo = (to: string): NewMail => ({
  to,
  subject: '募集のお知らせ',
  text: `こんにちは、${to}`,
  html: '<p>こんにちは</p>',
  headers: { 'List-Unsubscribe': '<https://kawara.example/follow/stop?proof=hunter2>' },
})
const { put } = mailQueue({ identity: mailIdentity('a secret of the test') })
const queue = (...addresses: readonly string[]) => put(addresses.map(mailTo), now(), database)
const run: MailSending['run'] = (input) => sending.run(input)
const recipients = () => smtp.received.flatMap(({ to }) => to)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}@example.com`)

interface Row {
  readonly recipient: string
  readonly attempts: number
  readonly send_after: Date
  readonly given_up_at: Date | null
  readonly last_error: string | null
  readonly body_text: string
  readonly body_html: string
  readonly headers: object
}
const rows = () => database.query<Row>('select * from mails order by mail_id')

describe('a queued mail', () => {
  it('is sent unchanged, and then deleted', async () => {
    await queue('reader@example.com')
    await run()
    const [got] = smtp.received
    expect(got?.to).toEqual(['reader@example.com'])
    const { subject, text, html, headers } = readMail(got?.raw ?? '')
    expect({ subject, text, html }).toEqual({
      subject: '募集のお知らせ',
      text: 'こんにちは、reader@example.com',
      html: '<p>こんにちは</p>',
    })
    expect(headers.get('list-unsubscribe')).toContain('proof=hunter2')
    expect(await rows()).toEqual([])
    await run()
    expect(smtp.received).toHaveLength(1)
  })

  it('is not sent if the transaction that queued it is rolled back', async () => {
    const undone = database.transaction(async (queries) => {
      await put([mailTo('reader@example.com')], now(), queries)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await run()
    expect(smtp.received).toEqual([])
  })

  it('may contain characters that the database rejects', async () => {
    const odd = { ...mailTo('reader@example.com'), subject: 'a\0b\ud800c', text: 'x\0y\udfff' }
    await put([odd], now(), database)
    await run()
    const { subject, text } = readMail(smtp.received[0]?.raw ?? '')
    expect({ subject, text }).toEqual({ subject: 'ab\ufffdc', text: 'xy\ufffd' })
  })

  it('is sent within the limit per second, oldest first', async () => {
    await queue('first@example.com')
    sending.pass(1_000)
    await queue(...numbered(24))
    await run()
    expect(smtp.received).toHaveLength(20)
    expect(recipients()).toContain('first@example.com')
    await run()
    expect(smtp.received).toHaveLength(20)
    sending.pass(1_000)
    await run()
    expect(new Set(recipients())).toEqual(new Set(['first@example.com', ...numbered(24)]))
    expect(smtp.received).toHaveLength(25)
    expect(await rows()).toEqual([])
  })

  it('is sent by only one of two concurrent instances', async () => {
    await queue(...numbered(40))
    await Promise.all([run(), run(), run()])
    expect(smtp.received).toHaveLength(20)
    sending.pass(1_000)
    await Promise.all([run(), run(), run()])
    expect(recipients().toSorted()).toEqual(numbered(40).toSorted())
  })

  it('has another Message-ID in another database although its number is the same', async () => {
    const ids = () => smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'))
    for (const _ of [1, 2]) {
      await database.script('truncate mails restart identity')
      await queue('reader@example.com')
      await run()
      sending.pass(minute)
    }
    expect(ids()).toEqual([
      expect.stringMatching(/^<mail-1-\w+-[\da-f]{24}@kawara\.example>$/),
      expect.any(String),
    ])
    expect(new Set(ids()).size).toBe(2)
  })
})

describe('a mail that the server rejects for now', () => {
  it('is retried when it is due, and not earlier', async () => {
    smtp.state.recipients.set('reader@example.com', '451 4.7.1 greylisted, reader@example.com')
    await queue('reader@example.com')
    const tries = () => smtp.commands.filter((command) => command.startsWith('RCPT')).length
    const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day, day]
    for (const [at, wait] of waits.entries()) {
      await run()
      expect(tries()).toBe(at + 1)
      sending.pass(wait - 1)
      await run()
      expect(tries()).toBe(at + 1)
      sending.pass(1)
    }
    expect(await rows()).toMatchObject([{ attempts: 7, given_up_at: null, last_error: '451 4.7.1' }])
    smtp.state.recipients.clear()
    await run()
    expect(recipients()).toEqual(['reader@example.com'])
    expect(await rows()).toEqual([])
  })

  it('is given up after the eighth attempt', async () => {
    smtp.state.recipients.set('reader@example.com', '451 greylisted')
    await queue('reader@example.com')
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await rows()).toMatchObject([{ given_up_at: null }])
      await run()
      sending.pass(day)
    }
    expect(await rows()).toMatchObject([{ attempts: 8, given_up_at: expect.any(Date), body_text: '' }])
    await run()
    expect(smtp.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(8)
  })

  it('does not block other mails', async () => {
    smtp.state.recipients.set('reader3@example.com', '451 greylisted')
    await queue(...numbered(10))
    await run()
    expect(smtp.received).toHaveLength(9)
    expect(await rows()).toMatchObject([{ recipient: 'reader3@example.com', attempts: 1 }])
  })
})

describe('a mail that the server rejects for good', () => {
  beforeEach(async () => {
    smtp.state.recipients.set('gone@example.com', '550 5.1.1 <gone@example.com>: user unknown')
    await queue('gone@example.com', 'reader@example.com')
    await run()
  })

  it('is given up at once, and its content and tokens are deleted', async () => {
    expect(await rows()).toMatchObject([
      { attempts: 1, given_up_at: now(), last_error: '550 5.1.1', body_text: '', body_html: '', headers: {} },
    ])
    sending.pass(2 * day)
    await run()
    expect(recipients()).toEqual(['reader@example.com'])
  })

  it('is logged with its number and status code, never with its address', async () => {
    expect(log).toMatchObject([{ level: 40, error: '550 5.1.1', mail: expect.stringMatching(/^\d+$/) }])
    expect(JSON.stringify(log)).not.toMatch(/gone|example\.com|hunter2/)
  })

  it('is deleted after the retention time', async () => {
    await deleteAbandonedMailsBefore(now(), database)
    expect(await rows()).toHaveLength(1)
    await deleteAbandonedMailsBefore(new Date(now().getTime() + 1), database)
    expect(await rows()).toEqual([])
  })
})

describe('while the server is away', () => {
  it('no mail is lost, and all are sent after it has returned', async () => {
    await smtp.leave()
    await queue(...numbered(30))
    for (let second = 0; second < 30; second++) {
      await run()
      sending.pass(1_000)
    }
    await smtp.comeBack()
    sending.pass(minute)
    await run()
    for (let second = 0; second < 3; second++) {
      sending.pass(1_000)
      await run()
    }
    expect(recipients().toSorted()).toEqual(numbered(30).toSorted())
    expect(await rows()).toEqual([])
  })

  it('the rest of a run is not attempted, so that attempts are not used up quickly', async () => {
    smtp.state.behaviour = 'busy'
    await queue(...numbered(20))
    await run()
    const tried = async () => (await rows()).filter(({ last_error: error }) => error !== null).length
    expect(await tried()).toBeLessThanOrEqual(4)
    const before = await tried()
    for (let second = 0; second < 59; second++) {
      sending.pass(1_000)
      await run()
    }
    expect(await tried()).toBeLessThanOrEqual(before + 2)
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 20 }, () => 0))
    expect(log.filter(({ level }) => level >= 40)).toMatchObject([{ level: 40, waiting: 16 }])
    expect(JSON.stringify(log)).not.toContain('example.com')
  })
})

describe('a run', () => {
  it('needs one query when nothing is due', async () => {
    await queue('reader@example.com')
    sending.pass(-1)
    const requested: string[] = []
    const counted: Database = {
      ...database,
      query: (sql, values) => {
        requested.push(sql)
        return database.query(sql, values)
      },
    }
    await run({ database: counted })
    expect(requested).toHaveLength(1)
    expect(smtp.commands).toEqual([])
  })

  it('starts no mail while the site stops; the mail waits for its next attempt', async () => {
    await queue(...numbered(10))
    await run({ isStopping: () => true })
    expect(smtp.received).toEqual([])
    sending.pass(minute)
    await run()
    expect(recipients().toSorted()).toEqual(numbered(10).toSorted())
  })

  it('starts no mail so late that another instance could claim it meanwhile', async () => {
    await queue(...numbered(12))
    const slow: Mailer = {
      ...sending.mailer,
      async send(mail) {
        await sending.mailer.send(mail)
        sending.pass(6_000)
      },
    }
    await run({ mailer: slow })
    expect(smtp.received.length).toBeLessThan(12)
    const late = 12 - smtp.received.length
    expect(await rows()).toHaveLength(late)
    sending.pass(minute)
    await run()
    expect(recipients().toSorted()).toEqual(numbered(12).toSorted())
  })

  it('stores only the code of an unknown error, whose message may quote the address', async () => {
    const full: Mailer = {
      ...sending.mailer,
      send: async ({ to }) => {
        throw Object.assign(new Error(`no space left for ${to}`), { code: 'ENOSPC' })
      },
    }
    await queue('reader@example.com')
    await run({ mailer: full })
    expect(await rows()).toMatchObject([{ last_error: 'ENOSPC', given_up_at: null }])
    expect(JSON.stringify(log)).not.toContain('example.com')
  })

  it('that cannot delete a sent mail logs it, and the mail is sent again with the same Message-ID', async () => {
    await queue('reader@example.com', 'other@example.com')
    const failing: Database = {
      ...database,
      query: (sql, values) =>
        sql.includes('mails_sent') ? Promise.reject(new Error('cut off')) : database.query(sql, values),
    }
    await expect(run({ database: failing })).rejects.toThrow('cut off')
    expect(smtp.received).toHaveLength(2)
    sending.pass(minute)
    await run()
    const ids = smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'))
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(2)
    expect(await rows()).toEqual([])
  })
})
