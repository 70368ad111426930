import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPurchaseSite, type PurchaseSite } from '../../../tests/support/purchase-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../database/database.ts'

let site: PurchaseSite
let beforeQuery = async (): Promise<void> => {}

beforeAll(async () => {
  const database = await openTestDatabase()
  const watched: Database = {
    ...database,
    async query(sql, values) {
      if (sql.includes('where browser = $1 and email_key = $2')) await beforeQuery()
      return database.query(sql, values)
    },
  }
  site = await openPurchaseSite({}, { database: watched })
})
afterAll(() => site.close())

it('the slower of two concurrent submits does not withdraw the checkout of the faster one', async () => {
  const first = Promise.withResolvers<void>()
  const both = Promise.withResolvers<void>()
  let queries = 0
  beforeQuery = async () => {
    queries++
    if (queries === 1) return both.promise
    both.resolve()
    return first.promise
  }
  const body = { email: 'twice@example.com', sending: 'abcdefghijklmnop2' }
  const submits = [site.begun(body), site.begun(body)]
  const early = await Promise.race(submits)
  first.resolve()
  const answers = await Promise.all(submits)
  expect(queries).toBe(2)
  expect(answers.map(({ subscription_id: id }) => id)).toEqual([early.subscription_id, early.subscription_id])
  expect(answers.map(({ checkout }) => checkout)).toEqual([early.checkout, early.checkout])
  expect((await site.press(early.checkout, 'approve')).statusCode).toBe(303)
})
