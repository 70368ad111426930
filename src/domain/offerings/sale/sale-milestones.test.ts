import { expect, it } from 'vitest'
import { saleMilestones } from './sale-milestones.ts'

const sale = {
  status: 0 as const,
  ico_start: '2026-04-10',
  ico_end: '2026-04-16',
  raised: null,
  targetMin: null,
  pinned: false,
}
const at = (moment: string, change: Partial<Parameters<typeof saleMilestones>[0]> = {}) =>
  saleMilestones({ ...sale, ...change, now: Date.parse(moment) }).map(
    (latest) => `${latest.milestone} ${new Date(latest.at).toISOString()}`,
  )

it('a sale starts with its first day and ends after its last', () => {
  expect(at('2026-04-09T23:59:59Z')).toEqual([])
  expect(at('2026-04-10T00:00:00Z')).toEqual(['starts 2026-04-10T00:00:00.000Z'])
  expect(at('2026-04-16T23:59:59Z', { status: 1 })).toEqual(['starts 2026-04-10T00:00:00.000Z'])
  expect(at('2026-04-17T00:00:00Z', { status: 1 })).toEqual(['ends 2026-04-17T00:00:00.000Z'])
})

it('a status that an operator has set overrides the dates', () => {
  expect(at('2026-04-11T00:00:00Z', { pinned: true })).toEqual([])
  expect(at('2026-04-18T00:00:00Z', { pinned: true, status: 1 })).toEqual([])
  expect(at('2026-04-18T00:00:00Z', { pinned: true, status: 3 })).toHaveLength(1)
})

it('a sale that was settled before its end has no start, and inverted dates give no milestone', () => {
  expect(at('2026-04-11T00:00:00Z', { status: 2 })).toEqual([])
  expect(at('2026-04-18T00:00:00Z', { ico_start: '2026-04-20' })).toEqual([])
})
