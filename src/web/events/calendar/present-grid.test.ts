import { describe, expect, it } from 'vitest'
import { everyEvent } from '../../../domain/events/calendar/calendar-filter.ts'
import { calendarView } from '../../../domain/events/calendar/calendar-view.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import type { DayRange } from '../../../domain/kernel/time/calendar-day.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'
import { presentGrid } from './present-grid.ts'

const today = '2026-04-16'
const now = new Date('2026-04-16T03:00:00Z')
const event = (
  id: string,
  start: string,
  end: string | null = null,
  more: Partial<WireEvent> = {},
): WireEvent => ({
  event_id: id,
  type: 'ama',
  group: 'people',
  token: 'BTC',
  coin_id: null,
  title: id,
  description: null,
  start,
  end,
  precision: (start.length > 10 ? 'hour' : start.length > 7 ? 'day' : 'month') satisfies Precision,
  place: null,
  proof: null,
  is_demo: false,
  ...more,
})

const daysOf = (
  events: WireEvent[],
  {
    days = null,
    known,
    timeZone = 'Asia/Tokyo',
  }: { days?: DayRange | null; known?: DayRange[]; timeZone?: string } = {},
) => {
  const view = calendarView({ days, today })
  const reader = { language: 'ja', timeZone, now, links: makeLinks(new URLSearchParams()) } as const
  const all = view.grid ?? view.period
  return presentGrid({ events, known: known ?? [all], view, filter: everyEvent, reader })?.weeks.flat() ?? []
}
const on = (found: ReturnType<typeof daysOf>, day: string) => {
  const one = found.find((cell) => cell.day === day)
  if (one === undefined) throw new Error(`The grid has no ${day}.`)
  return one
}

describe('the grid', () => {
  it('has whole weeks, marks today, and marks days of other months', () => {
    const days = daysOf([])
    expect(days).toHaveLength(35)
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([today])
    expect(days.filter(({ isOutside }) => isOutside)).toHaveLength(5)
  })

  it('links every day to its list, and the days to come to the form with that day', () => {
    const days = daysOf([])
    expect(on(days, '2026-04-15')).toMatchObject({ href: '/events/time/2026-04-15..2026-04-15', add: null })
    expect(on(days, today).add).toBe('/events/add?day=2026-04-16')
    expect(on(days, '2026-05-03').add).toBe('/events/add?day=2026-05-03')
  })

  it('shows an event of several days as one bar over its days, once in each week', () => {
    const days = daysOf([event('long', '2026-04-10', '2026-04-14'), event('month', '2026-04')])
    const bars = days.flatMap(({ day, barRows }) =>
      barRows.map((row) => (row?.begins ? [day, row.begins.span, row.begins.isBegun] : day)),
    )
    expect(bars).toEqual([
      ['2026-04-10', 3, false],
      '2026-04-11',
      '2026-04-12',
      ['2026-04-13', 2, true],
      '2026-04-14',
    ])
    expect(days.flatMap(({ events }) => events)).toEqual([])
    expect(on(days, '2026-04-12')).toMatchObject({ count: 1, more: 0 })
    expect(on(days, '2026-04-15')).toMatchObject({ count: 0, more: 0, barRows: [] })
  })

  it('keeps the bars of a week in line where a row above is free', () => {
    const days = daysOf([event('one', '2026-04-13', '2026-04-14'), event('two', '2026-04-14', '2026-04-16')])
    expect(on(days, '2026-04-16').barRows).toMatchObject([null, { begins: null }])
  })

  it('shows three events of a day at most, and counts the others', () => {
    const crowd = (count: number) => Array.from({ length: count }, (_, n) => event(`e${n}`, '2026-04-20'))
    const cell = (events: WireEvent[]) => {
      const { events: shown, more } = on(daysOf(events), '2026-04-20')
      return [shown.length, more]
    }
    expect(cell(crowd(3))).toEqual([3, 0])
    expect(cell(crowd(4))).toEqual([2, 2])
    const bars = (count: number) =>
      Array.from({ length: count }, (_, n) => event(`bar${n}`, '2026-04-20', '2026-04-21'))
    expect(cell([...bars(1), ...crowd(2)])).toEqual([2, 0])
    expect(cell([...bars(1), ...crowd(3)])).toEqual([1, 2])
    expect(cell([...bars(4), ...crowd(1)])).toEqual([1, 1])
    expect(cell([...bars(4), ...crowd(2)])).toEqual([1, 2])
  })

  it('names an event by its symbol and its short title', () => {
    const days = daysOf([
      event('app', '2026-04-20', null, { token: 'ABJ', title: 'ABJCoin ($ABJ) - Shopping app' }),
    ])
    expect(on(days, '2026-04-20').events[0]).toMatchObject({
      symbol: 'ABJ',
      text: 'Shopping app',
      clock: null,
    })
  })

  it('puts a time on the day of its zone, also around the change of the clocks', () => {
    const late = event('late', '2026-04-16T20:00:00.000Z')
    expect(on(daysOf([late]), '2026-04-17').events[0]).toMatchObject({ id: 'late', clock: '05:00' })
    const march = { from: '2026-03-01', to: '2026-03-31' }
    // The clocks of New York are put forward on March 8.
    const night = event('night', '2026-03-08T04:30:00.000Z', '2026-03-08T08:00:00.000Z')
    const days = daysOf([night], { days: march, timeZone: 'America/New_York' })
    expect(on(days, '2026-03-07').barRows[0]?.begins).toMatchObject({ id: 'night', span: 2 })
    const whole = event('whole', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z')
    expect(
      on(daysOf([whole], { days: march, timeZone: 'America/New_York' }), '2026-03-08').events,
    ).toHaveLength(1)
  })

  it('has links to the days that are not completely loaded, without a count', () => {
    const days = daysOf([event('today', today)], { known: [{ from: '2026-04-01', to: today }] })
    expect(on(days, today)).toMatchObject({ count: 1, more: 0 })
    expect(on(days, '2026-04-20')).toMatchObject({ count: null, more: null })
  })

  it('of one day is the week around it, with that day chosen', () => {
    const days = daysOf([], { days: { from: '2026-04-18', to: '2026-04-18' } })
    expect(days.map(({ day, isChosen }) => (isChosen ? `${day} chosen` : day))).toEqual([
      '2026-04-13',
      '2026-04-14',
      '2026-04-15',
      '2026-04-16',
      '2026-04-17',
      '2026-04-18 chosen',
      '2026-04-19',
    ])
    expect(days.some(({ isOutside }) => isOutside)).toBe(false)
  })
})
