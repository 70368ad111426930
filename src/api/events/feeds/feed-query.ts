import { Type } from 'typebox'
import { Refusal } from '../../../contract/problems/problem.ts'
import { readCalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { readTimeZone } from '../../../domain/kernel/time/time-zone.ts'
import { fieldError } from '../../problems/field-errors.ts'

export interface FeedRequest {
  readonly Querystring: Readonly<Partial<Record<'symbol' | 'time' | 'tags' | 'zone', string>>>
}

export const feedQuerystring = Type.Object({
  symbol: Type.Optional(Type.String({ maxLength: 60 })),
  time: Type.Optional(
    Type.String({ maxLength: 40, description: 'A shortcut such as this-week, or yyyy-MM-dd..yyyy-MM-dd' }),
  ),
  tags: Type.Optional(Type.String({ maxLength: 400, description: 'Types or groups, parted by commas' })),
  zone: Type.Optional(
    Type.String({ maxLength: 64, description: 'Whose days are meant; left out, where the language is read' }),
  ),
})

export function readFeedQuery(query: FeedRequest['Querystring'], language: Language) {
  const reading = readCalendarFilter(query)
  const timeZone = readTimeZone(query.zone ?? zoneOfLanguage[language])
  if ('filter' in reading && timeZone !== undefined) return { filter: reading.filter, timeZone }
  const fields = new Set<string>('faults' in reading ? reading.faults.map(({ part }) => part) : [])
  if (timeZone === undefined) fields.add('zone')
  throw new Refusal('invalid_input', {
    errors: [...fields].map((field) =>
      fieldError({ field, code: field === 'zone' ? 'not_a_zone' : 'invalid', language }),
    ),
  })
}
