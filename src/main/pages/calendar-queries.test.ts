import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

const most = 3

let site: TestSite
let statementsDuring: (work: () => Promise<unknown>) => Promise<string[]>
beforeAll(async () => {
  const recorded = recordStatements(await openTestDatabase())
  statementsDuring = (work) => recorded.during(work)
  site = await openBuiltSite({}, { database: recorded.database })
})
afterAll(() => site.close())

it.each(['/events', '/events/symbol/BTC', '/events/symbol/BTC/time/this-month/tags/people'])(
  '%s is rendered with a few questions to the database',
  async (url) => {
    const statements = await statementsDuring(async () => {
      const answer = await site.app.inject({ url, headers: { host: 'www.localhost' } })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<table')
    })
    expect(statements.filter((sql) => sql.includes('from events')).length).toBeGreaterThan(0)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
  },
)
