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
      mode: 'month',
      canBeList: true,
      isList: false,
      period: { from: '2026-04-01', to: '2026-05-16' },
      month: '2026-04-01',
      grid: { from: '2026-03-30', to: '2026-05-03' },
      previous: 'last-month',
      next: 'next-month',
      ways: { month: null, week: 'this-week' },
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

  it('is a month, a week, a day or a list by its days, and a list on request', () => {
    const mode = (from: string, to: string, isList = false) =>
      calendarView({ days: { from, to }, today, isList }).mode
    expect(mode('2026-06-01', '2026-06-30')).toBe('month')
    expect(mode('2026-06-10', '2026-06-20')).toBe('month')
    expect(mode('2026-04-13', '2026-04-19')).toBe('week')
    expect(mode('2026-04-14', '2026-04-20')).toBe('month')
    expect(mode('2026-04-16', '2026-04-16')).toBe('day')
    expect(mode('2026-01-01', '2026-03-31')).toBe('list')
    expect(mode('2026-06-01', '2026-06-30', true)).toBe('list')
    expect(mode('2026-04-13', '2026-04-19', true)).toBe('list')
    expect(mode('2026-04-16', '2026-04-16', true)).toBe('day')
    expect(calendarView({ days: null, today, isList: true })).toMatchObject({ mode: 'list', grid: null })
  })

  it('switches to the month and the week of today, or of the first day of another period', () => {
    const ways = (from: string, to = from, isList = false) =>
      calendarView({ days: { from, to }, today, isList }).ways
    expect(ways('2026-04-13', '2026-04-19')).toEqual({ month: null, week: 'this-week' })
    expect(ways('2026-04-20', '2026-04-26')).toEqual({ month: null, week: 'next-week' })
    expect(ways('2026-05-01', '2026-05-31')).toEqual({ month: 'next-month', week: 'week-after-next' })
    expect(ways('2026-05-01', '2026-05-31', true).month).toBe('next-month')
    expect(ways('2026-07-08')).toEqual({
      month: '2026-07-01..2026-07-31',
      week: '2026-07-06..2026-07-12',
    })
    expect(ways('2026-01-01', '2026-12-31')).toEqual({ month: null, week: 'this-week' })
    expect(ways('2026-04-10', '2026-04-20').month).toBe('2026-04-10..2026-04-20')
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
