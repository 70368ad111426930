import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../tests/support/operator-desk.ts'
import { openTestSite } from '../../../tests/support/test-site.ts'
import { putMessage } from '../../api/contact/contact-messages.store.ts'
import { putSubmission } from '../../api/events/event-submissions.store.ts'
import { putSubmission as putProject } from '../../api/owner/project-submissions.store.ts'
import { newSubmissionToken, submissionTokenHash } from '../../api/submissions/submission-token.ts'

let desk: OperatorDesk
const now = new Date()
const email = 'owner@acme.example'

beforeAll(async () => {
  desk = await openOperatorDesk()
  await desk.withDatabase(async (database) => {
    const site = await openTestSite({
      environment: { DEMO: '0', SITE_ORIGIN: 'https://kawara.example' },
      now: () => now,
      database: { ...database, close: async () => {} },
    })
    await site.close()
    await seedOfferings({ rows: [{ item_id: 'acme', name: 'Acme', feedback_email: email }], now }, database)
    const sent = { language: 'en', zone: null, caller: new Uint8Array(1), now } as const
    const tokenHash = () => submissionTokenHash(newSubmissionToken()) ?? new Uint8Array()
    const event = { token: 'BTC', type: 'ama', title: 'Questions', start: '2026-05-02' }
    await putSubmission({ ...sent, tokenHash: tokenHash(), event, email }, database)
    const values = { name: 'Beta', url: 'https://beta.example', feedback_email: email }
    const notified = { isNotified: true, looksAutomatic: false }
    await putProject({ ...sent, ...notified, tokenHash: tokenHash(), values }, database)
    await putMessage(
      {
        sending: new Uint8Array([1]),
        folder: 'inbox',
        purpose: 'press',
        itemId: null,
        name: 'Hana',
        url: null,
        email,
        message: 'A question.',
        language: 'en',
        caller: new Uint8Array(1),
        isNotified: false,
        now,
      },
      database,
    )
  })
})
afterAll(() => desk.close())

describe('in a shell without the SITE_ORIGIN that the site last ran with', () => {
  it.each([
    ['events approve E1'],
    ['events refuse E1 --reason No'],
    ['submissions approve P1 --key'],
    ['submissions refuse P1 --reason No'],
    ['owner-keys issue acme'],
    ['owner-keys issue acme --mail'],
    ['inbox answer 1 --text Yes'],
  ])('%s mails and prints no link to another host, and says what to set', async (typed) => {
    const { code, out, error } = await desk.site(...typed.split(' '))
    expect([code, out]).toEqual([1, ''])
    expect(error).toContain('SITE_ORIGIN is http://localhost:3000 in this shell')
    expect(error).toContain('SITE_ORIGIN=https://kawara.example')
    const written = await desk.withDatabase(({ query }) =>
      query(`select 1 from mails union all select 1 from owner_keys
             union all select 1 from event_submissions where review <> 'waiting'
             union all select 1 from project_submissions where review <> 'waiting'`),
    )
    expect(written).toEqual([])
  })

  it('commands without mails and links work', async () => {
    expect((await desk.site('events', 'list')).code).toBe(0)
    expect((await desk.site('submissions', 'show', 'P1')).code).toBe(0)
  })

  it('with it, the mail has the address of the site', async () => {
    const approved = await desk.siteWith({ SITE_ORIGIN: 'https://kawara.example' }, 'events', 'approve', 'E1')
    expect(approved.code, approved.error).toBe(0)
    const [mail] = await desk.withDatabase(({ query }) =>
      query<{ body_text: string }>('select body_text from mails'),
    )
    expect(mail?.body_text).toContain('https://en.kawara.example/events/item/')
  })
})
