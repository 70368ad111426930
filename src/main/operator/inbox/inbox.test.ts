import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { putMessage } from '../../../api/contact/contact-messages.store.ts'
import ko from '../../../words/ko/server/contact-mails.ts'

let desk: OperatorDesk
const at = (minute: number) => new Date(Date.UTC(2026, 3, 16, 8, minute))

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    const person = {
      folder: 'inbox',
      purpose: 'press',
      itemId: 'hinode-grid',
      name: '김하나',
      url: null,
      email: 'hana@example.com',
      message: '표를 인용해도 될까요?\n감사합니다.',
      language: 'ko',
      isNotified: false,
    } as const
    await putMessage(
      { ...person, sending: new Uint8Array([1]), caller: Buffer.from('aaaaaaaa', 'hex'), now: at(0) },
      database,
    )
    await putMessage(
      {
        ...person,
        message: 'Buy followers',
        folder: 'junk',
        sending: new Uint8Array([2]),
        caller: Buffer.from('bbbbbbbb', 'hex'),
        now: at(1),
      },
      database,
    )
    await database.query(
      `insert into contact_messages
         (sending, folder, purpose, name, email, message, language, caller, is_told, received_at)
       select decode(lpad(to_hex(n), 8, '0'), 'hex'), 'inbox', 'ads', 'Lucky', 'spam@casino.example',
         'Win BIG at our Casino number ' || n, 'en', decode(case when n % 2 = 0 then 'cccccccc' else 'dddddddd' end, 'hex'),
         false, $1::timestamptz + n * interval '1 second'
       from generate_series(1, 10000) as n`,
      [at(2)],
    )
  })
})
afterAll(() => desk.close())

const inbox = (...input: string[]) => desk.site('inbox', ...input)

describe('an inbox with ten thousand messages of spam', () => {
  it('is listed by pages, is grouped by what messages have in common, and one command archives a group', async () => {
    const listed = await inbox('list')
    const lines = listed.out.trim().split('\n')
    expect(lines).toHaveLength(52)
    expect(lines.at(-2)).toBe('50 of 10001 in inbox')
    expect(lines[0]).toContain(
      'ads  cccccccc  Lucky <spam@casino.example>  Win BIG at our Casino number 10000',
    )
    expect((await inbox('list', '--page', '201')).out).toContain(
      '김하나 <hana@example.com>  표를 인용해도 될까요?',
    )

    const groups = (await inbox('group')).out
    expect(groups).toContain('  10000  ads')
    expect(groups).toContain('   5000  cccccccc')

    expect((await inbox('archive', '--caller', 'cccccccc')).out).toBe('5000 archived; 5001 left in inbox.\n')
    expect((await inbox('archive', '--purpose', 'ads', '--matching', 'win big')).out).toBe(
      '5000 archived; 1 left in inbox.\n',
    )
    expect((await inbox('list')).out).toContain('1 of 1 in inbox')
    expect((await inbox('list', '--folder', 'junk')).out).toContain('Buy followers')
  })

  it('shows a message, mails the answer in the sender’s language, and stores it', async () => {
    const shown = (await inbox('show', '1')).out
    for (const line of ['purpose: press', 'about: hinode-grid', 'language: ko', '감사합니다.'])
      expect(shown).toContain(line)
    const answered = await inbox('answer', '1', '--text', 'Yes, please do.\n\nThe editors')
    expect([answered.code, answered.out]).toEqual([0, 'Message 1 is answered and archived.\n'])
    const [mail, ...more] = await desk.withDatabase(({ query }) =>
      query<Record<'recipient' | 'subject' | 'body_text', string> & { headers: object }>(
        'select recipient, subject, body_text, headers from mails',
      ),
    )
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'hana@example.com', headers: {} })
    expect(mail?.subject).toBe(ko.answerSubject.replace('{site}', 'Kawara'))
    for (const text of ['2026.04.16', 'Yes, please do.', 'The editors'])
      expect(mail?.body_text).toContain(text)
    const again = (await inbox('show', '1')).out
    expect(again).toContain('folder: archive')
    expect(again).toContain('Yes, please do.')
  })

  it('refuses to answer a suppressed address', async () => {
    await desk.site('mail', 'suppress', 'hana@example.com')
    const refused = await inbox('answer', '1', '--text', 'Once more')
    expect([refused.code, refused.error]).toEqual([
      1,
      'The sender of message 1 gets no more mail (operator).\n',
    ])
    expect((await inbox('show', '1')).out).not.toContain('Once more')
  })

  it('restores archived messages, and names missing ones', async () => {
    expect((await inbox('restore', '1', '2')).out).toBe('2 moved to inbox.\n')
    expect((await inbox('archive', '2')).out).toBe('1 moved to archive.\n')
    const missing = await inbox('archive', '1', '999999')
    expect([missing.code, missing.error]).toEqual([1, '1 moved to archive. There is no message 999999.\n'])
    expect((await inbox('show', '999999')).code).toBe(1)
    expect((await inbox('answer', '999999', '--text', 'x')).code).toBe(1)
    expect((await inbox('dance')).code).toBe(2)
  })
})
