import { writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bounceMessage, mailboxOf } from '../../../../tests/support/bounce-messages.ts'
import { emptyMails } from '../../../../tests/support/empty-mails.ts'
import { openFakeSmtp, readMail, type FakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { faultsIn, testLogger } from '../../../../tests/support/test-log.ts'
import { policyHoldMessage } from '../../../api/outbound/mail/sending/failed-mails.ts'
import { sendDueMails } from '../../../api/outbound/mail/sending/send-due-mails.ts'
import { smtpMailer } from '../../../api/outbound/mail/smtp-mailer.ts'
import { day, minute } from '../../../domain/kernel/time/durations.ts'

let desk: OperatorDesk
let smtp: FakeSmtp
let { logger, log } = testLogger()

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ logger, log } = testLogger())
  smtp = await openFakeSmtp()
  await desk.withDatabase((database) => database.script(emptyMails))
})
afterEach(() => smtp.close())

const site = (...input: string[]) => desk.stated(...input)
const queue = (...addresses: readonly string[]) => desk.queueMails(addresses)
const send = (later = 0) =>
  desk.withDatabase(async (database) => {
    const mailer = smtpMailer({ url: smtp.url, from: 'Kawara <news@kawara.example>' })
    const now = () => new Date(Date.now() + later)
    await sendDueMails({ database, mailer, logger, now, isStopping: () => false, mailsPerSecond: 20 })
    await mailer.close()
    return smtp.received.length
  })
async function sent(...addresses: readonly string[]): Promise<Map<string, string>> {
  await queue(...addresses)
  await send()
  return new Map(
    smtp.received.map(({ to: [to = ''], raw }) => [to, readMail(raw).headers.get('message-id') ?? '']),
  )
}
const ago = (milliseconds: number) =>
  new Date(Date.now() - milliseconds).toUTCString().replace('GMT', '+0000')
async function read(...messages: readonly string[]): Promise<string> {
  const path = desk.pathOf('bounces.mbox')
  await writeFile(path, mailboxOf(messages))
  return site('bounces', 'read', path)
}
const to = 'reader@one.example'
const refused = { to, status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 listed at zen.spamhaus.org' }

describe('a refusal by policy in a report', () => {
  it('holds the queue, alerts the operator and suppresses no address; mail retry tries the queue at once', async () => {
    const quotes = (await sent(to)).get(to) ?? ''
    const printed = await read(bounceMessage({ ...refused, quotes, date: ago(minute) }))
    expect(printed).toContain('refused by policy 1')
    expect(printed).toContain('0 addresses get no mail from now on')
    expect(printed).toContain('The queue is held')
    expect(await site('mail', 'status')).toMatch(
      /^held: yes, the mail server refuses our mails by policy: 5\.7\.1 in a report, for \d+ s; tried 0 times, again in (?:1 min|\d\d s)$/m,
    )
    await queue(to, 'other@two.example', 'third@three.example')
    expect(await send()).toBe(1)
    expect(faultsIn(log)).toMatchObject([{ msg: policyHoldMessage, error: '5.7.1 in a report' }])
    expect(await send()).toBe(1)
    expect(faultsIn(log)).toHaveLength(1)
    await site('mail', 'retry')
    expect(await send()).toBe(2)
    expect(log.at(-1)).toMatchObject({ msg: 'the mail server takes mails again' })
    expect(await send(minute)).toBe(4)
    expect(await site('mail', 'status')).toContain('held: no')
  })

  it('holds it for longer the more hosts refuse us, and a report that is read again for no longer', async () => {
    const hosts = ['one', 'two', 'three'].map((host) => `reader@${host}.example`)
    const ids = await sent(...hosts)
    const reports = hosts.map((host) =>
      bounceMessage({ ...refused, to: host, quotes: ids.get(host) ?? '', date: ago(minute) }),
    )
    await read(...reports)
    expect(await site('mail', 'status')).toMatch(/again in 1[45] min/)
    await queue('other@example.com')
    await site('mail', 'retry')
    await send()
    expect(await site('mail', 'status')).toContain('held: no')
    expect(await read(...reports)).toContain('refused by policy 0, counted before 3')
    expect(await site('mail', 'status')).toContain('held: no')
  })

  it('goes on where the server refuses the mail that tries', async () => {
    const quotes = (await sent(to)).get(to) ?? ''
    await read(bounceMessage({ ...refused, quotes, date: ago(minute) }))
    smtp.state.message = '554 5.7.1 no'
    await queue('other@two.example')
    await site('mail', 'retry')
    await send()
    expect(await site('mail', 'status')).toMatch(/^held: yes.*: 554 5\.7\.1, for .*; tried 1 times/m)
  })

  it('does not hold it for what is old or undated, about a mail that we never sent, or no refusal of us', async () => {
    const host = (at: number) => `reader@host${at}.example`
    const ids = await sent(...Array.from({ length: 6 }, (_, at) => host(at)))
    const of = (at: number) => ({ ...refused, to: host(at), quotes: ids.get(host(at)) ?? '', date: ago(0) })
    const forged = `<mail-1-${Date.now().toString(36)}-${'0'.repeat(24)}@kawara.example>`
    const printed = await read(
      bounceMessage({ ...of(0), date: ago(2 * day) }),
      bounceMessage({ ...of(1), date: ago(-2 * day) }),
      bounceMessage({ ...of(2), date: 'soon' }),
      bounceMessage({ ...of(3), to: 'somebody@else.example' }),
      bounceMessage({ ...of(4), status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 full' }),
      bounceMessage({ ...of(5), action: 'delayed' }),
      bounceMessage({ ...refused, quotes: forged, date: ago(0) }),
      bounceMessage({ ...refused, date: ago(0) }),
    )
    expect(printed).toContain('bounces 1, complaints 0, refused by policy 6')
    expect(printed).not.toContain('The queue is held')
    expect(await site('mail', 'status')).toContain('held: no')
    await queue('other@two.example')
    expect(await send(minute)).toBe(7)
    expect(faultsIn(log)).toEqual([])
  })

  it('counts once for a mail, however many reports there are of it', async () => {
    const quotes = (await sent(to)).get(to) ?? ''
    const report = () => bounceMessage({ ...refused, quotes, date: ago(0) })
    expect(await read(report(), report(), report())).toContain('refused by policy 1, counted before 2')
    expect(await site('mail', 'status')).toMatch(/again in (?:1 min|\d\d s)$/m)
  })
})
