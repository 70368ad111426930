import { describe, expect, it } from 'vitest'
import type { Client } from '../../../contract/calls/client.ts'
import { everyEvent } from '../../../domain/events/calendar/calendar-filter.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'
import { loadEvents, loadSides } from './load-events.ts'

const period = { from: '2026-04-01', to: '2026-04-30' }

/** A client whose calendar has two events on each day of April and returns at most `room` of them per call. */
function busyClient(room: number) {
  const all = Array.from({ length: 60 }, (_, n) => ({
    event_id: `e-${n}`,
    start: `2026-04-${String(Math.floor(n / 2) + 1).padStart(2, '0')}`,
    end: null,
    precision: 'day',
  }))
  let calls = 0
  // A partial client: the tested code calls only this operation.
  const client = {
    searchEvents({ start, cursor }: { start: string; cursor?: string | null }) {
      calls += 1
      const rest = all.filter((event, n) => event.start >= start && n > Number(cursor ?? -1))
      const items = rest.slice(0, room) as unknown as WireEvent[]
      const last = all.findIndex(({ event_id }) => event_id === items.at(-1)?.event_id)
      return Promise.resolve({
        groups: [{ date: start, items }],
        total: all.length,
        counts: {},
        next: rest.length > room ? String(last) : null,
      })
    },
  } as unknown as Client
  return { client, calls: () => calls }
}

const load = async (room: number, today: string) => {
  const { client, calls } = busyClient(room)
  const loaded = await loadEvents({ client, period, filter: everyEvent, timeZone: 'UTC', today })
  return { ...loaded, calls: calls() }
}

describe('the events of a calendar', () => {
  it('load in one request if they fit, with all days complete', async () => {
    expect(await load(60, '2026-04-16')).toMatchObject({ calls: 1, known: [period] })
  })

  it('load in a second request, but never in a third', async () => {
    const { calls, known, events } = await load(40, '2026-04-02')
    expect([calls, known, events.length]).toEqual([2, [period], 60])
    expect(await load(20, '2026-04-02')).toMatchObject({
      calls: 2,
      known: [{ from: '2026-04-01', to: '2026-04-19' }],
    })
  })

  it('continue from today if the first days fill the first response', async () => {
    const { known, events, calls } = await load(20, '2026-04-25')
    expect(calls).toBe(2)
    expect(known).toEqual([
      { from: '2026-04-01', to: '2026-04-09' },
      { from: '2026-04-25', to: '2026-04-30' },
    ])
    expect(events).toHaveLength(20 + 12)
  })
})

describe('the days of a grid beyond its period', () => {
  const april = { client: busyClient(60).client, filter: everyEvent, timeZone: 'UTC' }

  it('load on both sides, and are known if their events fit', async () => {
    const middle = { from: '2026-04-06', to: '2026-04-24' }
    const sides = await loadSides({
      ...april,
      period: middle,
      grid: { from: '2026-03-30', to: '2026-04-26' },
    })
    expect(sides.known).toEqual([
      { from: '2026-03-30', to: '2026-04-05' },
      { from: '2026-04-25', to: '2026-04-26' },
    ])
    expect(await loadSides({ ...april, period, grid: null })).toEqual({ events: [], known: [] })
    expect((await loadSides({ ...april, period, grid: period })).known).toEqual([])
  })

  it('are not known if they do not fit', async () => {
    const { client } = busyClient(1)
    const grid = { from: '2026-03-30', to: '2026-04-30' }
    expect(
      (await loadSides({ ...april, client, period: { from: '2026-04-06', to: '2026-04-30' }, grid })).known,
    ).toEqual([])
  })
})
