import { describe, expect, it } from 'vitest'
import { everyEvent } from '../../../domain/events/calendar/calendar-filter.ts'
import { calendarView } from '../../../domain/events/calendar/calendar-view.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'
import { presentAgenda } from './present-agenda.ts'

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

  it('shows eight upcoming events beside the grid, also of a crowded day, and folds away the others and the past', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => event(`a-${n}`, '2026-04-20', 'day'))
    const events = [event('past', '2026-04-02', 'day'), ...crowd, event('later', '2026-04-21', 'day')]
    const agenda = presentAgenda(shown(events))
    expect(agenda).toMatchObject({ count: 13, restCount: 5, pastCount: 1, more: null, isAllPast: false })
    expect(agenda.groups.map(({ key, rows }) => [key, rows.length])).toEqual([['2026-04-20', 8]])
    expect(agenda.rest.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['2026-04-20', 4],
      ['2026-04-21', 1],
    ])
    const list = calendarView({ days: null, today: '2026-04-16', isList: true })
    expect(presentAgenda({ ...shown(events), view: list })).toMatchObject({ restCount: 0 })
  })

  it('shows a day whole, with what is over, and sets apart what is known only to the month', () => {
    const day = calendarView({ days: { from: '2026-04-16', to: '2026-04-16' }, today: '2026-04-16' })
    const agenda = presentAgenda({
      ...shown([
        event('morning', '2026-04-16T00:00:00.000Z', 'hour'),
        event('long', '2026-04-10', 'day', '2026-04-18'),
        event('month', '2026-04', 'month'),
      ]),
      view: day,
    })
    expect(agenda.groups.map(({ key, rows }) => [key, ...rows.map(({ id }) => id)])).toEqual([
      ['earlier', 'long'],
      ['2026-04-16', 'morning'],
    ])
    expect(agenda).toMatchObject({ count: 2, pastCount: 0, undated: [{ key: '2026-04', text: '4月' }] })
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
})
