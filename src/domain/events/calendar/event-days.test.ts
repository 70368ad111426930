import { describe, expect, it } from 'vitest'
import type { Precision } from '../event-time.ts'
import { eventDays, eventTimeOf, isEventOver } from './event-days.ts'

const at = (start: string, precision: Precision, end: string | null = null) =>
  eventTimeOf({ start, end, precision })
const tokyo = 'Asia/Tokyo'

describe('the days of an event', () => {
  it.each([
    [at('2026-04-16T20:00:00.000Z', 'hour'), tokyo, '2026-04-17', '2026-04-17'],
    [at('2026-04-16T20:00:00.000Z', 'hour'), 'America/New_York', '2026-04-16', '2026-04-16'],
    [at('2026-04-16T20:00:00.000Z', 'hour', '2026-04-17T16:00:00.000Z'), tokyo, '2026-04-17', '2026-04-18'],
    [at('2026-04-16T12:00:00.000Z', 'hour', '2026-04-17T15:00:00.000Z'), tokyo, '2026-04-16', '2026-04-17'],
    [at('2026-04-16', 'day', '2026-04-18'), 'America/New_York', '2026-04-16', '2026-04-18'],
    [at('2026-04', 'month'), tokyo, '2026-04-01', '2026-04-30'],
    [at('2026-04', 'month', '2026-06'), tokyo, '2026-04-01', '2026-06-30'],
  ])('%j in %s are %s to %s', (time, zone, from, to) => {
    expect(eventDays(time, zone)).toEqual({ from, to })
  })

  it.each([
    [at('2026-04-16T20:00:00.000Z', 'hour'), '2026-04-16T20:59:00Z', false],
    [at('2026-04-16T20:00:00.000Z', 'hour'), '2026-04-16T21:00:00Z', true],
    [at('2026-04-16', 'day'), '2026-04-16T14:59:00Z', false],
    [at('2026-04-16', 'day'), '2026-04-16T15:00:00Z', true],
    [at('2026-04', 'month'), '2026-04-30T14:59:00Z', false],
    [at('2026-04', 'month'), '2026-04-30T15:00:00Z', true],
  ])('%j is over in Tokyo at %s: %s', (time, now, isOver) => {
    expect(isEventOver(time, { now: Date.parse(now), timeZone: tokyo })).toBe(isOver)
  })
})
