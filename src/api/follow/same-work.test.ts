import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type FollowSite } from '../../../tests/support/follow-site.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'

const itemId = 'hinode-grid'
let site: FollowSite
let statementsDuring: (work: () => Promise<unknown>) => Promise<string[]>
const addresses = { following: 'a@example.com', waiting: 'b@example.com', left: 'c@example.com' }

beforeAll(async () => {
  const recorded = recordStatements(await openTestDatabase())
  statementsDuring = (work) => recorded.during(work)
  site = await openFollowSite({
    rows: [{ name: 'Hinode Grid', status: 1 }],
    database: recorded.database,
  })
  for (const [status, email] of Object.entries(addresses)) {
    const browser = site.openBrowser()
    const coming = site.nextMail(email)
    await browser.ask('POST', { email, itemId })
    const token = tokenIn(await coming)
    if (status === 'waiting') continue
    await browser.press(confirmFollowPath, token)
    if (status === 'left') await browser.ask('DELETE', { email, itemId })
  }
})
afterAll(() => site.close())

async function stranger() {
  const browser = site.openBrowser()
  await browser.ask('POST', { email: 'stranger@example.net' })
  return browser
}

describe.each(['GET', 'POST', 'DELETE'] as const)('a stranger who sends a %s', (method) => {
  it.each(Object.entries(addresses))(
    'causes the same work for an address that is %s as for any other',
    async (_, email) => {
      const known = await stranger()
      const forKnown = await statementsDuring(() => known.ask(method, { email, itemId }))
      const other = await stranger()
      const forUnknown = await statementsDuring(() =>
        other.ask(method, { email: `${crypto.randomUUID()}@example.com`, itemId }),
      )
      expect(forKnown.length).toBeGreaterThan(0)
      expect(forKnown).toEqual(forUnknown)
    },
  )
})

it('a stranger without a cookie causes the same work, too', async () => {
  const ask = (email: string) => statementsDuring(() => site.openBrowser().ask('DELETE', { email, itemId }))
  expect(await ask(addresses.following)).toEqual(await ask('nobody@example.com'))
})

it('the link to stop is still mailed, after the reply', async () => {
  const email = 'd@example.com'
  const browser = site.openBrowser()
  const first = site.nextMail(email)
  await browser.ask('POST', { email, itemId })
  await browser.press(confirmFollowPath, tokenIn(await first))
  const second = site.nextMail(email)
  await (await stranger()).ask('DELETE', { email, itemId })
  await browser.press(stopFollowPath, tokenIn(await second))
  expect((await browser.ask('GET', { email, itemId })).body).toMatchObject({ status: 1 })
})
