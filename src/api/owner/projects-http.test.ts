import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnerSite, ownerCalls } from '../../../tests/support/owner-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { ownerEntries } from '../offerings/owner-entries.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { Mail } from '../outbound/mail/mailer.ts'
import { ownerMails } from './owner.mails.ts'
import { approveProject, refuseProject } from './review-projects.ts'
import { maxPerCaller } from './submit-project.ts'

type Sent = Reply<Operations['submitProject']>
type Submission = Reply<Operations['getProjectSubmission']>

const path = '/api/owner/submissions'
const now = () => new Date()
const rows = [
  {
    item_id: 'hinode-grid',
    name: 'Hinode Grid',
    name_ko: '히노데 그리드',
    symbol: 'HNG',
    url: 'https://www.hinode.example/en',
  },
  { item_id: 'kept-back', name: 'Kept Back', symbol: 'KPT', url: 'https://kept.example', hidden: true },
]
const mails: Mail[] = []
let site: TestSite
let calls: ReturnType<typeof ownerCalls>
beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  site = await openOwnerSite({ rows, now, mailer })
  calls = ownerCalls(site, now)
})
afterAll(() => site.close())

let projects = 0
const project = (more: object = {}) => {
  const name = `Venture ${++projects}`
  const host = `venture${projects}.example`
  return { name, url: `https://${host}`, feedback_email: `owner@${host}`, ...more }
}
const submit = async (values: object, more: object = {}, sending: object = {}) => {
  const answer = await calls.post(path, { values, ...more }, sending)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Sent>()
}
const stateOf = async (token: string | null) => (await calls.get(`${path}?token=${token}`)).json<Submission>()
const stored = () =>
  site.database.query<{
    submission_id: string
    is_told: boolean
    looks_automatic: boolean
    form_values: Record<string, unknown>
  }>(
    `select submission_id::text as submission_id, is_told, looks_automatic, form_values from project_submissions
     order by project_submissions.submission_id desc`,
  )
const lastNumber = async () => (await stored())[0]?.submission_id ?? ''
const reviewing = () => ({
  database: site.database,
  now: now(),
  entries: ownerEntries,
  queue: mailQueue({ identity: mailIdentity(testSecret) }),
  mails: ownerMails(site.config),
})

