import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventsSite } from '../../../tests/support/events-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { testSecret, signatureFor, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { Mail } from '../outbound/mail/mailer.ts'
import { eventMails } from './event.mails.ts'
import { approveSubmission, refuseSubmission } from './review-submissions.ts'

type Added = Reply<Operations['addEvent']>
type Submission = Reply<Operations['getEventSubmission']>

const now = new Date()
const soon = new Date(now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
const rows = [
  { event_id: 'osaka', token: 'BTC', type: 'meetup', title: 'Osaka users meet', start: soon },
  { event_id: 'gone', token: 'BTC', type: 'ama', title: 'Gone', start: soon, withdrawn_at: '2026-01-02' },
  { event_id: 'hidden', token: 'BTC', type: 'ama', title: 'Hidden', start: soon, review: 'waiting' },
]
const mails: Mail[] = []
let site: TestSite
beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  site = await openEventsSite({ rows, now, mailer })
})
afterAll(() => site.close())

const stated = {
  type: 'meetup',
  token: 'eth',
  description: 'Developers of Kyoto meet for the first time. Doors open at six.',
  start: soon,
  proof: 'https://news.example/kyoto',
}
let addresses = 0
interface Sending {
  readonly host?: string
  readonly remoteAddress?: string
  readonly signed?: boolean
}
const send = (
  payload: object,
  { host = 'en.localhost', remoteAddress = `198.51.100.${++addresses}`, signed = true }: Sending = {},
) =>
  site.app.inject({
    method: 'POST',
    url: '/api/events/add',
    headers: { host, ...(signed && { 'x-signature': signatureFor({ path: '/api/events/add' }) }) },
    payload,
    remoteAddress,
  })
