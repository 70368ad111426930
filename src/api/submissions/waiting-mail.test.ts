import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailSite } from '../../../tests/support/mail-site.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { signatureFor, testSecret } from '../../../tests/support/test-site.ts'
import { day, hour, second } from '../../domain/kernel/time/durations.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import { notifyOfSubmissions } from './submissions.jobs.ts'
import { waitingMail } from './submissions.mails.ts'

const operatorEmail = 'desk@kawara.example'
type Site = Awaited<ReturnType<typeof openMailSite>>
let senders = 0

function senderTo(site: Site) {
  const send = async (url: string, payload: object) => {
    const timestamp = Math.floor(site.now().getTime() / 1000)
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: { host: 'en.localhost', 'x-signature': signatureFor({ path: url, timestamp }) },
      payload,
      remoteAddress: `2001:db8:${(++senders).toString(16)}::1`,
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  return {
    event: (title: string) =>
      send('/api/events/add', {
        type: 'meetup',
        token: 'ABC',
        title,
        description: 'Developers meet for the first time.',
        start: new Date(site.now().getTime() + 20 * day).toISOString().slice(0, 10),
        proof: 'https://news.example/abc',
      }),
    project: (name: string, more: object = {}) =>
      send('/api/owner/submissions', {
        values: {
          name,
          url: `https://${name.toLowerCase()}.example`,
          feedback_email: `owner@${name}.example`,
        },
        ...more,
      }),
  }
}

it('an operator with an address is notified of a submission that waits', async () => {
  const site = await openMailSite({ OPERATOR_EMAIL: operatorEmail })
  try {
    await senderTo(site).event('First meeting')
    const [mail] = await eventually(
      () => site.mailsTo(operatorEmail),
      (mails) => mails.length > 0,
      30_000,
    )
    expect(mail?.subject).toBe('審査待ちの投稿が1件届きました（Kawara）')
    expect(mail?.text).toContain('イベント 1：First meeting\n')
    expect(mail?.text).toContain('npm run site -- events list')
  } finally {
    await site.close()
  }
})

describe('the mail about submissions', () => {
  let site: Site
  let send: ReturnType<typeof senderTo>
  beforeAll(async () => {
    // Without an address of the operator the site has no job of its own, so the test decides when one runs.
    site = await openMailSite({})
    send = senderTo(site)
  })
  afterAll(() => site.close())

  /** The mails that a run of the job sends. */
  async function notified() {
    const before = (await site.mailsTo(operatorEmail)).length
    const { sellers } = site.config
    await notifyOfSubmissions(
      { database: site.database, now: site.now() },
      {
        queue: mailQueue({ identity: mailIdentity(testSecret) }),
        mailOf: (submissions) => waitingMail(submissions, { operatorEmail, sellers }),
      },
    )
    return (await site.mailsTo(operatorEmail)).slice(before)
  }

  it('comes at once for the first, and once for all that arrive in the hour after it', async () => {
    expect(await notified()).toEqual([])
    await send.event('First meeting')
    expect((await notified()).map(({ text }) => text.includes('First meeting'))).toEqual([true])
    await send.event('Second meeting')
    await send.project('Alpha')
    await send.project('Robot', { topic: 'filled in by a program' })
    for (let nth = 1; nth <= 20; nth++) await send.event(`Further meeting ${nth}`)
    site.pass(hour - 30 * second)
    expect(await notified()).toEqual([])
    site.pass(30 * second)
    const [mail, ...others] = await notified()
    expect(others).toEqual([])
    expect(mail?.subject).toContain('22件')
    expect(mail?.text).toContain('イベント 2：Second meeting\n')
    expect(mail?.text).toContain('プロジェクト 1：Alpha\n')
    expect(mail?.text).toContain('ほか2件')
    expect(mail?.text).not.toMatch(/First|Robot/)
    expect(await notified()).toEqual([])
  })

  it('names nothing that was decided meanwhile', async () => {
    await send.event('Decided meanwhile')
    await site.database.query(`update event_submissions set review = 'refused' where review = 'waiting'`)
    site.pass(hour)
    expect(await notified()).toEqual([])
    await send.project('Beta')
    const [mail] = await notified()
    expect(mail?.text).toContain('Beta')
    expect(mail?.text).not.toContain('Decided meanwhile')
  })
})
