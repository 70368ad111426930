import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  faultLines,
  openContactSite,
  operatorEmail,
  written,
  type ContactSite,
} from '../../../tests/support/contact-site.ts'
import en from '../../words/en/contact.ts'
import ja from '../../words/ja/contact.ts'
import ko from '../../words/ko/contact.ts'
import zh from '../../words/zh/contact.ts'

let site: ContactSite

beforeAll(async () => {
  site = await openContactSite()
})
afterAll(() => site.close())

const hosts = { ja: 'www.localhost', en: 'en.localhost', ko: 'ko.localhost', zh: 'zh.localhost' }

describe('a message', () => {
  it('is stored, forwarded to the operator, and acknowledged to its sender without quoting it', async () => {
    const answer = await site.send(
      { ...written, item: 'hinode-grid', name: 'Free coins at https://spam.example' },
      { host: 'en.localhost' },
    )
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'received' }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const [row] = await site.rows()
    expect(row).toMatchObject({
      folder: 'inbox',
      purpose: 'press',
      item_id: 'hinode-grid',
      email: 'hana@example.com',
      message: written.message,
      language: 'en',
    })

    const [forwarded] = await site.mailsTo(operatorEmail)
    expect(forwarded?.headers).toMatchObject({ 'Reply-To': 'hana@example.com' })
    expect(forwarded?.subject).toContain(ja.press)
    for (const text of ['hana@example.com', '二行目です。', 'hinode-grid', 'Free coins'])
      expect(forwarded?.text).toContain(text)

    const [received] = await site.mailsTo('hana@example.com')
    expect(received?.text).toContain(en.press)
    for (const text of ['spam.example', 'Free coins', '二行目', 'hinode'])
      expect(JSON.stringify(received)).not.toContain(text)
    expect(received?.headers).not.toHaveProperty('Reply-To')
  })

  it.each([
    ['ja', ja],
    ['en', en],
    ['ko', ko],
    ['zh', zh],
  ] as const)('lists all errors in %s, in the sentences of the form', async (language, words) => {
    const host = hosts[language]
    expect(faultLines(await site.send({}, { host }))).toEqual([
      `purpose: ${words.choosePurpose}`,
      `name: ${words.enterName}`,
      `email: ${words.enterEmail}`,
      `message: ${words.enterMessage}`,
    ])
    const request = { ...written, purpose: 'ads' }
    expect(faultLines(await site.send({ ...request, email: 'a@b' }, { host }))).toEqual([
      `email: ${words.correctEmail}`,
      `url: ${words.enterUrl}`,
    ])
    expect(faultLines(await site.send({ ...request, url: 'a b' }, { host }))).toEqual([
      `url: ${words.correctUrl}`,
    ])
  })

  it('cannot add a header to a mail', async () => {
    for (const field of ['name', 'email', 'purpose', 'url', 'item', 'sending']) {
      const answer = await site.send({ ...written, [field]: 'a@b.example\r\nBcc: you@example.com' })
      expect(answer, field).toBeProblem('invalid_input')
      expect(faultLines(answer), field).toEqual([expect.stringMatching(new RegExp(`^${field}: `))])
    }
    expect(faultLines(await site.send({ ...written, name: 'a\nb' }))).toEqual([
      `name: ${ja.name}に使えない文字が含まれています。`,
    ])
  })

  it('accepts addresses as people type them', async () => {
    const input = { ...written, email: '　ｈａｎａ＠例え．テスト', message: 'full width' }
    expect((await site.send(input)).statusCode).toBe(200)
    const address = 'hana@xn--r8jz45g.xn--zckzah'
    expect((await site.rows()).at(-1)).toMatchObject({ email: address })
    expect(await site.mailsTo(address)).toHaveLength(1)
  })

  it('that is sent again is stored once, and one that was changed in between is stored too', async () => {
    const before = (await site.rows()).length
    const input = { ...written, email: 'again@example.com', sending: 'abc' }
    const answers = await Promise.all([site.send(input), site.send(input), site.send(input)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await site.rows()).toHaveLength(before + 1)
    expect(await site.mailsTo('again@example.com')).toHaveLength(1)
    await site.send({ ...input, message: 'Changed' })
    expect(await site.rows()).toHaveLength(before + 2)
  })

  it('needs a signature, and no other call reads what was written', async () => {
    const unsigned = await site.app.inject({ method: 'POST', url: '/api/contact', payload: written })
    expect(unsigned).toBeProblem('signature_invalid')
    const read = await site.app.inject({ url: '/api/contact?email=hana@example.com' })
    expect(read).toBeProblem('method_not_allowed')
  })

  it('that looks like the work of a bot gets the usual reply, and is filed as junk without a mail', async () => {
    const trapped = await site.send({ ...written, email: 'bot@example.com', topic: 'Buy now' })
    const hasty = await site.send({ ...written, email: 'bot@example.com', message: 'x', elapsed: 120 })
    for (const answer of [trapped, hasty])
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'received' }])
    expect((await site.rows()).slice(-2).map(({ folder }) => folder)).toEqual(['junk', 'junk'])
    expect(await site.mailsTo('bot@example.com')).toEqual([])
  })

  it('is in no log, nor is the address of its sender', () => {
    expect(JSON.stringify(site.log)).not.toMatch(/hana@|上野|引用/)
  })
})
