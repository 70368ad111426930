import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventsSite } from '../../../tests/support/events-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { signatureFor, testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { maxCorrections } from '../../domain/kernel/submission/submission-review.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { Mail } from '../outbound/mail/mailer.ts'
import { eventMails } from './event.mails.ts'
import { approveSubmission, editSubmission, refuseSubmission } from './review-submissions.ts'

type Added = Reply<Operations['addEvent']>
type Corrected = Reply<Operations['correctEvent']>
type Submission = Reply<Operations['getEventSubmission']>

const now = new Date()
const soon = new Date(now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
const mails: Mail[] = []
let site: TestSite

beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  const rows = [{ event_id: 'osaka', token: 'BTC', type: 'meetup', title: 'Osaka users meet', start: soon }]
  site = await openEventsSite({ rows, now, clock: () => new Date(), mailer })
})
afterAll(() => site.close())

const stated = {
  type: 'meetup',
  token: 'eth',
  description: 'Developers of Kyoto meet for the first time. Doors open at six.',
  start: `${soon}T19:00`,
  precision: 'hour',
  zone: 'Asia/Tokyo',
  proof: 'https://news.example/kyoto',
}
let addresses = 0
let symbols = 0
const post = (url: string, payload: object, signed = true) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host: 'en.localhost', ...(signed && { 'x-signature': signatureFor({ path: url }) }) },
    payload,
    remoteAddress: `198.51.100.${++addresses}`,
  })
const correctPath = '/api/events/submission/correct'
const withdrawPath = '/api/events/submission/withdraw'

