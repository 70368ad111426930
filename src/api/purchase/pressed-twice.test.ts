import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPurchaseSite, type PurchaseSite } from '../../../tests/support/purchase-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../database/database.ts'

let site: PurchaseSite
/** Told of each look at what a browser has begun before; the look goes on when it resolves. */
let beforeLooking = async (): Promise<void> => {}

beforeAll(async () => {
  const database = await openTestDatabase()
  const watched: Database = {
    ...database,
    async query(sql, values) {
      if (sql.includes('where browser = $1 and email_key = $2')) await beforeLooking()
      return database.query(sql, values)
    },
  }
  site = await openPurchaseSite({}, { database: watched })
})
afterAll(() => site.close())

it('of two presses at once the one that comes late takes nothing back of the other', async () => {
  const first = Promise.withResolvers<void>()
  const both = Promise.withResolvers<void>()
  let looks = 0
  beforeLooking = async () => {
    looks++
    if (looks === 1) return both.promise
    both.resolve()
    return first.promise
  }
  const body = { email: 'twice@example.com', sending: 'abcdefghijklmnop2' }
  const presses = [site.begun(body), site.begun(body)]
  const early = await Promise.race(presses)
  first.resolve()
  const answers = await Promise.all(presses)
  expect(looks).toBe(2)
  expect(answers.map(({ subscription_id: id }) => id)).toEqual([early.subscription_id, early.subscription_id])
  expect(answers.map(({ checkout }) => checkout)).toEqual([early.checkout, early.checkout])
  expect((await site.press(early.checkout, 'approve')).statusCode).toBe(303)
})