const add = async (payload: object, sending?: Sending) => {
  const answer = await send(payload, sending)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Added>()
}
const get = (url: string, host = 'en.localhost') => site.app.inject({ url, headers: { host } })
const stateOf = async (token: string | null) => {
  const answer = await get(`/api/events/submission?token=${token}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Submission>()
}
const stored = async () =>
  (await site.database.query<{ count: string }>('select count(*) as count from event_submissions'))[0]?.count
const numberOf = async (token: string | null) => {
  const all = await site.database.query<{ submission_id: string; event: { token: string } }>(
    'select submission_id::text as submission_id, event from event_submissions order by submission_id desc limit 1',
  )
  expect(token).not.toBeNull()
  return all[0]?.submission_id ?? ''
}
const reviewing = () => ({
  database: site.database,
  now,
  queue: mailQueue({ identity: mailIdentity(testSecret) }),
  mails: eventMails(site.config),
})

describe('a submitted event', () => {
  it('that is sent again after a lost answer is stored once, and has the same link', async () => {
    const remoteAddress = '198.51.100.250'
    const input = { ...stated, sending: '7f6b2a' }
    const first = await add(input, { remoteAddress })
    const before = await stored()
    const both = await Promise.all([add(input, { remoteAddress }), add(input, { remoteAddress })])
    for (const { token, status } of both) expect([status, token]).toEqual(['waiting', first.token])
    expect(await stored()).toBe(before)
    expect((await stateOf(first.token)).status).toBe('waiting')
    for (const other of [
      add({ ...input, place: 'Kyoto' }, { remoteAddress }),
      add({ ...input, sending: '7f6b2b' }, { remoteAddress }),
      add(input, { remoteAddress: '198.51.100.251' }),
    ])
      expect((await other).token).not.toBe(first.token)
  })

  it('waits for review, and only its sender can see its status', async () => {
    const { status, token, receipt, link, candidates } = await add({
      ...stated,
      title: 'Kyoto night',
      end: soon,
      place: 'Kyoto',
      zone: 'Asia/Tokyo',
    })
    expect({ status, candidates }).toEqual({ status: 'waiting', candidates: [] })
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(link).toBe(`http://en.localhost:3000/events/submitted?token=${token}`)
    expect(await stateOf(token)).toEqual({
      status: 'waiting',
      reason: null,
      receipt,
      version: expect.stringMatching(/^[\w-]{22}$/) as string,
      email: null,
      zone: 'Asia/Tokyo',
      event_id: null,
      submitted_at: now.toISOString(),
      corrections: 0,
      corrected_at: null,
      decided_at: null,
      type: 'meetup',
      token: 'ETH',
      title: 'Kyoto night',
      own_title: 'Kyoto night',
      description: stated.description,
      start: soon,
      end: null,
      precision: 'day',
      place: 'Kyoto',
      proof: stated.proof,
    })
    const dump = JSON.stringify(await site.database.query('select * from event_submissions'))
    expect(dump).not.toContain(token)
    const search = await site.app.inject({
      method: 'POST',
      url: '/api/events/search',
      headers: { host: 'en.localhost' },
      payload: { start: soon, end: soon, symbol: 'ETH' },
    })
    expect(search.json<{ total: number }>().total).toBe(0)
  })

  it('is in the calendar once approved, and has a reason if refused', async () => {
    const first = await add({ ...stated, token: 'KYO' })
    const eventId = await approveSubmission(
      { id: await numberOf(first.token), version: undefined },
      reviewing(),
    )
    expect(await stateOf(first.token)).toMatchObject({ status: 'approved', event_id: eventId, reason: null })
    const event = await get(`/api/events/item/${eventId}`)
    expect(event.json()).toMatchObject({ token: 'KYO', title: 'Developers of Kyoto meet for the first time' })
    const second = await add({ ...stated, token: 'OTHER' })
    const id = await numberOf(second.token)
    await refuseSubmission({ id, version: undefined, reason: 'The link says nothing of it.' }, reviewing())
    expect(await stateOf(second.token)).toMatchObject({
      status: 'refused',
      reason: 'The link says nothing of it.',
    })
  })

  it('that is likely a duplicate is reported before it is stored, and accepted if its sender confirms it', async () => {
    const before = await stored()
    const again = { ...stated, token: 'btc', title: 'Osaka: users meet' }
    const answer = await add(again)
    expect(answer).toMatchObject({ status: 'likely_duplicate', token: null, link: null })
    expect(answer.candidates.map(({ event_id }) => event_id)).toEqual(['osaka'])
    expect(await stored()).toBe(before)
    expect(await add({ ...again, confirmed: true })).toMatchObject({ status: 'waiting', candidates: [] })
    expect(await add({ ...again, type: 'ama', title: 'Hidden Gone' })).toMatchObject({ status: 'waiting' })
  })

  it.each([
    [
      '257 characters',
      { description: 'x'.repeat(257) },
      'description',
      'Description can have at most 256 characters',
    ],
    [
      'a javascript: link',
      { proof: 'javascript:alert(1)' },
      'proof',
      'Link to the announcement is not a valid URL',
    ],
    ['an unknown type', { type: 'party' }, 'type', 'Choose Type from the list'],
    [
      'NUL',
      { description: 'a\u0000b' },
      'description',
      'Description contains characters that cannot be used',
    ],
    ['half an emoji', { title: 'a\ud83d' }, 'title', 'Title contains characters that cannot be used'],
    ['an end before the start', { end: '2010-01-01' }, 'end', 'End must not be before the start'],
    ['no token', { token: ' ' }, 'token', 'Token is required'],
    ['no address', { email: 'nobody@' }, 'email', 'Email is not a valid email address'],
    ['a day that does not exist', { start: '2026-02-30' }, 'start', 'Start is not a date we can read'],
  ])(
    'with %s is refused in the words of its field, and nothing is stored',
    async (_, more, field, message) => {
      const before = await stored()
      const answer = await send({ ...stated, ...more })
      expect(answer).toBeProblem('invalid_input', 'en')
      expect(problemIn(answer).errors).toEqual([expect.objectContaining({ field })])
      expect(problemIn(answer).errors?.[0]?.message).toContain(message)
      expect(await stored()).toBe(before)
    },
  )

  it.each([
    ['www.localhost', 'ja', '説明は256文字以内で入力してください。'],
    ['ko.localhost', 'ko', '설명 항목은 256자 이내로 입력해 주세요.'],
    ['zh.localhost', 'zh', '说明最多256个字符。'],
  ] as const)('is refused at %s in %s', async (host, language, message) => {
    const answer = await send({ ...stated, description: '長'.repeat(257) }, { host })
    expect(answer).toBeProblem('invalid_input', language)
    expect(problemIn(answer).errors?.[0]?.message).toBe(message)
  })

  it('keeps markup as plain text', async () => {
    const description = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const { token } = await add({ ...stated, token: 'XSS', description, title: '<b>bold</b>' })
    const answer = await get(`/api/events/submission?token=${token}`)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json()).toMatchObject({ description, title: '<b>bold</b>' })
  })

  it('needs a signature', async () => {
    expect(await send(stated, { signed: false })).toBeProblem('signature_invalid', 'en')
  })

  it.each(['', 'x', 'a'.repeat(32), '%00', "' or 1=1"])('is not found by the token %j', async (token) => {
    const answer = await get(`/api/events/submission?token=${encodeURIComponent(token)}`)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect([400, 404]).toContain(answer.statusCode)
  })

  it('is answered without caching', async () => {
    const { token } = await add({ ...stated, token: 'PRIV' })
    expect((await get(`/api/events/submission?token=${token}`)).headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(site.log)).not.toContain(token)
  })
})