describe('a project that is submitted', () => {
  it('again after a lost answer is stored once, and has the same link', async () => {
    const input = project()
    const remoteAddress = '203.0.113.200'
    const again = (values: object, sending?: string) => submit(values, { sending }, { remoteAddress })
    const first = await again(input, '7f6b2a')
    const before = (await stored()).length
    expect((await again(input, '7f6b2a')).token).toBe(first.token)
    expect(await stored()).toHaveLength(before)
    for (const other of [again({ ...input, country: 'JP' }, '7f6b2a'), again(input)])
      expect((await other).token).not.toBe(first.token)
  })

  it('has a form in the language of the host, without the status', async () => {
    const answer = await calls.get('/api/owner/form', undefined, { host: 'ko.localhost' })
    const { fields } = answer.json<Reply<Operations['getOwnerForm']>>()
    expect(fields.find(({ name }) => name === 'feedback_email')).toMatchObject({
      label: '연락용 이메일(비공개)',
      required: true,
    })
    expect(fields.map(({ name }) => name)).not.toContain('status')
  })

  it('waits for review, which only its sender can follow', async () => {
    const values = project({ symbol: 'ven', slogan: 'New' })
    const { status, token, receipt, link, candidates } = await submit(values)
    expect({ status, candidates }).toEqual({ status: 'waiting', candidates: [] })
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(link).toBe(`http://en.localhost:3000/ico-form/submitted?token=${token}`)
    const answer = await calls.get(`${path}?token=${token}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      status: 'waiting',
      reason: null,
      receipt,
      version: expect.stringMatching(/^[\w-]{22}$/) as string,
      email: expect.stringMatching(/^o•••@venture/) as string,
      zone: null,
      item_id: null,
      name: values.name,
      submitted_at: expect.stringMatching(/Z$/) as string,
      corrections: 0,
      corrected_at: null,
      decided_at: null,
      values: { name: values.name, url: values.url, symbol: 'ven', slogan: 'New', not_us: false },
    })
    expect(JSON.stringify(await stored())).not.toContain(token)
    expect(JSON.stringify(site.log)).not.toContain(token)
    expect(JSON.stringify(site.log)).not.toContain(values.feedback_email)
    const [listed] = await site.database.query(`select 1 from offerings where entry ->> 'symbol' = 'ven'`)
    expect(listed).toBeUndefined()
  })

  it('is listed once it is approved, with a free id, and its owner gets the link and a key', async () => {
    const values = project({ name: 'Kept Back', desc_ja: '説明' })
    const { token } = await submit(values, {}, { host: 'zh.localhost' })
    const approved = await approveProject(
      { id: await lastNumber(), version: undefined, withKey: true },
      reviewing(),
    )
    expect(approved).toEqual({ itemId: 'kept-back-2', keyId: expect.stringMatching(/^\d+$/) as string })
    expect(await stateOf(token)).toMatchObject({ status: 'approved', item_id: 'kept-back-2' })
    const shown = await calls.get('/api/ico/kept-back-2')
    expect(shown.json()).toMatchObject({ name: 'Kept Back', url: values.url })
    expect(shown.body).not.toContain(values.feedback_email)
    expect((await stored())[0]?.form_values).not.toHaveProperty('feedback_email')
    await until(() => expect(mails.filter(({ to }) => to === values.feedback_email)).toHaveLength(3))
    const letters = mails.filter(({ to }) => to === values.feedback_email)
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual(
      [
        '已收到您的项目收录申请：Kept Back',
        '您的项目已收录：Kept Back',
        '用于编辑项目信息的链接：Kept Back',
      ].toSorted(),
    )
    const [, key = ''] =
      /http:\/\/zh\.localhost:3000\/ico-form\/([\w-]{43})\n/.exec(
        letters.map(({ text }) => text).join('\n'),
      ) ?? []
    const form = await calls.get('/api/owner/', key)
    expect(form.json()).toMatchObject({
      item_id: 'kept-back-2',
      values: { feedback_email: values.feedback_email },
    })
    expect(JSON.stringify(site.log)).not.toContain(key)
  })

  it('that is refused shows the reason, and the address of its sender is deleted', async () => {
    const values = project()
    const { token } = await submit(values)
    const reason = 'The website does not answer.'
    await refuseProject({ id: await lastNumber(), version: undefined, reason }, reviewing())
    expect(await stateOf(token)).toMatchObject({
      status: 'refused',
      reason,
      decided_at: expect.stringMatching(/Z$/) as string,
    })
    expect(JSON.stringify(await stored())).not.toContain(values.feedback_email)
    await until(() => {
      const mail = mails.find(({ subject }) => subject === `We didn’t list your project: ${values.name}`)
      expect(mail?.text).toContain(reason)
    })
  })

  it.each([
    ['its name in other letters', { name: 'HINODE grid' }],
    ['its name in another language', { name: '히노데 그리드', symbol: 'HNX' }],
    ['its symbol', { symbol: 'hng' }],
    ['its website', { url: 'http://hinode.example/about' }],
  ])('with %s is reported as a likely duplicate, before it is stored', async (_, more) => {
    const before = (await stored()).length
    const values = project(more)
    const answer = await submit(values)
    expect(answer).toEqual({
      status: 'likely_duplicate',
      candidates: [
        { item_id: 'hinode-grid', name: 'Hinode Grid', symbol: 'HNG', url: 'https://www.hinode.example/en' },
      ],
      token: null,
      receipt: null,
      link: null,
    })
    expect(await stored()).toHaveLength(before)
    expect(await submit(values, { confirmed: true })).toMatchObject({ status: 'waiting' })
  })

  it('is no duplicate of a hidden entry, nor because of a page at the same network', async () => {
    expect(await submit(project({ url: 'https://kept.example/a' }))).toMatchObject({ status: 'waiting' })
    expect(await submit(project({ url: 'https://medium.com/@a' }))).toMatchObject({ status: 'waiting' })
    expect(await submit(project({ url: 'https://medium.com/@b' }))).toMatchObject({ status: 'waiting' })
  })

  it('is refused with errors that name its fields, and nothing is stored', async () => {
    const before = (await stored()).length
    const answer = await calls.post(path, { values: { name: ' ', url: 'x' } }, { host: 'www.localhost' })
    expect(answer).toBeProblem('invalid_input', 'ja')
    expect(problemIn(answer).errors?.map(({ field, message }) => [field, message])).toEqual([
      ['values.name', '名称は必須です。'],
      ['values.url', '公式サイトには正しいURLを入力してください。'],
      ['values.feedback_email', '連絡用メールアドレス（非公開）は必須です。'],
    ])
    expect(await calls.post(path, { values: project({ status: '2' }) })).toBeProblem('invalid_input', 'en')
    expect(await calls.post(path, { values: project() }, { signed: false })).toBeProblem(
      'signature_invalid',
      'en',
    )
    expect(await stored()).toHaveLength(before)
  })

  it.each([{ topic: 'seo' }, { elapsed: 300 }])(
    'with %j is filed as the work of a bot, gets the usual reply, and causes no mail',
    async (more) => {
      const values = project()
      const { status, token } = await submit(values, more)
      expect(status).toBe('waiting')
      expect(await stateOf(token)).toMatchObject({ status: 'waiting', name: values.name })
      expect((await stored())[0]).toMatchObject({ looks_automatic: true, is_told: false })
    },
  )

  it.each(['', 'x', 'a'.repeat(32), '%00'])('is not found by the token %j', async (token) => {
    const answer = await calls.get(`${path}?token=${encodeURIComponent(token)}`)
    expect([400, 404]).toContain(answer.statusCode)
  })

  it('causes at most five mails a day to one mailbox, whatever the sender', async () => {
    for (let count = 0; count < 7; count++)
      await submit(project({ feedback_email: `victim+${count}@example.com` }))
    const notified = (await stored()).filter(
      ({ form_values: { feedback_email: email }, is_told: isNotified }) =>
        isNotified && String(email).startsWith('victim'),
    )
    expect(notified).toHaveLength(5)
  })

  it('is one of at most ten a day from one caller, even simultaneously and from a whole IPv6 network', async () => {
    const sent = await Promise.all(
      Array.from({ length: maxPerCaller + 3 }, (_, n) =>
        calls.post(path, { values: project() }, { remoteAddress: `2001:db8:5:5::${n + 1}` }),
      ),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(maxPerCaller)
    const refused = sent.find(({ statusCode }) => statusCode === 429)
    expect(refused).toBeProblem('too_many_requests', 'en')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is counted in a metric', async () => {
    const answer = await site.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    expect(answer.body).toMatch(/project_submissions\{[^}]*review="approved"[^}]*\} 1\n/)
    expect(answer.body).toMatch(/project_submissions\{[^}]*review="refused"[^}]*\} 1\n/)
    expect(answer.body).toMatch(/project_submissions\{[^}]*review="waiting"[^}]*\} [1-9]/)
  })
})
