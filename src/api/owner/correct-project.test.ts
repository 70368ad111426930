import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnerSite, ownerCalls } from '../../../tests/support/owner-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { maxCorrections } from '../../domain/kernel/submission/submission-review.ts'
import { ownerEntries } from '../offerings/owner-entries.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { Mail } from '../outbound/mail/mailer.ts'
import { ownerMails } from './owner.mails.ts'
import { approveProject, refuseProject } from './review-projects.ts'

type Sent = Reply<Operations['submitProject']>
type Corrected = Reply<Operations['correctProject']>
type Submission = Reply<Operations['getProjectSubmission']>

const path = '/api/owner/submissions'
const now = () => new Date()
const rows = [{ item_id: 'hinode-grid', name: 'Hinode Grid', symbol: 'HNG', url: 'https://hinode.example' }]
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
async function submit(more: object = {}) {
  const name = `Venture ${++projects}`
  const host = `venture${projects}.example`
  const values = { name, url: `https://${host}`, slogan: 'First', team: [{ name: 'Aya' }], ...more }
  const email = `owner@${host}`
  const body = { values: { ...values, feedback_email: email }, zone: 'Asia/Seoul' }
  const answer = await calls.post(path, body)
  expect(answer.statusCode, answer.body).toBe(200)
  const { token, receipt } = answer.json<Sent>()
  if (token === null || receipt === null) throw new Error('Nothing was stored.')
  return { values, email, token, receipt, id: receipt.slice(1) }
}
const stateOf = async (token: string) => (await calls.get(`${path}?token=${token}`)).json<Submission>()
const correct = (token: string, version: string, values: object, more: object = {}) =>
  calls.post(`${path}/correct`, { submission_token: token, version, values, ...more })
const withdraw = (token: string) => calls.post(`${path}/withdraw`, { submission_token: token })
const reviewing = () => ({
  database: site.database,
  now: now(),
  entries: ownerEntries,
  queue: mailQueue({ identity: mailIdentity(testSecret) }),
  mails: ownerMails(site.config),
})
const stored = async (id: string) => {
  const [row] = await site.database.query<{ form_values: Record<string, unknown>; corrections: object[] }>(
    `select form_values, array(select before from project_submission_corrections as corrections
       where corrections.submission_id = project_submissions.submission_id order by correction_id) as corrections
     from project_submissions where submission_id = $1`,
    [id],
  )
  return row
}

