import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFakeSmtp, readMail, type FakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { until } from '../../../../tests/support/until.ts'
import { MailRefused, MailServerAway, PolicyRefused, type Mail, type Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const from = '瓦版 <news@kawara.example>'
const mail: Mail = {
  id: '7-abc',
  to: 'reader@example.com',
  subject: '「瓦版」募集がはじまりました：ミナモ・プロトコルの先行販売、十月一日より受付開始',
  text: '水面の募集が始まりました。\n.\n..点で始まる行\nhttps://kawara.example/ico/minamo?a=1&b=2\n',
  html: '<p>水面の募集が<b>始まりました</b>。</p>',
  headers: {
    'List-Unsubscribe': `<https://www.kawara.example/follow/stop?proof=${'a1b2'.repeat(40)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

let smtp: FakeSmtp
let mailer: Mailer
const mailerThatWaits = (timeoutMilliseconds: number) =>
  smtpMailer({ url: smtp.url, from, timeoutMilliseconds })
beforeEach(async () => {
  smtp = await openFakeSmtp()
  mailer = mailerThatWaits(60_000)
})
afterEach(async () => {
  await mailer.close()
  await smtp.close()
})

const failureOf = async (sent: Mail): Promise<unknown> =>
  mailer.send(sent).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a mail', () => {
  it('arrives unchanged, also in Japanese', async () => {
    await mailer.send(mail)
    const [got] = smtp.received
    expect(got).toMatchObject({ from: 'news@kawara.example', to: ['reader@example.com'] })
    const { headers, subject, text, html } = readMail(got?.raw ?? '')
    expect({ subject, text, html }).toEqual({
      subject: mail.subject,
      text: mail.text.trimEnd(),
      html: mail.html,
    })
    expect(headers.get('from')).toBe('瓦版 <news@kawara.example>')
    expect(headers.get('to')).toBe('reader@example.com')
    expect(headers.get('message-id')).toBe('<mail-7-abc@kawara.example>')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('list-unsubscribe')).toBe(mail.headers['List-Unsubscribe'])
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('consists of 7-bit lines, which every server accepts', async () => {
    await mailer.send({ ...mail, text: 'あ'.repeat(5_000), html: `<p>${'x'.repeat(5_000)}</p>` })
    const raw = smtp.received[0]?.raw ?? ''
    expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999)
  })

  it('keeps its Message-ID when it is sent again', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    const ids = smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'))
    expect(ids).toEqual(['<mail-7-abc@kawara.example>', '<mail-7-abc@kawara.example>'])
  })

  it('reuses an open connection', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, id: '8' })
    expect(smtp.received).toHaveLength(2)
    expect(smtp.commands.filter((command) => command.startsWith('EHLO'))).toHaveLength(1)
  })
})

describe('no part of a mail can add a header line:', () => {
  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085'])(
    'a subject with %j is put on one',
    async (end) => {
      await mailer.send({ ...mail, subject: `News${end}Bcc: other@example.com` })
      const [got] = smtp.received
      expect(got?.to).toEqual(['reader@example.com'])
      const { headers, subject, text } = readMail(got?.raw ?? '')
      expect(headers.has('bcc')).toBe(false)
      expect(subject).toBe('News Bcc: other@example.com')
      expect(text).toBe(mail.text.trimEnd())
    },
  )

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com b@example.com',
    'A <a@example.com>',
    '"a b"@example.com',
    'a@b@example.com',
    'a@example.com\0',
    'a@[127.0.0.1]',
    'group: a@example.com;',
    'nobody',
    '',
  ])('the recipient %j is refused', async (to) => {
    expect(await failureOf({ ...mail, to })).toBeInstanceOf(MailRefused)
    expect(smtp.commands).toEqual([])
  })

  it.each([
    { 'X-Note': 'a\r\nBcc: b@example.com' },
    { 'X-Note': 'a\nb' },
    { 'X-Note': 'a\rb' },
    { 'X-Note\r\nBcc': 'b@example.com' },
    { 'X-Note: x\r\nBcc': 'b@example.com' },
    { 'X Note': 'a' },
    { Bcc: 'b@example.com' },
    { to: 'b@example.com' },
    { From: 'b@example.com' },
    { 'Content-Type': 'text/plain' },
    { 'Message-Id': '<a@b>' },
  ])('the header %j is refused', async (headers) => {
    expect(await failureOf({ ...mail, headers })).toBeInstanceOf(MailRefused)
    expect(smtp.commands).toEqual([])
  })

  it('the header has the same lines whatever the subject contains', async () => {
    const names = (raw: string) => [...readMail(raw).headers.keys()]
    await mailer.send(mail)
    const expected = names(smtp.received[0]?.raw ?? '')
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.oneof(fc.constantFrom('\r', '\n', ':', ' ', '=?', '?='), fc.string()) }),
        async (subject) => {
          smtp.received.length = 0
          await mailer.send({ ...mail, subject: `x${subject}` })
          expect(names(smtp.received[0]?.raw ?? '')).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a mail that is not sent', () => {
  it.each([
    ['550 5.1.1 <reader@example.com> unknown', MailRefused, '550 5.1.1'],
    ['553 reader@example.com: no such mailbox', MailRefused, '553'],
    ['451 4.7.1 reader@example.com greylisted', Error, '451 4.7.1'],
    ['452 mailbox of reader@example.com full', Error, '452'],
    ['421 reader@example.com: closing', MailServerAway, '421'],
  ])('is reported only by the code of "%s"', async (reply, kind, message) => {
    smtp.state.recipients.set(mail.to, reply)
    const failure = await failureOf(mail)
    expect(failure).toBeInstanceOf(kind)
    expect(failure).toMatchObject({ message })
    expect(failure instanceof MailRefused).toBe(kind === MailRefused)
    expect(failure instanceof MailServerAway).toBe(kind === MailServerAway)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('reader@')
  })

  it('is refused for good if its content is refused', async () => {
    smtp.state.message = '554 5.6.0 cannot be read'
    expect(await failureOf(mail)).toEqual(new MailRefused('554 5.6.0'))
  })

  it.each(['554 5.7.1 no', '550 5.0.0 your address is on a blocklist'])(
    'may be tried again when it is us who are not wanted: %s',
    async (reply) => {
      smtp.state.message = reply
      expect(await failureOf(mail)).toEqual(new PolicyRefused(reply.slice(0, 9)))
      smtp.state.message = '250 taken'
      smtp.state.recipients.set(mail.to, reply)
      expect(await failureOf(mail)).toBeInstanceOf(PolicyRefused)
    },
  )

  it('may be retried if the sender is refused, because an operator can fix that', async () => {
    smtp.state.sender = '550 5.7.1 not from here'
    expect(await failureOf(mail)).toEqual(new PolicyRefused('550 5.7.1'))
    smtp.state.sender = '550 not from here'
    expect(await failureOf(mail)).toEqual(new MailServerAway('550'))
    smtp.state.sender = '250 ok'
    await mailer.send(mail)
    expect(smtp.received).toHaveLength(1)
  })

  it.each(['busy', 'silent', 'cutting'] as const)(
    'may be tried again when the server is %s',
    async (behaviour) => {
      mailer = mailerThatWaits(2_000)
      smtp.state.behaviour = behaviour
      expect(await failureOf(mail)).toBeInstanceOf(MailServerAway)
      expect(smtp.received).toEqual([])
      smtp.state.behaviour = 'well'
      await mailer.send(mail)
      expect(smtp.received).toHaveLength(1)
    },
  )

  it('may be retried if the server is unreachable', async () => {
    await smtp.leave()
    expect(await failureOf(mail)).toEqual(new MailServerAway('ECONNREFUSED'))
    await smtp.comeBack()
    await mailer.send(mail)
    expect(smtp.received).toHaveLength(1)
  })

  it('does not block the next mail after a refusal', async () => {
    smtp.state.recipients.set(mail.to, '550 no')
    expect(await failureOf(mail)).toBeInstanceOf(MailRefused)
    await mailer.send({ ...mail, id: '8', to: 'other@example.com' })
    expect(smtp.received.map(({ to }) => to)).toEqual([['other@example.com']])
  })
})

describe('the server', () => {
  it('gets the user and the password of the URL', async () => {
    const known = smtpMailer({ url: `smtp://me:p%40ss%3A@127.0.0.1:${smtp.port}`, from })
    await known.send(mail)
    await known.close()
    const [, , login = ''] = smtp.commands.find((command) => command.startsWith('AUTH'))?.split(' ') ?? []
    expect(Buffer.from(login, 'base64').toString()).toBe('\0me\0p@ss:')
  })

  it('gets no data without TLS if TLS is required', async () => {
    const strict = smtpMailer({ url: `smtp://me:hunter2@127.0.0.1:${smtp.port}?requireTLS=true`, from })
    await expect(strict.send(mail)).rejects.toBeInstanceOf(MailServerAway)
    await strict.close()
    expect(smtp.commands.filter((command) => /^(?:AUTH|MAIL)/.test(command))).toEqual([])
  })

  it('without TLS gets no data under smtps://', async () => {
    const secure = smtpMailer({ url: `smtps://127.0.0.1:${smtp.port}`, from, timeoutMilliseconds: 2_000 })
    await expect(secure.send(mail)).rejects.toBeInstanceOf(MailServerAway)
    await secure.close()
    expect(smtp.received).toEqual([])
  })

  it('gets the mails being sent when the mailer closes, and no further ones', async () => {
    const sending = mailer.send(mail)
    await until(() => expect(smtp.commands.join()).toContain('MAIL'))
    await mailer.close()
    await sending
    expect(smtp.received).toHaveLength(1)
    expect(await failureOf(mail)).toBeInstanceOf(MailServerAway)
  })

  it('that hangs does not delay the closing of the mailer', async () => {
    mailer = mailerThatWaits(2_000)
    smtp.state.behaviour = 'silent'
    const failure = failureOf(mail)
    await until(() => expect(smtp.commands.join()).toContain('DATA'))
    await mailer.close()
    expect(await failure).toEqual(new MailServerAway('ECONNECTION'))
  })
})

it('an error about unreadable settings does not quote them', () => {
  expect(() => smtpMailer({ url: 'http://me:hunter2@mail.example', from })).toThrow(
    /^The mail settings cannot be read\.$/,
  )
})
