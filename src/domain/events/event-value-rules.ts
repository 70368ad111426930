import { refuse, warn, type RowField } from '../kernel/rows/row-field.ts'
import { reviews, type Review } from './event.ts'
import { readEventTime } from './event-time.ts'
import { isEventType, type EventType } from './event-types.ts'

/** Imported events are published at once, because the operator is responsible for the file. */
const defaultReview: Review = 'approved'

export function textOf({ value }: RowField): string {
  return typeof value === 'string' ? value : ''
}

export function readType(field: RowField): EventType {
  const { value } = field
  if (value === undefined) return 'other'
  const type = typeof value === 'string' ? value.trim().toLowerCase() : value
  return isEventType(type) ? type : (refuse(field, 'not_a_type') ?? 'other')
}

export function readReview(field: RowField): Review {
  if (field.value === undefined) return defaultReview
  const review = reviews.find((known) => known === field.value)
  return review ?? refuse(field, 'not_a_review') ?? defaultReview
}

export function readSequence(field: RowField): number {
  const { value } = field
  if (value === undefined) return 0
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000
  return isCount ? value : (refuse(field, 'not_a_number') ?? 0)
}

/** An unreadable time is dropped with a warning, because the event is complete without it. */
export function readMoment(field: RowField): number | null {
  if (field.value === undefined) return null
  const reading = readEventTime({ start: textOf(field), end: null })
  if ('time' in reading) return reading.time.start
  warn(field, 'not_a_date')
  return null
}