describe('a submitted project that waits for review', () => {
  it('shows all that was sent, the zone of its sender and a short receipt number, and masks the address', async () => {
    const { values, email, token, receipt } = await submit()
    expect(receipt).toMatch(/^P\d+$/)
    const state = await stateOf(token)
    expect(state).toMatchObject({ receipt, zone: 'Asia/Seoul', email: `o•••@${email.split('@')[1]}` })
    expect(state.values).toMatchObject({
      ...values,
      team: [expect.objectContaining({ name: 'Aya' }) as object],
    })
    expect(JSON.stringify(state)).not.toContain(email)
  })

  it('is corrected by its link: what is left out is removed, the address stays, and the old values are stored', async () => {
    const { values, email, token, id } = await submit()
    const { slogan: _, ...rest } = values
    const { version } = await stateOf(token)
    const answer = await correct(token, version, { ...rest, name: `${values.name} Ltd.` })
    expect(answer.json<Corrected>(), answer.body).toMatchObject({ status: 'saved', candidates: [] })
    const row = await stored(id)
    expect(row?.form_values).toMatchObject({
      name: `${values.name} Ltd.`,
      slogan: null,
      feedback_email: email,
    })
    expect(row?.corrections).toEqual([{ name: values.name, slogan: 'First' }])
    expect(await stateOf(token)).toMatchObject({
      corrections: 1,
      corrected_at: expect.stringMatching(/Z$/) as string,
    })
    const approved = await approveProject({ id, version: 2, withKey: false }, reviewing())
    const shown = await calls.get(`/api/ico/${approved.itemId}`)
    expect(shown.json()).toMatchObject({ name: `${values.name} Ltd.` })
  })

  it('is corrected by the rules of a new one, and never with another address', async () => {
    const { values, token, id, email } = await submit()
    const { version } = await stateOf(token)
    const refused = await correct(token, version, { ...values, name: '', url: 'x' })
    expect(refused).toBeProblem('invalid_input', 'en')
    expect(problemIn(refused).errors?.map(({ field }) => field)).toEqual(['values.name', 'values.url'])
    const other = await correct(token, version, { ...values, feedback_email: 'victim@example.com' })
    expect(other.json<Corrected>().status).toBe('saved')
    const likely = await correct(token, version, { ...values, symbol: 'HNG' })
    expect(likely.json<Corrected>()).toMatchObject({
      status: 'likely_duplicate',
      candidates: [{ symbol: 'HNG' }],
    })
    expect(await stored(id)).toMatchObject({ form_values: { feedback_email: email }, corrections: [] })
    const confirmed = await correct(token, version, { ...values, symbol: 'HNG' }, { confirmed: true })
    expect(confirmed.json<Corrected>().status).toBe('saved')
  })

  it('keeps the first of several corrections at once, and the same one twice is one', async () => {
    const { values, token } = await submit()
    const { version } = await stateOf(token)
    const answers = await Promise.all(
      ['Wind', 'Water', 'Wind'].map((slogan) => correct(token, version, { ...values, slogan })),
    )
    const slogan = (await stateOf(token)).values['slogan']
    const outcomes = answers.map((answer) => answer.json<Corrected>().status).toSorted()
    expect(outcomes).toEqual(
      slogan === 'Wind' ? ['conflict', 'saved', 'saved'] : ['conflict', 'conflict', 'saved'],
    )
    expect((await stateOf(token)).corrections).toBe(1)
  })

  it('is corrected a few times only, without mails and without a further place in the queue', async () => {
    const { values, token } = await submit()
    const count = async (table: string) =>
      (await site.database.query<{ count: string }>(`select count(*) as count from ${table}`))[0]?.count
    await until(async () => expect(await count('mails')).toBe('0'))
    const before = await count('project_submissions')
    for (let round = 0; round < maxCorrections; round++) {
      const { version } = await stateOf(token)
      await correct(token, version, { ...values, slogan: `Slogan ${round}` })
    }
    const { version, corrections } = await stateOf(token)
    expect(corrections).toBe(maxCorrections)
    expect(await correct(token, version, { ...values, slogan: 'x' })).toBeProblem(
      'submission_corrected_often',
      'en',
    )
    expect(await count('project_submissions')).toBe(before)
    expect(await count('mails')).toBe('0')
  })

  it('is withdrawn by its link, and its address is deleted', async () => {
    const { values, token, id, email } = await submit()
    const { version } = await stateOf(token)
    expect((await withdraw(token)).json()).toEqual({ status: 'withdrawn' })
    expect((await withdraw(token)).json()).toEqual({ status: 'withdrawn' })
    expect(await stateOf(token)).toMatchObject({
      status: 'withdrawn',
      email: null,
      values: { slogan: 'First' },
    })
    expect(JSON.stringify(await stored(id))).not.toContain(email)
    expect(await correct(token, version, values)).toBeProblem('submission_closed', 'en')
    await expect(approveProject({ id, version: undefined, withKey: true }, reviewing())).rejects.toThrow(
      `P${id} has been withdrawn already.`,
    )
  })
})

describe('a submitted project that has been reviewed', () => {
  it('was read in the version that is decided on', async () => {
    const { values, token, id } = await submit()
    const { version } = await stateOf(token)
    await correct(token, version, { ...values, slogan: 'Casino' })
    const decided = { id, version: undefined }
    await expect(approveProject({ ...decided, withKey: true }, reviewing())).rejects.toThrow(`P${id}.2`)
    await expect(refuseProject({ ...decided, reason: 'No' }, reviewing())).rejects.toThrow(`P${id}.2`)
  })

  it('and refused keeps what was sent, for the form that its mail opens by a link of its own', async () => {
    const { values, email, token, id, receipt } = await submit()
    await refuseProject({ id, version: undefined, reason: 'The website does not answer.' }, reviewing())
    const letters = () => mails.filter(({ to }) => to === email).map(({ text }) => text)
    await until(() => expect(letters()).toHaveLength(2))
    const [, mailed = ''] = /\/ico-form\/submitted\?token=([\w-]{32})&edit=1/.exec(letters().join('\n')) ?? []
    expect(mailed).not.toBe(token)
    expect(letters().some((text) => text.includes(receipt))).toBe(true)
    const state = await stateOf(mailed)
    expect(state).toMatchObject({ status: 'refused', email: null, values: { slogan: 'First' } })
    expect(await correct(mailed, state.version, values)).toBeProblem('submission_closed', 'en')
    expect(await withdraw(mailed)).toBeProblem('submission_closed', 'en')
    expect(JSON.stringify(await site.database.query('select * from project_submissions'))).not.toContain(
      mailed,
    )
    expect(JSON.stringify(site.log)).not.toContain(mailed)
  })
})
