import { day as dayMs } from './durations.ts'

/** A calendar day, `yyyy-MM-dd`, without a time zone. Days compare as text. */
export type Day = string

export type DayRange = { from: Day; to: Day }

const daysInWeek = 7
const dayLength = 'yyyy-MM-dd'.length

export function readDay(text: string): Day | undefined {
  if (text.length !== dayLength || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // `Date.parse` reads February 31 as March 3, whose day of the month differs from that of the text. An invalid month gives NaN,
  // which differs too.
  return new Date(time).getUTCDate() === Number(text.slice(-2)) ? text : undefined
}

export function addDays({ day, count }: { day: Day; count: number }): Day {
  return dayOf(Date.parse(day) + count * dayMs)
}

const spans = {
  'this-week': { unit: 'week', offset: 0 },
  'next-week': { unit: 'week', offset: 1 },
  'week-after-next': { unit: 'week', offset: 2 },
  'this-month': { unit: 'month', offset: 0 },
  'next-month': { unit: 'month', offset: 1 },
  'month-after-next': { unit: 'month', offset: 2 },
  'last-week': { unit: 'week', offset: -1 },
  'last-month': { unit: 'month', offset: -1 },
} as const

export type DayPreset = keyof typeof spans

export const dayPresets = [
  'this-week',
  'next-week',
  'week-after-next',
  'this-month',
  'next-month',
  'month-after-next',
  'last-week',
  'last-month',
] as const satisfies readonly DayPreset[]

export function isDayPreset(value: unknown): value is DayPreset {
  return dayPresets.some((preset) => preset === value)
}

/** The first and the last day of a shortcut, both inclusive. On Thursday 2026-04-16, this-week is 2026-04-13 to 2026-04-19. */
export function presetRange({ preset, today }: { preset: DayPreset; today: Day }): DayRange {
  const { unit, offset } = spans[preset]
  return unit === 'week' ? weekRange({ today, offset }) : monthRange({ today, offset })
}

function weekRange({ today, offset }: { today: Day; offset: number }): DayRange {
  const sinceMonday = (new Date(today).getUTCDay() + daysInWeek - 1) % daysInWeek
  const from = addDays({ day: today, count: offset * daysInWeek - sinceMonday })
  return { from, to: addDays({ day: from, count: daysInWeek - 1 }) }
}

function monthRange({ today, offset }: { today: Day; offset: number }): DayRange {
  const date = new Date(today)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + offset
  return { from: dayOf(Date.UTC(year, month, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) }
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
