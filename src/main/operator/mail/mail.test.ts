import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bounceMessage, complaintMessage, mailboxOf } from '../../../../tests/support/bounce-messages.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import type { Database } from '../../../api/database/database.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const site = (...input: string[]) => desk.stated(...input)
const queue = (...addresses: readonly string[]) =>
  desk.queueMails(addresses, new Date(Date.now() - 3 * 3_600_000))
const count = (sql: string) =>
  desk.withDatabase(async (database) => (await database.query(`select 1 from ${sql}`)).length)

describe('the operator', () => {
  it('sees what waits, for how long, and that nothing is held', async () => {
    await queue('a@example.com', 'b@example.com', 'c@example.com')
    const out = await site('mail', 'status')
    expect(out).toContain('held: no\n')
    expect(out).toContain('waiting: 3, the oldest for 3 h')
    expect(out).toContain('suppressed: 0 (bounce 0, complaint 0, operator 0)')
  })

  it('sees why the queue is held, and has it tried at once', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    await desk.withDatabase(async (database) => {
      await database.query(
        `update mail_queue set held_by = 'policy', held_reason = '554 5.7.1', held_since = now(), tries = 2, try_after = $1`,
        [inAnHour],
      )
      await database.query('update mails set send_after = $1', [inAnHour])
    })
    expect(await site('mail', 'status')).toMatch(
      /^held: yes, the mail server refuses our mails by policy: 554 5\.7\.1, for \d+ s; tried 2 times, again in 60 min$/m,
    )
    expect(await site('mail', 'retry')).toBe('3 mails are due now.\n')
    expect(await site('mail', 'status')).toContain('again now')
    expect(await count('mails where send_after <= now()')).toBe(3)
  })

  it('ends mail to an address, whatever its tag, and allows it again', async () => {
    await queue('reader@example.com', 'Reader+x@example.com')
    expect(await site('mail', 'suppress', 'ＲＥＡＤＥＲ＠example.com', '--reason', 'asked by phone')).toBe(
      'The address gets no mail from now on; 2 waiting mails were dropped.\n',
    )
    expect(await site('mail', 'suppress', 'reader@example.com')).toContain(
      'The address was suppressed already',
    )
    await queue('reader@example.com')
    expect(await count(`mails where lower(recipient) like 'reader%'`)).toBe(0)
    expect(await site('mail', 'allow', 'reader@example.com')).toBe('The address can get mail again.\n')
    expect(await site('mail', 'allow', 'reader@example.com')).toBe('The address was not suppressed.\n')
    await queue('reader@example.com')
    expect(await count(`mails where recipient = 'reader@example.com'`)).toBe(1)
  })

  it('has bounces and complaints read, once', async () => {
    const path = desk.pathOf('bounces.mbox')
    await queue('gone@example.com')
    await writeFile(
      path,
      mailboxOf([
        bounceMessage({ to: 'gone@example.com', status: '5.1.1' }),
        bounceMessage({ to: 'well@example.com', status: '5.7.1' }),
        complaintMessage({ to: 'angry@example.com' }),
        'Subject: Out of office\r\n\r\nBack soon',
      ]),
    )
    expect(await site('bounces', 'read', path)).toBe(
      'messages 4: bounces 1, complaints 1, refused by policy 1, counted before 0, other mails 1\n' +
        '2 addresses get no mail from now on; 1 waiting mails were dropped\n' +
        'Refusals by policy are about this site, not about the addresses: no address was suppressed for them.\n',
    )
    expect(await site('bounces', 'read', path)).toContain(
      'bounces 0, complaints 1, refused by policy 0, counted before 2',
    )
    expect(await site('mail', 'status')).toContain('suppressed: 2 (bounce 1, complaint 1, operator 0)')
    const missing = await desk.site('bounces', 'read', desk.pathOf('none'))
    expect([missing.code, missing.error]).toEqual([1, expect.stringMatching(/^There is no file .*none\.\n$/)])
  })

  it('erases everything of an address, and prints what it deleted', async () => {
    const outbox = desk.pathOf('data/outbox')
    await mkdir(outbox, { recursive: true })
    await writeFile(join(outbox, '1.eml'), 'From: a\r\nTo: Leaver@example.com\r\n\r\nx')
    await writeFile(join(outbox, '2.eml'), 'From: a\r\nTo: stayer@example.com\r\n\r\nTo: leaver@example.com')
    await queue('Leaver@example.com', 'stayer@example.com')
    await desk.withDatabase(async (database) => {
      await follow(database, 'leaver@example.com')
      await follow(database, 'stayer@example.com')
    })
    await site('mail', 'suppress', 'leaver@example.com')
    await queue('stayer@example.com')
    expect(await site('followers', 'erase', 'LEAVER@example.com')).toBe(
      'deleted: follows 1, requests 1, queued mails 0, bounces 0, files of the outbox 1\n' +
        'kept: a hash of the address, so that it gets no mail (operator); "mail allow" deletes the hash\n',
    )
    expect(await readdir(outbox)).toEqual(['2.eml'])
    expect(await count('follows')).toBe(1)
    expect(await site('followers', 'erase', 'stayer@example.com')).toContain(
      'deleted: follows 1, requests 1, queued mails 2, bounces 0, files of the outbox 1',
    )
    const dumped = await desk.withDatabase(async (database) =>
      JSON.stringify(
        await Promise.all(
          ['follows', 'follow_requests', 'mails', 'stop_askings', 'mail_bounces'].map((table) =>
            database.query(`select * from ${table}`),
          ),
        ),
      ),
    )
    expect(dumped).not.toMatch(/leaver|stayer/i)
  })
})

async function follow(database: Database, email: string): Promise<void> {
  await database.query(
    `with added as (
       insert into follows (email, email_key, language, status, status_at) values ($1, $1, 'ja', 0, now()) returning follow_id
     )
     insert into follow_requests (follow_id, browser, mailed_at) select follow_id, '\\x00', now() from added`,
    [email],
  )
}
