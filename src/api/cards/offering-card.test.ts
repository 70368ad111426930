import { expect, it } from 'vitest'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { latestOfferings } from '../offerings/news/offerings.news.store.ts'
import { presentOfferingCard } from './offering-card.ts'

const sale = { name: 'Moment', ico_start: '2026-11-25T19:00:00Z', ico_end: '2026-12-23T19:00:00Z' }

it.each([
  ['ja', '2026年11月26日〜2026年12月24日（日本時間）'],
  ['en', 'Nov 25, 2026 – Dec 23, 2026 UTC'],
  ['ko', '2026.11.26~2026.12.24(한국 시간)'],
  ['zh', '2026年11月26日至2026年12月24日（北京时间）'],
] as const)('the preview picture of a sale has in %s the days of its page', async (language, dates) => {
  const database = await openTestDatabase()
  await seedOfferings({ rows: [sale], now: new Date('2026-11-01T00:00:00Z') }, database)
  const [found] = await latestOfferings(1, database)
  if (found === undefined) throw new Error('the sale was not stored')
  const { card } = presentOfferingCard(found.entry, { language, host: 'x.test' })
  expect(card.facts.at(-1)?.text).toBe(dates)
  await database.close()
})
