import { offsetAt } from '../../../domain/kernel/time/zone-offset.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import type { LoadedSubmission } from './submitted.load.ts'

/** The fields of the form as they were sent; times are in the zone of this device, which the form names. */
export function submittedFields(event: LoadedSubmission['event']): Readonly<Record<string, string>> {
  const { type, token, own_title, description, precision, start, end, place, proof } = event
  const timeOf = (text: string | null) => (text !== null && precision === 'hour' ? localTime(text) : text)
  const fields = {
    type,
    token,
    title: own_title,
    precision,
    start: timeOf(start),
    end: timeOf(end),
    place,
    proof,
    description,
  }
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? '']))
}

/** `2026-04-16T12:00:00.000Z` is `2026-04-16T21:00` in Tokyo. */
function localTime(text: string): string {
  const at = Date.parse(text)
  return new Date(at + offsetAt(at, readerZone())).toISOString().slice(0, 'yyyy-MM-ddThh:mm'.length)
}
