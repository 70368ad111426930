import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMail } from '../../../../tests/support/fake-smtp.ts'
import { MailRefused, type Mail, type Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'

const mail: Mail = {
  id: '12-abc',
  to: 'reader@example.com',
  subject: '募集がはじまりました',
  text: '本日より受付開始です。\nhttps://kawara.example/ico/minamo',
  html: '<p>本日より受付開始です。</p>',
  headers: { 'List-Unsubscribe': '<https://www.kawara.example/follow/stop>' },
}

let data: string
let directory: string
let mailer: Mailer
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'kawara-outbox-'))
  directory = join(data, 'outbox')
  const now = () => new Date('2026-05-01T09:30:00.250Z')
  mailer = outboxMailer({ directory, from: 'Kawara <no-reply@localhost>', now })
})
afterEach(async () => {
  await mailer.close()
  await rm(data, { recursive: true })
})

it('a partially written mail is replaced when it is sent again', async () => {
  const time = new Date('2026-05-01T09:30:00.250Z')
  const sent = outboxMailer({ directory, from: 'no-reply@localhost', now: () => time })
  await sent.send({ ...mail, id: '1-a' })
  await writeFile(join(directory, '12-abc.part'), 'To: rea')
  time.setUTCMinutes(31)
  await sent.send(mail)
  expect(await readdir(directory)).toEqual(['20260501T093000250Z-1-a.eml', '20260501T093100250Z-12-abc.eml'])
})

it('complete mails are deleted by age, partial ones are not', async () => {
  const old = new Date('2026-04-01T00:00:00Z')
  await mailer.send(mail)
  for (const name of ['old.eml', 'half.part', 'note.txt']) {
    await writeFile(join(directory, name), 'x')
    await utimes(join(directory, name), old, old)
  }
  await mailer.deleteSentBefore?.(new Date('2026-04-15T00:00:00Z'))
  expect(await readdir(directory)).toEqual(['20260501T093000250Z-12-abc.eml', 'half.part', 'note.txt'])
})

it('a mail becomes one file named after its time and id, without leftovers', async () => {
  await mailer.send(mail)
  await mailer.send({ ...mail, id: '13-abc' })
  expect(await readdir(directory)).toEqual([
    '20260501T093000250Z-12-abc.eml',
    '20260501T093000250Z-13-abc.eml',
  ])
})

it('the file is a complete mail that mail programs can read', async () => {
  await mailer.send(mail)
  const [name = ''] = await readdir(directory)
  const { headers, subject, text, html } = readMail(await readFile(join(directory, name), 'utf8'))
  expect({ subject, text, html }).toEqual({ subject: mail.subject, text: mail.text, html: mail.html })
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Kawara <no-reply@localhost>',
    to: 'reader@example.com',
    date: 'Fri, 01 May 2026 09:30:00 +0000',
    'message-id': '<mail-12-abc@localhost>',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': '<https://www.kawara.example/follow/stop>',
  })
})

it('only the user of the site’s process can read the file', async () => {
  await mailer.send(mail)
  const [name = ''] = await readdir(directory)
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
})

it.each([
  { id: '../../secret' },
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { headers: { 'X-Note': 'a\nBcc: b@example.com' } },
])('%j is refused, and no file is written', async (change) => {
  await expect(mailer.send({ ...mail, ...change })).rejects.toBeInstanceOf(MailRefused)
  await expect(readdir(data)).resolves.toEqual([])
})
