import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bounceMessage, complaintMessage, mailboxOf } from '../../../../../tests/support/bounce-messages.ts'
import { emptyMails } from '../../../../../tests/support/empty-mails.ts'
import { openTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { Database } from '../../../database/database.ts'
import { mailFigures } from '../mail-figures.store.ts'
import { mailIdentity } from '../mail-identity.ts'
import { mailQueue } from '../mail-queue.store.ts'
import { messagesIn } from './report-files.ts'
import { takeReports } from './take-reports.ts'

let database: Database
let directory: string
const now = () => new Date('2026-05-01T00:00:00Z')
const identity = mailIdentity('a secret of the test')
const { put } = mailQueue({ identity })

beforeAll(async () => {
  database = await openTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kawara-bounces-'))
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
beforeEach(() => database.script(emptyMails))

const takePath = (path: string) =>
  takeReports(messagesIn(path), {
    database,
    identity,
    now,
    addressOf: async (proof) => (proof === 'stop-7-abc' ? 'linked@example.com' : undefined),
  })
async function take(...messages: readonly string[]) {
  const path = join(directory, 'box.mbox')
  await writeFile(path, mailboxOf(messages))
  return takePath(path)
}
const queue = (...addresses: readonly string[]) =>
  put(
    addresses.map((to) => ({ to, subject: 'News', text: 'News', html: '<p>News</p>', headers: {} })),
    now(),
    database,
  )
const waiting = async () =>
  (await database.query<{ recipient: string }>('select recipient from mails order by 1')).map(
    ({ recipient }) => recipient,
  )
/** Whether a new mail would be queued. */
async function isSuppressed(email: string): Promise<boolean> {
  await database.script('delete from mails')
  await queue(email)
  return (await waiting()).length === 0
}
const to = 'reader@example.com'

describe('a bounce', () => {
  it.each(['5.1.1', '5.1.2', '5.1.3', '5.1.10'])(
    'with %s ends mail to its address at once',
    async (status) => {
      await queue(to, 'READER@example.com', 'other@example.com')
      expect(await take(bounceMessage({ to, status }))).toMatchObject({
        bounces: 1,
        suppressed: 1,
        dropped: 2,
      })
      expect(await waiting()).toEqual(['other@example.com'])
      expect(await isSuppressed('Reader@Example.com')).toBe(true)
      expect((await mailFigures(now(), database)).suppressed).toEqual({ bounce: 1 })
    },
  )

  it.each(['5.2.2', '5.0.0', '5.4.4', '4.4.7'])('with %s ends it with the third', async (status) => {
    const diagnostic = `smtp; ${status.startsWith('4') ? '451' : '550'} unwilling`
    for (const _ of [1, 2]) await take(bounceMessage({ to, status, diagnostic }))
    expect(await isSuppressed(to)).toBe(false)
    await take(bounceMessage({ to, status, diagnostic }))
    expect(await isSuppressed(to)).toBe(true)
  })

  it('counts once however often and in whichever file it is read', async () => {
    const message = bounceMessage({ to, status: '5.2.2' })
    await take(message, message)
    const single = join(directory, 'one.eml')
    await writeFile(single, message)
    expect(await takePath(single)).toMatchObject({ messages: 1, bounces: 0, known: 1 })
    expect(await isSuppressed(to)).toBe(false)
  })

  it.each([
    ['5.7.1', 'smtp; 550 5.7.1 not you'],
    ['5.0.0', 'smtp; 554 blocked using zen.spamhaus.org'],
    ['5.1.8', 'smtp; 550 5.1.8 sender domain'],
    ['4.7.0', 'smtp; 451 4.7.0 later'],
  ])('that is about us (%s) ends nothing, however often it comes', async (status, diagnostic) => {
    const messages = Array.from({ length: 5 }, () => bounceMessage({ to, status, diagnostic }))
    expect(await take(...messages)).toMatchObject({ bounces: 0, policy: 5, suppressed: 0 })
    expect(await isSuppressed(to)).toBe(false)
    expect((await mailFigures(now(), database)).bouncesInADay).toEqual({ policy: 5 })
  })

  it.each(['delayed', 'delivered', 'relayed'])('is none when the mail was %s', async (action) => {
    expect(await take(bounceMessage({ to, status: '5.1.1', action }))).toMatchObject({
      bounces: 0,
      others: 1,
    })
  })

  it('is told by what the other server said where the report says little', async () => {
    await take(bounceMessage({ to, status: '5.0.0', diagnostic: 'smtp; 550-5.1.1 no such user' }))
    expect(await isSuppressed(to)).toBe(true)
  })

  it('of somebody who has mail sent on is theirs', async () => {
    await take(bounceMessage({ to, finalTo: 'elsewhere@example.org', status: '5.1.1' }))
    expect(await isSuppressed(to)).toBe(true)
    expect(await isSuppressed('elsewhere@example.org')).toBe(false)
  })

  it('of a tag that a server does not know ends nothing for the address without it', async () => {
    await take(bounceMessage({ to: 'reader+news@example.com', status: '5.1.1' }))
    expect(await isSuppressed('reader+news@example.com')).toBe(true)
    expect(await isSuppressed(to)).toBe(false)
  })
})

describe('a complaint', () => {
  it('ends mail to whoever reads that mailbox', async () => {
    expect(await take(complaintMessage({ to: 'reader+x@example.com' }))).toMatchObject({ complaints: 1 })
    for (const written of [to, 'READER+y@example.com']) expect(await isSuppressed(written)).toBe(true)
    expect((await mailFigures(now(), database)).suppressed).toEqual({ complaint: 1 })
  })

  it('that does not say whose it is is known by the link to stop', async () => {
    const unsubscribe = 'https://www.kawara.example/api/follow/stop?token=stop-7-abc'
    await take(complaintMessage({ unsubscribe }))
    expect(await isSuppressed('linked@example.com')).toBe(true)
    expect(await take(complaintMessage({ unsubscribe: unsubscribe.replace('7', '8') }))).toMatchObject({
      complaints: 0,
      others: 1,
    })
  })

  it('is none when it says that something is no spam', async () => {
    expect(await take(complaintMessage({ to, type: 'not-spam' }))).toMatchObject({ complaints: 0, others: 1 })
    expect(await isSuppressed(to)).toBe(false)
  })
})

describe('what came back', () => {
  it('is found in a directory of mailboxes and messages', async () => {
    const maildir = join(directory, 'maildir')
    await mkdir(join(maildir, 'new'), { recursive: true })
    await writeFile(join(maildir, 'new', '1.host'), bounceMessage({ to, status: '5.1.1' }))
    await writeFile(
      join(maildir, 'old.mbox'),
      mailboxOf([
        complaintMessage({ to: 'a@example.com' }),
        bounceMessage({ to: 'b@example.com', status: '5.1.1' }),
      ]),
    )
    expect(await takePath(maildir)).toMatchObject({ messages: 3, bounces: 2, complaints: 1, suppressed: 3 })
  })

  it('may be anything', async () => {
    const deep = Array.from(
      { length: 300 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    )
    const message = bounceMessage({ to, status: '5.1.1' })
    const answers = await take(
      'Subject: I am away\r\n\r\nBack on Monday',
      '',
      deep.join(''),
      'x'.repeat(3_000_000),
      message.slice(0, message.indexOf('Final-Recipient')),
      message.replace('rfc822; reader@example.com', 'rfc822; <script>'),
      message.replaceAll('delivery-status', 'delivery-stat'),
      '\0\xff'.repeat(1_000),
    )
    expect(answers).toMatchObject({ bounces: 0, complaints: 0, suppressed: 0 })
    expect(answers.others).toBe(answers.messages)
  })
})
