import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/calendar-day.ts'
import { calendarView, daysBetween } from './calendar-view.ts'

const today = '2026-04-16'
const view = (from?: string, to = from) =>
  calendarView({ days: from === undefined ? null : { from, to: to ?? from }, today })

describe('a calendar page', () => {
  it('shows this month and the next thirty days by default', () => {
    expect(view()).toEqual({
      period: { from: '2026-04-01', to: '2026-05-16' },
      month: '2026-04-01',
      grid: { from: '2026-03-30', to: '2026-05-03' },
      previous: 'last-month',
      next: 'next-month',
    })
  })

  it('links a month to its neighbouring months, by a shortcut if there is one', () => {
    expect(view('2026-06-01', '2026-06-30')).toMatchObject({
      month: '2026-06-01',
      previous: 'next-month',
      next: '2026-07-01..2026-07-31',
    })
    expect(view('2026-02-01', '2026-02-28').grid).toEqual({ from: '2026-01-26', to: '2026-03-01' })
  })

  it('links a week to its neighbouring weeks, and any other period to periods of the same length', () => {
    expect(view('2026-04-13', '2026-04-19')).toMatchObject({
      month: null,
      grid: { from: '2026-04-13', to: '2026-04-19' },
      previous: 'last-week',
      next: 'next-week',
    })
    expect(view('2026-04-16')).toMatchObject({ next: '2026-04-17..2026-04-17' })
    expect(view('2026-04-16', '2026-04-18')).toMatchObject({ previous: '2026-04-13..2026-04-15' })
  })

  it('has no grid for more than six weeks, and no links before 2009 or beyond ten years from now', () => {
    expect(view('2026-01-01', '2026-03-31').grid).toBeNull()
    expect(view('2009-01-01', '2009-01-31').previous).toBeNull()
    expect(view('2036-12-01', '2036-12-31').next).toBeNull()
    expect(view('9999-12-31').next).toBeNull()
  })

  it('has whole weeks around its period, whatever that is', () => {
    const first = fc.integer({ min: 0, max: 8_000 })
    fc.assert(
      fc.property(first, fc.integer({ min: 0, max: 90 }), (start, length) => {
        const from = addDays({ day: '2010-01-01', count: start })
        const to = addDays({ day: from, count: length })
        const { grid } = view(from, to)
        if (grid === null) return
        expect(new Date(grid.from).getUTCDay()).toBe(1)
        expect(new Date(grid.to).getUTCDay()).toBe(0)
        expect(grid.from <= from && to <= grid.to).toBe(true)
        expect(daysBetween(grid.from, grid.to)).toBeLessThan(42)
      }),
    )
  })
})
