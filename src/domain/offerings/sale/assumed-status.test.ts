import { describe, expect, it } from 'vitest'
import { assumedStatus } from './assumed-status.ts'

const now = Date.parse('2026-04-16')
const unknown = { phase: null, ico_start: null, ico_end: null, raised: null, targetMin: null, now }
const assumed = (sale: Partial<Parameters<typeof assumedStatus>[0]>) => assumedStatus({ ...unknown, ...sale })

describe('a sale without a stated status', () => {
  it.each([
    ['upcoming', 0],
    ['Pre-open', 0],
    ['active', 1],
    ['ongoing', 1],
    ['succeeded', 2],
    ['failed', 3],
  ])('in phase %s is %d', (phase, status) => {
    expect(assumed({ phase, ico_end: '2018-01-01' })).toBe(status)
  })

  it.each([
    ['5', '5', 2],
    ['4', '5', 3],
    ['4', null, 2],
    ['0', null, 3],
    [null, null, 3],
    [null, '5', 3],
  ])('that is over with %s raised of %s has status %d', (raised, targetMin, status) => {
    expect(assumed({ phase: 'finished', raised, targetMin })).toBe(status)
    expect(assumed({ ico_end: '2026-04-15', raised, targetMin })).toBe(status)
    expect(assumed({ phase: 'soon?', ico_end: '2026-04-15', raised, targetMin })).toBe(status)
  })

  it('gets its status from its dates', () => {
    expect(assumed({ ico_start: '2026-04-16' })).toBe(1)
    expect(assumed({ ico_start: '2026-04-17', ico_end: '2026-05-01' })).toBe(0)
    expect(assumed({ ico_start: '2026-04-01', ico_end: '2026-04-16', raised: '5' })).toBe(1)
  })

  it('is pre-open when nothing is known, or when its dates contradict each other', () => {
    expect(assumed({})).toBe(0)
    expect(assumed({ ico_start: '2020-02-01', ico_end: '2020-01-01' })).toBe(0)
  })
})
