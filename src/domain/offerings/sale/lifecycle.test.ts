import { describe, expect, it } from 'vitest'
import { isInverted, statusAt, type SaleState } from './lifecycle.ts'
import { statuses } from './status.ts'

const sale: SaleState = {
  status: 0,
  ico_start: '2026-04-10',
  ico_end: '2026-04-16',
  raised: '2000000',
  targetMin: '2000000',
  pinned: false,
}
const at = (now: string, changes: Partial<SaleState> = {}) =>
  statusAt({ ...sale, ...changes, now: Date.parse(now) })

describe('a sale', () => {
  it('opens when its first day begins', () => {
    expect(at('2026-04-09T23:59:59.999Z')).toBe(0)
    expect(at('2026-04-10T00:00Z')).toBe(1)
  })

  it('is still open on its last day', () => {
    expect(at('2026-04-16T23:59:59.999Z', { status: 1 })).toBe(1)
    expect(at('2026-04-17T00:00Z', { status: 1 })).toBe(2)
  })

  it('opens and closes at the exact moments, if it has them', () => {
    const moments = { ico_start: '2026-04-10T09:00:00+09:00', ico_end: '2026-04-16T12:00:00Z' }
    expect(at('2026-04-10T00:00Z', moments)).toBe(1)
    expect(at('2026-04-16T11:59:59.999Z', moments)).toBe(1)
    expect(at('2026-04-16T12:00Z', moments)).toBe(2)
  })

  it('succeeds with its minimum target and fails with less', () => {
    expect(at('2026-05-01', { status: 1 })).toBe(2)
    expect(at('2026-05-01', { status: 1, raised: '1999999.99' })).toBe(3)
    expect(at('2026-05-01', { status: 1, raised: '12345678901234567890', targetMin: 5 })).toBe(2)
  })

  it.each([{ raised: null }, { targetMin: undefined }, { raised: '-1' }, { targetMin: 'much' }])(
    'keeps its status when it ends with %j',
    (unknown) => {
      expect(at('2026-05-01', { status: 1, ...unknown })).toBe(1)
    },
  )

  it('goes from pre-open to its outcome when no job ran while it was open', () => {
    expect(at('2026-05-01')).toBe(2)
    expect(at('2026-05-01', { ico_start: null })).toBe(2)
    expect(at('2026-05-01', { ico_start: null, raised: null })).toBe(0)
  })

  it('keeps its status without dates', () => {
    const none = { ico_start: null, ico_end: undefined }
    expect(statuses.map((status) => at('2026-05-01', { ...none, status }))).toEqual([...statuses])
    expect(at('2026-05-01', { ico_start: 'TBA', ico_end: 'Q4' })).toBe(0)
  })

  it('stays open before its start when it was opened early', () => {
    expect(at('2026-04-01', { status: 1 })).toBe(1)
  })

  it.each([
    ['2026-04-17', '2026-04-16', true],
    ['2026-04-16', '2026-04-16', false],
    ['2026-04-16T20:00:00Z', '2026-04-16', false],
    ['2026-04-16T20:00:00Z', '2026-04-16T20:00:00Z', false],
    ['2026-04-16T20:00:00Z', '2026-04-16T19:59:59Z', true],
    ['2026-04-16T20:00:00Z', null, false],
  ])('from %s to %s ends before it begins: %s', (ico_start, ico_end, inverted) => {
    expect(isInverted({ ico_start, ico_end })).toBe(inverted)
    expect(at('2030-01-01', { ico_start, ico_end }) === 0).toBe(inverted)
  })
})
