import type { Precision } from '../../../domain/events/event-time.ts'
import { fillForm, formDraft } from '../../form/form-draft.ts'

export const eventDraft = formDraft('event-draft')

/** The fields of dates take them as exactly as they are known. */
export function fillEvent(
  form: HTMLFormElement,
  draft: Readonly<Record<string, string>>,
  precision: Precision,
): void {
  fillForm(form, draft, (name, text) => (name === 'start' || name === 'end' ? dateAs(text, precision) : text))
}

/** As its field takes it: `2026-04-16` is `2026-04` of a month and midnight of a moment; a month is no day. */
function dateAs(text: string, precision: Precision): string {
  const day = text.slice(0, 'yyyy-MM-dd'.length)
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (day.length < 'yyyy-MM-dd'.length) return ''
  if (precision === 'day') return day
  return text === day ? `${day}T00:00` : text
}