describe('the e-mail address of a submission', () => {
  it('gets a mail with the link, in the language of the host, and is in no log', async () => {
    const email = 'sender@kawara-sender.example'
    const { link } = await add({ ...stated, token: 'MAIL', email }, { host: 'ko.localhost' })
    await until(() => expect(mails.map(({ to }) => to)).toContain(email))
    const mail = mails.find(({ to }) => to === email)
    expect(mail?.subject).toBe('이벤트 제보를 접수했습니다: Developers of Kyoto meet for the first time')
    expect(mail?.text).toContain(link)
    expect(JSON.stringify(site.log)).not.toContain(email)
  })

  it('is not stored if its mailbox has reached the daily limit', async () => {
    for (let count = 0; count < 7; count++) {
      await add({ ...stated, token: `MANY${count}`, email: `victim+${count}@example.com` })
    }
    const withAddress = await site.database.query(
      "select 1 from event_submissions where email like 'victim%' and review = 'waiting'",
    )
    expect(withAddress).toHaveLength(5)
  })
})

describe('a client that submits too much', () => {
  it('gets a time to retry; an IPv6 network counts as one client', async () => {
    const from = (count: number) => ({ remoteAddress: `2001:db8:7:7::${count.toString(16)}` })
    for (let count = 1; count <= 20; count++) {
      const answer = await send({ ...stated, token: `LIM${count}` }, from(count))
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const refused = await send({ ...stated, token: 'LIM21' }, from(21))
    expect(refused).toBeProblem('too_many_requests', 'en')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send({ ...stated, token: 'LIM22' })).statusCode).toBe(200)
  })
})

describe('one event', () => {
  it('comes with its coin, in the language of the host', async () => {
    const answer = await get('/api/events/item/osaka', 'www.localhost')
    expect(answer.json()).toMatchObject({
      event_id: 'osaka',
      token: 'BTC',
      coin_id: 'bitcoin',
      coin: { id: 'bitcoin', name: 'ビットコイン', symbol: 'BTC' },
      offering: null,
      withdrawn_at: null,
      source: 'operator',
    })
  })

  it('has the time of its withdrawal', async () => {
    expect((await get('/api/events/item/gone')).json()).toMatchObject({
      withdrawn_at: '2026-01-02T00:00:00.000Z',
    })
  })

  it.each(['hidden', 'nobody', 'Not%20An%20Id', 'x'.repeat(120)])('%s is not found', async (id) => {
    expect(await get(`/api/events/item/${id}`)).toBeProblem('event_not_found', 'en')
  })
})
