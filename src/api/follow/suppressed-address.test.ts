import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type FollowSite } from '../../../tests/support/follow-site.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import { confirmFollowPath } from '../../words/addresses/endpoints.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { suppress } from '../outbound/mail/suppressions.store.ts'

const itemId = 'hinode-grid'
let site: FollowSite
let statementsDuring: (work: () => Promise<unknown>) => Promise<string[]>
const identity = mailIdentity(testSecret)

beforeAll(async () => {
  const recorded = recordStatements(await openTestDatabase())
  statementsDuring = (work) => recorded.during(work)
  site = await openFollowSite({ rows: [{ name: 'Hinode Grid', status: 1 }], database: recorded.database })
})
afterAll(() => site.close())

const end = (email: string) =>
  suppress(
    { addressHash: identity.ofMailbox(email), kind: 'operator', reason: '', now: site.now() },
    site.site.database,
  )

async function newFollower(email: string) {
  const browser = site.openBrowser()
  const coming = site.nextMail(email)
  await browser.ask('POST', { email, itemId })
  await browser.press(confirmFollowPath, tokenIn(await coming))
  return browser
}
const mailsTo = async (email: string) => {
  await site.allAreSent()
  return site.mails.filter(({ to }) => to === email).length
}

describe('a suppressed address', () => {
  it.each(['POST', 'DELETE', 'GET'] as const)(
    'gets the same reply as any other when a stranger sends a %s, after the same work',
    async (method) => {
      const [ended, other] = [`ended-${method}@example.com`, `other-${method}@example.com`]
      await end(ended)
      const answers: unknown[] = []
      const ask = async (email: string) => {
        const browser = site.openBrowser()
        await browser.ask('POST', { email: 'stranger@example.net' })
        return statementsDuring(async () => {
          const { code, body } = await browser.ask(method, { email, itemId })
          answers.push({ code, body })
        })
      }
      const [forEnded, forOther] = [await ask(ended), await ask(other)]
      expect(forEnded.length).toBeGreaterThan(0)
      expect(forEnded).toEqual(forOther)
      expect(answers[0]).toEqual(answers[1])
      expect(await mailsTo(ended)).toBe(0)
      expect(await mailsTo(other)).toBe(method === 'POST' ? 1 : 0)
    },
  )

  it('is not sent the link to stop', async () => {
    await newFollower('d@example.com')
    await end('d@example.com')
    await site.openBrowser().ask('DELETE', { email: 'd@example.com', itemId })
    expect(await mailsTo('d@example.com')).toBe(1)
  })
})
