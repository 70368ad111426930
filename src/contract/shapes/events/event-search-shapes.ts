import { Type } from 'typebox'
import { defaultEvents, maxDays, maxEvents } from '../../../domain/events/event-query.ts'
import { eventTypes } from '../../../domain/events/event-types.ts'
import { EventItem, Zone } from './event-shapes.ts'
import { Nullable } from '../wire.ts'

const SearchedDay = (description: string) => Type.String({ maxLength: 10, description })

export const SearchedEvents = Type.Object(
  {
    start: SearchedDay('First day, yyyy-MM-dd in the zone'),
    end: SearchedDay(`Last day, yyyy-MM-dd in the zone, ${maxDays} days after the first at most`),
    symbol: Type.Optional(Nullable(Type.String({ maxLength: 60, description: 'Of one token alone' }))),
    types: Type.Optional(Nullable(Type.Array(Type.Enum(eventTypes), { maxItems: eventTypes.length }))),
    zone: Type.Optional(
      Nullable(Type.String({ maxLength: 64, description: `Whose days are meant. ${Zone}` })),
    ),
    latest: Type.Optional(
      Nullable(
        Type.Boolean({ description: 'Of more than fit the latest, and with a cursor those before them' }),
      ),
    ),
    cursor: Type.Optional(
      Nullable(Type.String({ maxLength: 140, description: '`next` of the answer before this one' })),
    ),
    limit: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 1,
          maximum: maxEvents,
          description: `Of one answer; ${defaultEvents} if left out`,
        }),
      ),
    ),
  },
  { additionalProperties: false },
)

export const FoundEvents = Type.Object({
  groups: Type.Array(
    Type.Object({
      date: Type.String({
        description:
          'The day they begin in the zone, or the first of the month; before the first day if still going on.',
      }),
      items: Type.Array(EventItem),
    }),
  ),
  total: Type.Integer({ description: 'How many there are, sent or not.' }),
  counts: Type.Object(
    Object.fromEntries(eventTypes.map((type) => [type, Type.Integer()])) as Record<
      (typeof eventTypes)[number],
      ReturnType<typeof Type.Integer>
    >,
    { description: 'How many of each type there are in these days, whichever types were asked for.' },
  ),
  next: Nullable(Type.String({ description: 'The cursor of those that follow; null when there are none.' })),
})
