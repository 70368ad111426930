import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openContactSite,
  operatorEmail,
  written,
  type ContactSite,
} from '../../../tests/support/contact-site.ts'
import { day, minute } from '../../domain/kernel/time/durations.ts'
import { maxInTotal, maxPerCaller, maxNotified } from './contact-limits.ts'
import { contactJobs } from './contact.jobs.ts'

let site: ContactSite

beforeEach(async () => {
  site = await openContactSite()
})
afterEach(() => site.close())

const fill = (count: number) =>
  site.database.query(
    `insert into contact_messages (sending, folder, purpose, name, email, message, language, caller, is_told, received_at)
     select decode(lpad(to_hex(n), 8, '0'), 'hex'), 'inbox', 'ads', 'n', 'e@example.com', 'm', 'en', 'x', false, $2
     from generate_series(1, $1::int) as n`,
    [count, site.now()],
  )

describe('what strangers can send', () => {
  it('is limited per caller and day, where a whole IPv6 network is one caller', async () => {
    for (let n = 0; n < maxPerCaller; n++) {
      if (n % 10 === 0) site.pass(2 * minute)
      const sent = await site.send({ ...written, message: `${n}` }, { remoteAddress: `2001:db8:1::${n + 1}` })
      expect(sent.statusCode).toBe(200)
    }
    site.pass(2 * minute)
    const refused = await site.send(written, { remoteAddress: '2001:db8:1::ffff' })
    expect(refused).toBeProblem('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await site.send(written, { remoteAddress: '2001:db8:2::1' })).statusCode).toBe(200)
    site.pass(day)
    expect((await site.send(written, { remoteAddress: '2001:db8:1::1' })).statusCode).toBe(200)
  })

  it('is limited for all callers together', async () => {
    await fill(maxInTotal - 1)
    expect((await site.send(written)).statusCode).toBe(200)
    expect(await site.send(written)).toBeProblem('too_many_requests')
    expect((await site.send({ ...written, topic: 'x' })).statusCode).toBe(200)
  })

  it('fills no mailbox: the sixth acknowledgement of a day is not sent, and the reply does not show it', async () => {
    for (let n = 0; n < 7; n++) {
      const sent = await site.send({ ...written, email: `victim+${n}@example.com`, message: `${n}` })
      expect([sent.statusCode, sent.json()]).toEqual([200, { status: 'received' }])
    }
    const sent = await Promise.all(
      Array.from({ length: 7 }, (_, n) => site.mailsTo(`victim+${n}@example.com`)),
    )
    expect(sent.flat()).toHaveLength(5)
    expect(await site.rows()).toHaveLength(7)
  })

  it('does not fill the mailbox of the operator: the last mail of an hour says so', async () => {
    for (let n = 0; n < maxNotified + 3; n++) await site.send({ ...written, message: `${n}` })
    const forwarded = await site.mailsTo(operatorEmail)
    expect(forwarded).toHaveLength(maxNotified)
    expect(forwarded.map(({ text }) => text.includes('inboxコマンド')).lastIndexOf(true)).toBe(
      maxNotified - 1,
    )
    expect(forwarded.filter(({ text }) => text.includes('inboxコマンド'))).toHaveLength(1)
    expect(await site.rows()).toHaveLength(maxNotified + 3)
  })

  it('is stored even after the last mail that the hour allows', async () => {
    await site.close()
    site = await openContactSite({ MAILS_PER_HOUR: '1' })
    await site.send({ ...written, email: 'first@example.com' })
    expect((await site.send({ ...written, email: 'second@example.com' })).statusCode).toBe(200)
    expect(await site.mailsTo('second@example.com')).toEqual([])
    expect(await site.rows()).toHaveLength(2)
  })

  it('is deleted: junk after a month, archived messages after a year, and nothing in the inbox', async () => {
    await site.send({ ...written, topic: 'x' })
    await site.send({ ...written, message: 'done' })
    await site.send({ ...written, message: 'waits' })
    await site.database.query(
      `update contact_messages set folder = 'archive', archived_at = $1 where message = 'done'`,
      [site.now()],
    )
    const start = site.now().getTime()
    const rowsAfter = async (days: number) => {
      for (const job of contactJobs())
        await job.run({
          area: 'contact',
          owner: randomUUID(),
          database: site.database,
          now: () => new Date(start + days * day),
          isStopping: () => false,
        })
      return (await site.rows()).map(({ message }) => message)
    }
    expect(await rowsAfter(29)).toHaveLength(3)
    expect(await rowsAfter(31)).toEqual(['done', 'waits'])
    expect(await rowsAfter(364)).toEqual(['done', 'waits'])
    expect(await rowsAfter(366)).toEqual(['waits'])
  })
})
