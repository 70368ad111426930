import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { keyInHeader, ownerKeyHash } from '../../../api/owner/owner-key.ts'
import { putSubmission } from '../../../api/owner/project-submissions.store.ts'
import { newSubmissionToken, submissionTokenHash } from '../../../api/submissions/submission-token.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'

let desk: OperatorDesk

const acme = { item_id: 'acme', name: 'Acme', symbol: 'ACM', url: 'https://acme.example' }
const project = { name: 'Beta', url: 'https://beta.example', feedback_email: 'owner@beta.example' }
const sent: readonly { values: object; language: Language; isNotified: boolean }[] = [
  { values: { ...project, slogan: 'Fast' }, language: 'ko', isNotified: true },
  { values: { ...project, name: 'Acme', hard_cap: '5,000 ETH' }, language: 'zh', isNotified: true },
  { values: { ...project, name: 'Casino' }, language: 'en', isNotified: false },
]

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    const rows = [
      { ...acme, feedback_email: 'owner@acme.example', excerpt: '바람으로 만드는 전기입니다.' },
      { item_id: 'unreachable', name: 'Unreachable' },
    ]
    await seedOfferings({ rows, now: new Date() }, database)
    for (const [place, { values, ...one }] of sent.entries()) {
      const tokenHash = submissionTokenHash(newSubmissionToken()) ?? new Uint8Array()
      const now = new Date(Date.UTC(2026, 3, 16, 8, place))
      const looksAutomatic = !one.isNotified
      await putSubmission(
        {
          ...one,
          values: { ...values },
          zone: null,
          looksAutomatic,
          tokenHash,
          caller: new Uint8Array(1),
          now,
        },
        database,
      )
    }
  })
})
afterAll(() => desk.close())

const rowsOf = <Row>(sql: string) => desk.withDatabase(({ query }) => query<Row>(sql))
const mailsSoFar = () =>
  rowsOf<{ recipient: string; subject: string; body_text: string }>(
    'select recipient, subject, body_text from mails order by mail_id',
  )

describe('keys of owners', () => {
  it('are printed once, or mailed in the language of the entry and not printed; then listed and revoked', async () => {
    const printed = await desk.site('owner-keys', 'issue', 'acme')
    expect(printed.code, printed.error).toBe(0)
    const [, key = ''] = /http:\/\/ko\.localhost:3000\/ico-form\/([\w-]{43})\n/.exec(printed.out) ?? []
    const hashes = await rowsOf<{ key_hash: Uint8Array }>('select key_hash from owner_keys')
    expect(hashes.map(({ key_hash }) => Buffer.from(key_hash).toString('hex'))).toEqual([
      Buffer.from(ownerKeyHash(keyInHeader(`Bearer ${key}`))).toString('hex'),
    ])

    const mailed = await desk.site('owner-keys', 'issue', 'acme', '--mail')
    expect(mailed.out).toBe("K2 of acme is queued for the owner's address, in ko.\n")
    const [mail] = await mailsSoFar()
    expect(mail).toMatchObject({
      recipient: 'owner@acme.example',
      subject: '게시 내용을 편집할 수 있는 링크: Acme',
    })
    expect(mail?.body_text).toMatch(/http:\/\/ko\.localhost:3000\/ico-form\/[\w-]{43}\n/)
    expect(mail?.body_text).not.toContain(key)

    expect((await desk.site('owner-keys', 'revoke', 'K1')).out).toBe('K1 is revoked.\n')
    const listed = (await desk.site('owner-keys', 'list')).out
    expect(listed).toMatch(
      /^K1 {2}acme {2}issued \S+ {2}never used {2}revoked \S+\nK2 {2}acme {2}issued \S+ {2}never used\n2 keys\n$/,
    )
    expect(listed).not.toContain(key)
    expect((await desk.site('owner-keys', 'revoke', 'acme')).out).toBe('K2 is revoked.\n')
  })

  it.each([
    [['issue', 'gone'], 'There is no entry gone.'],
    [['issue', 'unreachable', '--mail'], 'unreachable has no address of an owner.'],
    [['revoke', 'K1'], 'There is no key K1 to revoke.'],
    [['revoke', 'unknown'], 'There is no key of unknown to revoke.'],
  ])('%j says why it cannot be done', async (words, complaint) => {
    const { code, error } = await desk.site('owner-keys', ...words)
    expect([code, error.trim()]).toEqual([1, complaint])
  })
})

describe('projects that people have submitted', () => {
  it('are listed with the oldest first, and shown with what would be other in an entry', async () => {
    const listed = await desk.site('submissions', 'list')
    expect(listed.out.split('\n').map((line) => line.replace(/ {2}2026-04-16T[\d:.Z]+/, ''))).toEqual([
      'P1  Beta  -  https://beta.example',
      'P2  Acme  -  https://beta.example',
      'P3  Casino  -  https://beta.example  likely a program',
      '3 waiting',
      '',
    ])
    const rows = (await desk.site('submissions', 'list', '--json')).out.trim().split('\n')
    expect(rows.map((row) => JSON.parse(row) as object)).toMatchObject([
      { submission: 'P1', review: 'waiting', name: 'Beta' },
      { submission: 'P2' },
      { submission: 'P3' },
    ])
    expect(rows.join()).not.toContain('@')
    const shown = await desk.site('submissions', 'show', '2')
    expect(shown.out).toContain('hard_cap: 5,000 ETH\nlikely the same as: acme\n')
    expect(shown.out).toContain('  hard_cap: null → 5,000 ETH\n')
    expect(shown.out).toContain('  url: https://acme.example → https://beta.example\n')
    expect(shown.out).toContain('  does not state: excerpt, symbol\n')
    expect(shown.out).not.toContain('owner@')
  })

  it('are approved and refused once, and their senders are notified', async () => {
    const before = (await mailsSoFar()).length
    const approved = await desk.site('submissions', 'approve', '1', '--key')
    expect(approved.out).toBe("P1 is approved as beta.\nK3 is queued for the owner's address.\n")
    const refused = await desk.site('submissions', 'refuse', '2', '--reason', '该项目 已收录。')
    expect(refused.out).toBe('P2 is refused.\n')
    await desk.site('submissions', 'refuse', '3', '--reason', 'Spam')
    expect((await mailsSoFar()).slice(before).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['owner@beta.example', '프로젝트가 게시되었습니다: Beta'],
      ['owner@beta.example', '게시 내용을 편집할 수 있는 링크: Beta'],
      ['owner@beta.example', '您的项目未予收录：Acme'],
    ])
    const [entry] = await rowsOf(
      `select hidden, feedback_email, entry ->> 'slogan' as slogan from offerings where item_id = 'beta'`,
    )
    expect(entry).toEqual({ hidden: false, feedback_email: 'owner@beta.example', slogan: 'Fast' })
    const again = await desk.site('submissions', 'refuse', '1', '--reason', 'No')
    expect([again.code, again.error.trim()]).toEqual([1, 'P1 has been approved already.'])
    const gone = await desk.site('submissions', 'show', '9')
    expect([gone.code, gone.error.trim()]).toEqual([1, 'There is no submission P9.'])
    const decided = await desk.site('submissions', 'show', '2')
    expect(decided.out).toContain('review: refused')
    expect(decided.out).toContain('reason: 该项目 已收录。')
  })
})
