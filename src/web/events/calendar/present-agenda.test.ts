import { describe, expect, it } from 'vitest'
import { everyEvent } from '../../../domain/events/calendar/calendar-filter.ts'
import { calendarView } from '../../../domain/events/calendar/calendar-view.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'
import { presentAgenda } from './present-agenda.ts'
import { presentGrid } from './present-grid.ts'

const now = new Date('2026-04-16T03:00:00Z')
const reader = {
  language: 'ja',
  timeZone: 'Asia/Tokyo',
  now,
  links: makeLinks(new URLSearchParams()),
} as const
const event = (id: string, start: string, precision: Precision, end: string | null = null): WireEvent => ({
  event_id: id,
  type: 'ama',
  group: 'people',
  token: 'BTC',
  coin_id: null,
  title: id,
  description: null,
  start,
  end,
  precision,
  place: null,
  proof: null,
  is_demo: false,
})
const view = calendarView({ days: null, today: '2026-04-16' })
const shown = (events: WireEvent[]) => ({ events, known: [view.period], view, filter: everyEvent, reader })
const shownGroups = (events: WireEvent[]) =>
  presentAgenda(shown(events)).groups.map(({ key, rows }) => [key, ...rows.map(({ id }) => id)])

describe('the agenda', () => {
  it('groups events by day in the zone of the reader: earlier ones first, a month after its days', () => {
    expect(
      shownGroups([
        event('month', '2026-04', 'month'),
        event('long', '2026-04-10', 'day', '2026-04-18'),
        event('today', '2026-04-16', 'day'),
        event('night', '2026-04-16T16:00:00.000Z', 'hour'),
        event('may', '2026-05-02', 'day'),
      ]),
    ).toEqual([
      ['earlier', 'long'],
      ['2026-04-16', 'today'],
      ['2026-04-17', 'night'],
      ['2026-04', 'month'],
      ['2026-05-02', 'may'],
    ])
  })

  it('folds away past events, and upcoming ones after the first ten without splitting a day', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => event(`a-${n}`, '2026-04-20', 'day'))
    const agenda = presentAgenda(
      shown([event('past', '2026-04-02', 'day'), ...crowd, event('later', '2026-04-21', 'day')]),
    )
    expect(agenda).toMatchObject({ count: 13, restCount: 1, pastCount: 1, more: null, isAllPast: false })
    expect(agenda.groups.flatMap(({ rows }) => rows)).toHaveLength(12)
  })

  it('links to the rest from the first day that does not fit', () => {
    const many = Array.from({ length: 200 }, (_, n) =>
      event(`m-${n}`, `2026-04-${String(17 + Math.floor(n / 20)).padStart(2, '0')}`, 'day'),
    )
    expect(presentAgenda(shown(many)).more).toEqual({
      href: '/events/time/2026-04-25..2026-05-16',
      count: 40,
    })
  })

  it('shows a past period completely', () => {
    const past = calendarView({ days: { from: '2026-03-01', to: '2026-03-31' }, today: '2026-04-16' })
    const agenda = presentAgenda({
      ...shown([event('past', '2026-03-02', 'day')]),
      known: [past.period],
      view: past,
    })
    expect(agenda).toMatchObject({ isAllPast: true, count: 1, pastCount: 0 })
  })

  it('calls earlier events ongoing only while they are', () => {
    const kinds = (days: { from: string; to: string }, long: WireEvent) =>
      presentAgenda({ ...shown([long]), view: calendarView({ days, today: '2026-04-16' }) }).groups.map(
        ({ kind }) => kind,
      )
    const march = { from: '2026-03-01', to: '2026-03-31' }
    const april = { from: '2026-04-01', to: '2026-04-30' }
    const may = { from: '2026-05-01', to: '2026-05-31' }
    expect(kinds(march, event('over', '2026-02-27', 'day', '2026-03-02'))).toEqual(['earlier'])
    expect(kinds(april, event('now', '2026-03-30', 'day', '2026-04-20'))).toEqual(['ongoing'])
    expect(kinds(may, event('to come', '2026-04-30', 'day', '2026-05-02'))).toEqual(['earlier'])
  })
})

describe('a period with more events than one response', () => {
  const known = [{ from: '2026-04-01', to: '2026-04-16' }]
  const busy = { ...shown([event('today', '2026-04-16', 'day')]), known }

  it('has no count', () => {
    expect(presentAgenda(busy)).toMatchObject({ count: null, isEmpty: false })
  })

  it('has links to the days that are not completely loaded', () => {
    const days = presentGrid(busy)?.weeks.flat() ?? []
    const on = (day: string) => days.find((one) => one.day === day)
    expect(on('2026-04-16')).toMatchObject({ count: 1, more: 0 })
    expect(on('2026-04-15')).toMatchObject({ href: null, count: 0, more: 0 })
    expect(on('2026-04-20')).toMatchObject({
      href: '/events/time/2026-04-20..2026-04-20',
      count: null,
      more: null,
    })
  })
})

describe('the grid', () => {
  const days = (events: WireEvent[]) => presentGrid(shown(events))?.weeks.flat() ?? []

  it('has whole weeks, marks today, and marks days of other months', () => {
    expect(days([])).toHaveLength(35)
    expect(
      days([])
        .filter(({ isToday }) => isToday)
        .map(({ day }) => day),
    ).toEqual(['2026-04-16'])
    expect(days([]).filter(({ isOutside }) => isOutside)).toHaveLength(5)
  })

  it('shows an event on each of its days, those that begin there first, at most three', () => {
    const found = days([
      event('long', '2026-04-10', 'day', '2026-04-12'),
      ...['a', 'b', 'c'].map((id) => event(id, '2026-04-11', 'day')),
      event('month', '2026-04', 'month'),
    ])
    const on = (day: string) => {
      const cell = found.find((one) => one.day === day)
      return [...(cell?.events.map(({ id }) => id) ?? []), cell?.more]
    }
    expect(on('2026-04-10')).toEqual(['long', 0])
    expect(on('2026-04-11')).toEqual(['a', 'b', 2])
    expect(on('2026-04-12')).toEqual(['long', 0])
    expect(on('2026-04-13')).toEqual([0])
  })
})