/** A submission as its sender has it: what was stated, the token of its link, and its number. */
async function submit(more: object = {}) {
  const event = { ...stated, token: `T${++symbols}`, ...more }
  const answer = await post('/api/events/add', event)
  expect(answer.statusCode, answer.body).toBe(200)
  const { token, receipt } = answer.json<Added>()
  if (token === null || receipt === null) throw new Error('Nothing was stored.')
  return { event, token, receipt, id: receipt.slice(1) }
}
const stateOf = async (token: string) => {
  const answer = await site.app.inject({
    url: `/api/events/submission?token=${token}`,
    headers: { host: 'en.localhost' },
    remoteAddress: `203.0.113.${++addresses}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Submission>()
}
const correct = (token: string, event: object, version: string) =>
  post(correctPath, { ...event, submission_token: token, version })
const reviewing = () => ({
  database: site.database,
  now,
  queue: mailQueue({ identity: mailIdentity(testSecret) }),
  mails: eventMails(site.config),
})
const count = async (sql: string) =>
  Number((await site.database.query<{ count: string }>(`select count(*) as count from ${sql}`))[0]?.count)

describe('a submitted event that waits for review', () => {
  it('has a short receipt number, and all that was sent, in the zone of its sender', async () => {
    const { token, receipt } = await submit({ title: 'Kyoto night', place: 'Kyoto', email: 'me@kyo.example' })
    expect(receipt).toMatch(/^E\d+$/)
    expect(await stateOf(token)).toMatchObject({
      receipt,
      zone: 'Asia/Tokyo',
      title: 'Kyoto night',
      own_title: 'Kyoto night',
      place: 'Kyoto',
      start: `${soon}T10:00:00.000Z`,
      email: 'm•••@kyo.example',
      corrections: 0,
      corrected_at: null,
    })
    const untitled = await submit()
    expect(await stateOf(untitled.token)).toMatchObject({
      title: 'Developers of Kyoto meet for the first time',
      own_title: null,
    })
  })

  it('is corrected by its link: it stays one submission, and what it said before is stored with the time', async () => {
    const { event, token, id } = await submit()
    const before = await count('event_submissions')
    const { version } = await stateOf(token)
    const answer = await correct(token, { ...event, place: 'Kyoto', start: `${soon}T20:00` }, version)
    expect(answer.statusCode, answer.body).toBe(200)
    const state = await stateOf(token)
    expect(answer.json<Corrected>()).toEqual({ status: 'saved', candidates: [], version: state.version })
    expect(state.version).not.toBe(version)
    expect(state).toMatchObject({
      status: 'waiting',
      place: 'Kyoto',
      start: `${soon}T11:00:00.000Z`,
      corrections: 1,
      corrected_at: expect.stringMatching(/Z$/) as string,
    })
    expect(await count('event_submissions')).toBe(before)
    const stored = await site.database.query(
      'select before, corrected_at from event_submission_corrections where submission_id = $1',
      [id],
    )
    expect(stored).toEqual([
      { before: { place: null, start: `${soon}T10:00:00.000Z` }, corrected_at: expect.any(Date) as Date },
    ])
  })

  it('is corrected by the rules of a new one', async () => {
    const { event, token } = await submit()
    const { version } = await stateOf(token)
    const refused = await correct(token, { ...event, description: 'x'.repeat(257), proof: 'x' }, version)
    expect(refused).toBeProblem('invalid_input', 'en')
    expect(problemIn(refused).errors?.map(({ field }) => field)).toEqual(['description', 'proof'])
    const similar = { ...event, token: 'BTC', title: 'Osaka: users meet', start: soon, precision: 'day' }
    const likely = await correct(token, similar, version)
    expect(likely.json<Corrected>()).toMatchObject({ status: 'likely_duplicate' })
    expect(likely.json<Corrected>().candidates.map(({ event_id }) => event_id)).toEqual(['osaka'])
    expect((await stateOf(token)).corrections).toBe(0)
    const confirmed = await correct(token, { ...similar, confirmed: true }, version)
    expect(confirmed.json<Corrected>().status).toBe('saved')
    expect(await post(correctPath, { ...event, submission_token: token, version }, false)).toBeProblem(
      'signature_invalid',
      'en',
    )
  })

  it('keeps the change that came first: of two corrections at once, the second one is a conflict', async () => {
    const { event, token, id } = await submit()
    const { version } = await stateOf(token)
    const answers = await Promise.all(
      ['Kyoto', 'Osaka', 'Nara'].map((place) => correct(token, { ...event, place }, version)),
    )
    const outcomes = answers.map((answer) => answer.json<Corrected>().status)
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'saved'])
    const first = answers.find((answer) => answer.json<Corrected>().status === 'saved')
    expect((await stateOf(token)).version).toBe(first?.json<Corrected>().version)
    expect((await stateOf(token)).corrections).toBe(1)

    await editSubmission({ submissionId: id, changes: { title_ja: '京都の夜', place: 'Uji' } }, site.database)
    const late = await correct(token, { ...event, place: 'Kobe' }, first?.json<Corrected>().version ?? '')
    expect(late.json<Corrected>().status).toBe('conflict')
    const state = await stateOf(token)
    expect(state.place).toBe('Uji')
    const again = await correct(token, { ...event, place: 'Kobe' }, state.version)
    expect(again.json<Corrected>().status).toBe('saved')
    const [row] = await site.database.query<{ event: Record<string, unknown> }>(
      'select event from event_submissions where submission_id = $1',
      [id],
    )
    expect(row?.event).toMatchObject({ place: 'Kobe', title_ja: '京都の夜' })
  })

  it('is corrected once when a lost answer makes a browser send the correction again', async () => {
    const { event, token } = await submit()
    const { version } = await stateOf(token)
    const both = [
      await correct(token, { ...event, place: 'Kyoto' }, version),
      await correct(token, { ...event, place: 'Kyoto' }, version),
    ]
    expect(both.map((answer) => answer.json<Corrected>().status)).toEqual(['saved', 'saved'])
    expect((await stateOf(token)).corrections).toBe(1)
  })

  it('cannot be corrected without end, and neither fills the queue nor mails anybody', async () => {
    const { event, token } = await submit({ email: 'often@kyo.example' })
    await until(() => expect(mails.filter(({ to }) => to === 'often@kyo.example')).toHaveLength(1))
    const before = await count('event_submissions')
    const queued = await count('mails')
    for (let round = 1; round <= maxCorrections; round++) {
      const { version } = await stateOf(token)
      const other = { ...event, place: `Hall ${round}`, email: `victim@example${round}.com` }
      const answer = await correct(token, other, version)
      expect(answer.json<Corrected>().status, answer.body).toBe('saved')
    }
    const { version } = await stateOf(token)
    expect(await correct(token, { ...event, place: 'Hall' }, version)).toBeProblem(
      'submission_corrected_often',
      'en',
    )
    expect(await count('event_submissions')).toBe(before)
    expect(await count('mails')).toBe(queued)
    expect(await count("event_submissions where email like 'victim@%' or event::text like '%victim@%'")).toBe(
      0,
    )
  })

  it.each(['', 'x', 'a'.repeat(32), "' or 1=1"])(
    'is not corrected or withdrawn by the token %j',
    async (token) => {
      const { event } = await submit()
      expect(await correct(token, event, 'x')).toBeProblem('submission_not_found', 'en')
      expect(await post(withdrawPath, { submission_token: token })).toBeProblem('submission_not_found', 'en')
    },
  )

  it('is withdrawn by its link: the address is deleted, and its place in the daily limit stays taken', async () => {
    const { event, token, id } = await submit({ email: 'gone@kyo.example' })
    const before = await count('event_submissions')
    for (let time = 1; time <= 2; time++) {
      const answer = await post(withdrawPath, { submission_token: token })
      expect(answer.json()).toEqual({ status: 'withdrawn' })
    }
    const state = await stateOf(token)
    expect(state).toMatchObject({
      status: 'withdrawn',
      decided_at: expect.stringMatching(/Z$/) as string,
      email: null,
    })
    expect(await count('event_submissions')).toBe(before)
    expect(await count("event_submissions where email = 'gone@kyo.example'")).toBe(0)
    expect(await correct(token, { ...event, place: 'x' }, state.version)).toBeProblem(
      'submission_closed',
      'en',
    )
    await expect(approveSubmission({ id, version: undefined }, reviewing())).rejects.toThrow(
      `E${id} has been withdrawn already.`,
    )
  })
})

describe('a submitted event that has been reviewed', () => {
  it('can no longer be changed by its link', async () => {
    const { event, token, id } = await submit()
    const { version } = await stateOf(token)
    const eventId = await approveSubmission({ id, version: undefined }, reviewing())
    expect(await correct(token, { ...event, place: 'x' }, version)).toBeProblem('submission_closed', 'en')
    expect(await post(withdrawPath, { submission_token: token })).toBeProblem('submission_closed', 'en')
    expect(await stateOf(token)).toMatchObject({ status: 'approved', event_id: eventId })
  })

  it('was read in the version that is decided on: a correction in between has to be read first', async () => {
    const { event, token, id } = await submit()
    const { version } = await stateOf(token)
    await correct(token, { ...event, description: 'Win a free coin at casino.example' }, version)
    await expect(approveSubmission({ id, version: undefined }, reviewing())).rejects.toThrow(
      `Read it with events show E${id}, then decide on E${id}.2.`,
    )
    await expect(refuseSubmission({ id, version: 3, reason: 'No' }, reviewing())).rejects.toThrow(`E${id}.2`)
    expect((await stateOf(token)).status).toBe('waiting')
    await refuseSubmission({ id, version: 2, reason: 'No casinos.' }, reviewing())
    expect((await stateOf(token)).status).toBe('refused')
  })

  it('and refused leads its sender to the form by a link of its own, which the site stores only as a hash', async () => {
    const { token, id, receipt } = await submit({ email: 'mend@kyo.example', title: 'Kyoto night' })
    await refuseSubmission({ id, version: undefined, reason: 'The link is broken.' }, reviewing())
    const letters = () => mails.filter(({ to }) => to === 'mend@kyo.example')
    await until(() => expect(letters()).toHaveLength(2))
    const first = letters().find(({ subject }) => subject.startsWith('We received'))
    const second = letters().find(({ subject }) => subject.startsWith('We didn’t'))
    expect(first?.text).toContain(receipt)
    expect(first?.text).toContain(`/events/submitted?token=${token}`)
    const [, mailed = ''] = /\/events\/submitted\?token=([\w-]{32})&edit=1/.exec(second?.text ?? '') ?? []
    expect(mailed).not.toBe(token)
    expect(await stateOf(mailed)).toMatchObject({
      status: 'refused',
      receipt,
      title: 'Kyoto night',
      email: null,
    })
    expect(await stateOf(token)).toMatchObject({ receipt })
    const dump = JSON.stringify(await site.database.query('select * from event_submissions'))
    for (const secret of [token, mailed]) {
      expect(dump).not.toContain(secret)
      expect(JSON.stringify(site.log)).not.toContain(secret)
    }
  })
})
