import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import { submissionFields, type SubmissionField } from '../../../domain/events/submission/stated-event.ts'
import type { Texts } from '../../form/outcome/use-text-form.ts'

export function readPrecision(text: string | undefined): Precision | undefined {
  return precisions.find((one) => one === text)
}

/** What the fields of the form state; empty fields state nothing. */
export function statedEvent(texts: Texts) {
  const filled: Partial<Record<Exclude<SubmissionField, 'precision'>, string>> = {}
  for (const name of submissionFields) {
    const text = texts[name] ?? ''
    if (name !== 'precision' && text.trim() !== '') filled[name] = text
  }
  return { ...filled, precision: readPrecision(texts['precision']) ?? null }
}

/**
 * Converts a date to the input of another precision: `2026-04-16` becomes `2026-04` for a month and `2026-04-16T00:00` for an
 * hour. A month names no day, so for a day or an hour it becomes empty.
 */
export function dateAs(text: string, precision: Precision): string {
  const day = text.slice(0, 'yyyy-MM-dd'.length)
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (day.length < 'yyyy-MM-dd'.length) return ''
  if (precision === 'day') return day
  return text === day ? `${day}T00:00` : text
}
