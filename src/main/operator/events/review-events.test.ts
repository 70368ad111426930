import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { putSubmission } from '../../../api/events/event-submissions.store.ts'
import { newSubmissionToken, submissionTokenHash } from '../../../api/submissions/submission-token.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'

let desk: OperatorDesk

const event = {
  token: 'BTC',
  type: 'meetup',
  title: 'Osaka night',
  description: 'A first meeting.',
  start: '2026-05-02',
  end: null,
  place: 'Osaka',
  proof: 'https://news.example/osaka',
  source: 'submission',
}
const sent: readonly { event: object; email: string | null; language: Language }[] = [
  { event, email: 'sender@example.com', language: 'ko' },
  { event: { ...event, title: 'Osaka night again' }, email: null, language: 'en' },
  { event: { ...event, type: 'airdrop', title: 'Free coins' }, email: 'me@example.com', language: 'zh' },
  { event, email: null, language: 'ja' },
]

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    for (const [place, one] of sent.entries()) {
      const tokenHash = submissionTokenHash(newSubmissionToken()) ?? new Uint8Array()
      const now = new Date(Date.UTC(2026, 3, 16, 8, place))
      await putSubmission(
        { ...one, event: { ...one.event }, zone: null, tokenHash, caller: new Uint8Array(1), now },
        database,
      )
    }
  })
})
afterAll(() => desk.close())

const review = (...input: string[]) => desk.site('events', ...input)
const rowsOf = <Row>(sql: string) => desk.withDatabase(({ query }) => query<Row>(sql))

describe('a submitted event', () => {
  it('is listed with the oldest first, shown, edited, approved and refused, and its sender is notified', async () => {
    const listed = await review('list')
    expect(listed.out.split('\n').map((line) => line.replace(/ {2}2026-04-16T[\d:.Z]+/, ''))).toEqual([
      'E1  2026-05-02  meetup  BTC  Osaka night',
      'E2  2026-05-02  meetup  BTC  Osaka night again',
      'E3  2026-05-02  airdrop  BTC  Free coins',
      'E4  2026-05-02  meetup  BTC  Osaka night',
      '4 waiting',
      '',
    ])

    const rows = (await review('list', '--json')).out.trim().split('\n')
    expect(rows.map((row) => JSON.parse(row) as object)).toMatchObject([
      { submission: 'E1', submitted: '2026-04-16T08:00:00.000Z', review: 'waiting', title: 'Osaka night' },
      { submission: 'E2' },
      { submission: 'E3' },
      { submission: 'E4' },
    ])
    expect(rows.join()).not.toContain('@')

    const edited = await review('edit', '1', '--title_ja', '大阪の夜', '--place', '', '--start', '2026-05-03')
    expect([edited.code, edited.out]).toEqual([0, expect.stringContaining('title_ja: 大阪の夜')])
    expect(edited.out).not.toContain('place:')
    expect(edited.out).not.toContain('sender@')
    const cut = await review('edit', '1', '--description', 'x'.repeat(257))
    expect([cut.code, cut.error.trim()]).toEqual([1, 'description cut'])

    const approved = await review('approve', '1')
    expect([approved.code, approved.out.trim()]).toEqual([
      0,
      'E1 is approved as event btc-2026-05-03-osaka-night.',
    ])
    expect((await review('show', '2')).out).toContain('likely the same as: btc-2026-05-03-osaka-night')
    const refused = await review('refuse', '3', '--reason', '公告链接无法打开。')
    expect(refused.code).toBe(0)
    await review('edit', '4', '--start', '2026-05-03')
    expect((await review('approve', '4')).out).toContain('event btc-2026-05-03-osaka-night-2.')

    const [stored] = await rowsOf<Record<string, unknown>>(
      `select texts, place, review, source, sequence from events where event_id = 'btc-2026-05-03-osaka-night'`,
    )
    expect(stored).toMatchObject({ place: null, review: 'approved', source: 'submission', sequence: 0 })
    expect(stored?.['texts']).toMatchObject({ title: 'Osaka night', title_ja: '大阪の夜' })
    const mails = await rowsOf<{ recipient: string; subject: string; body_text: string }>(
      'select recipient, subject, body_text from mails order by mail_id',
    )
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sender@example.com', '이벤트가 게시되었습니다: Osaka night'],
      ['me@example.com', '您的活动未予收录：Free coins'],
    ])
    expect(mails[0]?.body_text).toContain('http://ko.localhost:3000/events/item/btc-2026-05-03-osaka-night')
    expect(mails[1]?.body_text).toContain('公告链接无法打开。')
    const decided = await rowsOf('select email from event_submissions where email is not null')
    expect(decided).toEqual([])
  })

  it('is reviewed only once', async () => {
    const { code, error } = await review('approve', '1')
    expect([code, error.trim()]).toEqual([1, 'E1 has been approved already.'])
    expect((await review('list', '--review', 'refused')).out).toContain('1 refused')
  })
})

describe('an event that will not take place', () => {
  it('is withdrawn and restored, and calendars see both as changes', async () => {
    const state = () =>
      rowsOf<{ sequence: number; gone: boolean }>(
        `select sequence, withdrawn_at is not null as gone from events where event_id = 'btc-2026-05-03-osaka-night-2'`,
      )
    const act = async (name: string) => (await desk.site('events', name, 'btc-2026-05-03-osaka-night-2')).code
    expect(await act('withdraw')).toBe(0)
    expect(await state()).toEqual([{ sequence: 1, gone: true }])
    const out = desk.pathOf('out.ndjson')
    await desk.site('export', 'events', out)
    expect((await desk.site('import', 'events', out)).out).toContain('added 0, changed 0, unchanged 2')
    expect(await act('restore')).toBe(0)
    expect(await state()).toEqual([{ sequence: 2, gone: false }])
  })
})
