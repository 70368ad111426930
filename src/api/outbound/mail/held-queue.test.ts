import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMail, type FakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { openMailSending, type MailSending } from '../../../../tests/support/mail-sending.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { day, minute } from '../../../domain/kernel/time/durations.ts'
import type { Database } from '../../database/database.ts'
import { mailFigures } from './mail-figures.store.ts'
import { makeAllDue } from './mail-hold.store.ts'
import { mailIdentity } from './mail-identity.ts'
import { mailQueue } from './mail-queue.store.ts'
import { policyHoldMessage } from './sending/failed-mails.ts'

let database: Database
let sending: MailSending
let smtp: FakeSmtp
const now = () => sending.now()
const identity = mailIdentity('a secret of the test')
const { put } = mailQueue({ identity })

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  sending = await openMailSending(database)
  smtp = sending.smtp
})
afterEach(() => sending.close())

const readers = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}@host${at}.example`)
const queue = (...addresses: readonly string[]) =>
  put(
    addresses.map((to) => ({ to, subject: 'News', text: 'News', html: '<p>News</p>', headers: {} })),
    now(),
    database,
  )
const run = () => sending.run()
async function runFor(milliseconds: number, step = minute) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await run()
    sending.pass(step)
  }
  await run()
}
const recipients = () => smtp.received.flatMap(({ to }) => to).toSorted()
const figures = () => mailFigures(now(), database)
const tries = () => smtp.commands.filter((command) => command.startsWith('MAIL')).length
const alarms = () => sending.log.filter(({ level }) => level >= 50)

describe('a refusal by policy', () => {
  const stages: [string, () => void, () => void][] = [
    [
      'as a greeting',
      () => (smtp.state.greeting = '554 5.7.1 you are on our blocklist'),
      () => (smtp.state.greeting = '220 welcome'),
    ],
    [
      'of the sender',
      () => (smtp.state.sender = '550 5.7.1 not from here'),
      () => (smtp.state.sender = '250 ok'),
    ],
    [
      'of the recipients',
      () => readers(60).forEach((to) => smtp.state.recipients.set(to, '550 5.7.1 <x@y.example> policy')),
      () => smtp.state.recipients.clear(),
    ],
    [
      'of the message',
      () => (smtp.state.message = '554 listed at zen.spamhaus.org'),
      () => (smtp.state.message = '250 taken'),
    ],
  ]
  it.each(stages)(
    '%s holds the queue: no mail is given up, no address suppressed, and each mail is sent once afterwards',
    async (_, begins, ends) => {
      begins()
      await queue(...readers(60))
      await runFor(3 * day, 30 * minute)
      expect(smtp.received).toEqual([])
      expect(await figures()).toMatchObject({
        waiting: 60,
        abandoned: 0,
        suppressed: {},
        queue: { held_by: 'policy', held_reason: expect.stringMatching(/^55[04]/) as string },
      })
      expect(alarms()).toMatchObject([{ msg: policyHoldMessage }])
      ends()
      await runFor(2 * 60 * minute)
      expect(recipients()).toEqual(readers(60).toSorted())
      expect(await figures()).toMatchObject({ waiting: 0, sentInADay: 60, queue: { held_by: null } })
      expect(sending.log.at(-1)).toMatchObject({ msg: 'the mail server takes mails again' })
    },
  )

  it('is retried carefully: one mail after a minute, then after growing pauses', async () => {
    smtp.state.message = '554 5.7.1 no'
    await queue(...readers(40))
    await run()
    const first = tries()
    expect(first).toBeLessThanOrEqual(5)
    await runFor(50_000, 1_000)
    expect(tries()).toBe(first)
    await runFor(60 * minute, minute)
    await runFor(23 * 60 * minute, 3 * minute)
    expect(tries() - first).toBeLessThan(52)
    expect(tries() - first).toBeGreaterThan(40)
  })

  it('is retried at once when the operator requests it', async () => {
    smtp.state.message = '554 5.7.1 no'
    await queue(...readers(10))
    await runFor(day, 10 * minute)
    smtp.state.message = '250 taken'
    await makeAllDue(now(), database)
    await run()
    expect(smtp.received).toHaveLength(1)
    sending.pass(1_000)
    await run()
    expect(recipients()).toEqual(readers(10).toSorted())
  })

  it('by one host that answers last does not delay other mails', async () => {
    smtp.state.recipients.set('reader3@host3.example', '550 5.7.1 not for you')
    await queue(...readers(4))
    await run()
    expect(recipients()).toEqual(readers(3))
    expect((await figures()).queue.held_by).toBeNull()
  })

  it('by one host does not delay other hosts; its mail is finally given up without suppressing the address', async () => {
    smtp.state.recipients.set('reader0@host0.example', '550 5.7.1 not for you')
    await queue(...readers(10))
    await run()
    expect(smtp.received.length).toBeGreaterThan(0)
    expect((await figures()).queue.held_by).toBeNull()
    for (let passed = 0; passed < 10; passed++) {
      await queue('other@host99.example')
      await runFor(day, 60 * minute)
    }
    expect(new Set(recipients())).toEqual(new Set([...readers(10).slice(1), 'other@host99.example']))
    expect(await figures()).toMatchObject({
      waiting: 0,
      abandoned: 1,
      suppressed: {},
      queue: { held_by: null },
    })
  })
})

describe('a permanent refusal during sending', () => {
  it('suppresses an unknown address immediately and deletes its waiting mails', async () => {
    smtp.state.recipients.set('gone@host.example', '550 5.1.1 nobody')
    await queue('gone@host.example')
    await run()
    sending.pass(minute)
    await queue('gone@host.example', 'reader@host.example')
    await run()
    expect(recipients()).toEqual(['reader@host.example'])
    expect(await figures()).toMatchObject({ waiting: 0, abandoned: 1, suppressed: { bounce: 1 } })
    expect(smtp.commands.filter((command) => command.startsWith('RCPT TO:<gone'))).toHaveLength(1)
  })

  it('of another kind suppresses the address at the third time', async () => {
    smtp.state.recipients.set('full@host.example', '552 5.2.2 mailbox full')
    for (const expected of [0, 0, 1]) {
      await queue('full@host.example')
      await run()
      sending.pass(minute)
      expect((await figures()).suppressed.bounce ?? 0).toBe(expected)
    }
  })
})

describe('no mail is lost or sent twice while the server', () => {
  const sendAll = async (count: number) => {
    await runFor(30 * minute)
    expect(recipients()).toEqual(readers(count).toSorted())
    const ids = smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'))
    expect(new Set(ids).size).toBe(count)
    expect(await figures()).toMatchObject({ waiting: 0, abandoned: 0, suppressed: {}, sentInADay: count })
  }

  it('is away, for an hour or for ten days', async () => {
    await smtp.leave()
    await queue(...readers(30))
    await runFor(10 * day, 40 * minute)
    expect(await figures()).toMatchObject({
      waiting: 30,
      queue: { held_by: 'away', held_reason: 'ECONNREFUSED' },
    })
    await smtp.comeBack()
    await sendAll(30)
  })

  it.each(['busy', 'cutting'] as const)('is %s', async (behaviour) => {
    smtp.state.behaviour = behaviour
    await queue(...readers(30))
    await runFor(5 * day, 20 * minute)
    expect((await figures()).queue.held_by).toBe('away')
    smtp.state.behaviour = 'well'
    await sendAll(30)
  })

  it.each(['sender', 'greeting'] as const)('refuses this site in its reply to our %s', async (stage) => {
    const well = smtp.state[stage]
    smtp.state[stage] = '451 try later'
    await queue(...readers(30))
    await runFor(2 * 60 * minute, 15_000)
    expect(await figures()).toMatchObject({ waiting: 30, queue: { held_by: 'away' } })
    smtp.state[stage] = well
    await sendAll(30)
  })

  it.each(['recipients', 'message'] as const)('defers every mail for a while: %s', async (stage) => {
    if (stage === 'message') smtp.state.message = '451 4.3.0 try later'
    else readers(30).forEach((to) => smtp.state.recipients.set(to, '450 4.2.0 greylisted'))
    await queue(...readers(30))
    await runFor(30 * minute)
    expect(smtp.received).toEqual([])
    smtp.state.message = '250 taken'
    smtp.state.recipients.clear()
    await runFor(3 * 60 * minute)
    await sendAll(30)
  })

  it('is slow, with two instances', async () => {
    smtp.state.thinksMilliseconds = 30
    await queue(...readers(50))
    for (let second = 0; second < 4; second++, sending.pass(1_000)) await Promise.all([run(), run()])
    expect(smtp.received.length).toBeGreaterThan(40)
    await sendAll(50)
  })

  it('closes the connection on the same mail every time: only that mail is given up', async () => {
    smtp.state.recipients.set('poison@host.example', '421 closing')
    await queue('poison@host.example')
    for (let passed = 0; passed < 12; passed++) {
      await runFor(day, 60 * minute)
      await queue(`other${passed}@host99.example`)
    }
    await runFor(20 * minute)
    expect(smtp.received).toHaveLength(12)
    expect(await figures()).toMatchObject({
      waiting: 0,
      abandoned: 1,
      suppressed: {},
      queue: { held_by: null },
    })
  })
})
