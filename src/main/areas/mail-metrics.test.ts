import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import { suppress } from '../../api/outbound/mail/suppressions.store.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '0' } })
})
afterAll(() => site.close())

it('metrics show how many mails wait, since when, why the queue is held, and how many addresses are suppressed', async () => {
  const { database } = site
  const identity = mailIdentity(testSecret)
  await database.query(
    `update mail_queue set held_by = 'policy', held_reason = '554 5.7.1', held_since = now(), tries = 1,
       try_after = now() + interval '1 hour'`,
  )
  const mail = { to: 'a@example.com', subject: 'x', text: 'x', html: 'x', headers: {} }
  await mailQueue({ identity }).put([mail, mail], new Date(Date.now() - 7_200_000), database)
  const addressHash = identity.ofMailbox('b@example.com')
  await suppress({ addressHash, kind: 'complaint', reason: 'abuse', now: new Date() }, database)
  const { body } = await site.app.inject({ url: '/metrics' })
  expect(body).toMatch(/^mails_waiting 2$/m)
  expect(body).toMatch(/^mails_oldest_seconds 72\d\d/m)
  expect(body).toMatch(/^mail_queue_held\{by="policy"\} 1$/m)
  expect(body).toMatch(/^mail_queue_held\{by="away"\} 0$/m)
  expect(body).toMatch(/^mail_suppressed\{kind="complaint"\} 1$/m)
  expect(body).toMatch(/^mails_sent_day 0$/m)
})
