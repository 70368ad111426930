import type { Form } from '../../kernel/form/form.ts'
import { checkTyped } from '../../kernel/form/typed-texts.ts'
import { webAddress } from '../../kernel/rows/web-address.ts'
import { cleanLine, cleanLines } from '../../kernel/text/character-references.ts'
import { eventDescriptionLimit, firstCharacters, headlineLimit, truncate } from '../../kernel/text/text.ts'
import { readTimeZone } from '../../kernel/time/time-zone.ts'
import { readEventSymbol } from '../event-symbol.ts'
import { eventTypes, isEventType } from '../event-types.ts'
import type { EventSubmission, StatedEvent, SubmissionFault, SubmissionField } from './stated-event.ts'
import { readStatedTime } from './stated-time.ts'

export const placeLimit = 120
export const titleLimit = headlineLimit

const eventForm: Form = [
  { name: 'type', kind: 'select', options: eventTypes, required: true },
  { name: 'token', kind: 'remote', required: true },
  { name: 'description', kind: 'lines', limit: eventDescriptionLimit, required: true },
  { name: 'title', kind: 'text', limit: titleLimit },
  { name: 'place', kind: 'text', limit: placeLimit },
  { name: 'proof', kind: 'url', required: true },
  { name: 'email', kind: 'email' },
  { name: 'start', kind: 'text', required: true },
  { name: 'end', kind: 'text' },
]

/**
 * Checks a submitted event and returns all faults at once. Lengths count characters as people do: a family emoji is one
 * of the 256 of a description.
 */
export function checkSubmission(
  stated: StatedEvent,
  now: number,
): { submission: EventSubmission } | { faults: SubmissionFault[] } {
  const { values, faults: found } = checkTyped(
    eventForm,
    { ...stated, type: stated.type?.toLowerCase() },
    (text, isLines) => (isLines ? cleanLines(text) : cleanLine(text)),
  )
  const { type = '', token = '', description = '', title = '', place = '', email = '', start = '' } = values
  const symbol = readEventSymbol(token)
  const proof = webAddress(values['proof'] ?? '')
  const timeZone = readTimeZone(stated.zone ?? 'UTC')
  const time = readStatedTime({
    start,
    end: values['end'] ?? '',
    precision: stated.precision ?? null,
    timeZone: timeZone ?? 'UTC',
    now,
  })

  const faults: SubmissionFault[] = []
  const fault = (field: SubmissionField, code: string, limit?: number) => {
    if (faults.every((known) => known.field !== field))
      faults.push({ field, code, ...(limit !== undefined && { limit }) })
  }
  for (const { name } of eventForm) {
    const known = found.find(({ field }) => field === name)
    const field = name as SubmissionField
    if (known !== undefined) fault(field, known.code === 'choice' ? 'not_a_type' : known.code, known.limit)
    if (name === 'token' && symbol === undefined) fault('token', 'not_a_symbol')
    if (name === 'email' && timeZone === undefined) fault('zone', 'not_a_zone')
  }
  if ('fault' in time) fault(time.fault.field, time.fault.code)

  const isWhole = isEventType(type) && symbol !== undefined && proof !== undefined && 'time' in time
  if (faults.length > 0 || !isWhole) return { faults }
  return {
    submission: {
      type,
      symbol,
      title: title === '' ? titleFrom(description) : title,
      description,
      time: time.time,
      place: place === '' ? null : place,
      proof,
      email: email === '' ? null : email,
    },
  }
}

/**
 * The first sentence of the description if it is short enough for a title, otherwise the beginning of its first line.
 */
export function titleFrom(description: string): string {
  const [line = ''] = description.split('\n')
  const [sentence = line] = /^.+?(?:[。！？]|[.!?](?=\s))/u.exec(line) ?? []
  const isShort = firstCharacters(sentence, titleLimit) === sentence
  return isShort ? sentence.replace(/[.。]$/, '') : truncate(line, titleLimit)
}
