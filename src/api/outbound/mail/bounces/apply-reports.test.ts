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
import { applyReports } from './apply-reports.ts'
import { messagesIn } from './report-files.ts'

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
  applyReports(messagesIn(path), {
    database,
    identity,
    now,
    addressOf: async (proof) => (proof === 'stop-7-abc' ? 'linked@example.com' : undefined),
  })
async function applyMessages(...messages: readonly string[]) {
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
      expect(await applyMessages(bounceMessage({ to, status }))).toMatchObject({
        bounces: 1,
        suppressed: 1,
        dropped: 2,
      })
      expect(await waiting()).toEqual(['other@example.com'])
      expect(await isSuppressed('Reader@Example.com')).toBe(true)
      expect((await mailFigures(now(), database)).suppressed).toEqual({ bounce: 1 })
    },
  )

  it.each(['5.2.2', '5.0.0', '5.4.4', '4.4.7'])(
    'with %s suppresses the address with the third',
    async (status) => {
      const diagnostic = `smtp; ${status.startsWith('4') ? '451' : '550'} unwilling`
      for (const _ of [1, 2]) await applyMessages(bounceMessage({ to, status, diagnostic }))
      expect(await isSuppressed(to)).toBe(false)
      await applyMessages(bounceMessage({ to, status, diagnostic }))
      expect(await isSuppressed(to)).toBe(true)
    },
  )

  it('counts once, however often and from whichever file it is read', async () => {
    const message = bounceMessage({ to, status: '5.2.2' })
    await applyMessages(message, message)
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
    expect(await applyMessages(...messages)).toMatchObject({ bounces: 0, policy: 5, suppressed: 0 })
    expect(await isSuppressed(to)).toBe(false)
    expect((await mailFigures(now(), database)).bouncesInADay).toEqual({ policy: 5 })
  })

  it.each(['delayed', 'delivered', 'relayed'])('is not counted if the mail was %s', async (action) => {
    expect(await applyMessages(bounceMessage({ to, status: '5.1.1', action }))).toMatchObject({
      bounces: 0,
      others: 1,
    })
  })

  it('is classified by the text of the remote server where the status is vague', async () => {
    await applyMessages(bounceMessage({ to, status: '5.0.0', diagnostic: 'smtp; 550-5.1.1 no such user' }))
    expect(await isSuppressed(to)).toBe(true)
  })

  it('after forwarding counts for the address the mail was sent to', async () => {
    await applyMessages(bounceMessage({ to, finalTo: 'elsewhere@example.org', status: '5.1.1' }))
    expect(await isSuppressed(to)).toBe(true)
    expect(await isSuppressed('elsewhere@example.org')).toBe(false)
  })

  it('of an unknown tag does not suppress the address without the tag', async () => {
    await applyMessages(bounceMessage({ to: 'reader+news@example.com', status: '5.1.1' }))
    expect(await isSuppressed('reader+news@example.com')).toBe(true)
    expect(await isSuppressed(to)).toBe(false)
  })
})

describe('a complaint', () => {
  it('suppresses the whole mailbox', async () => {
    expect(await applyMessages(complaintMessage({ to: 'reader+x@example.com' }))).toMatchObject({
      complaints: 1,
    })
    for (const written of [to, 'READER+y@example.com']) expect(await isSuppressed(written)).toBe(true)
    expect((await mailFigures(now(), database)).suppressed).toEqual({ complaint: 1 })
  })

  it('without an address is matched by the unsubscribe link', async () => {
    const unsubscribe = 'https://www.kawara.example/api/follow/stop?token=stop-7-abc'
    await applyMessages(complaintMessage({ unsubscribe }))
    expect(await isSuppressed('linked@example.com')).toBe(true)
    expect(
      await applyMessages(complaintMessage({ unsubscribe: unsubscribe.replace('7', '8') })),
    ).toMatchObject({
      complaints: 0,
      others: 1,
    })
  })

  it('is ignored when it reports that something is not spam', async () => {
    expect(await applyMessages(complaintMessage({ to, type: 'not-spam' }))).toMatchObject({
      complaints: 0,
      others: 1,
    })
    expect(await isSuppressed(to)).toBe(false)
  })
})

describe('returned messages', () => {
  it('are found in a directory of mailboxes and messages', async () => {
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

  it('may contain anything', async () => {
    const deep = Array.from(
      { length: 300 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    )
    const message = bounceMessage({ to, status: '5.1.1' })
    const answers = await applyMessages(
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
