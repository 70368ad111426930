import { Type } from 'typebox'
import { precisions } from '../../domain/events/event-time.ts'
import { eventGroups, eventTypes } from '../../domain/events/event-types.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

const Point = 'A month (yyyy-MM), a day (yyyy-MM-dd) or a moment, as exact as it is known.'

export const EventItem = Type.Object({
  event_id: Type.String(),
  type: Type.Enum(eventTypes),
  group: Type.Enum(eventGroups),
  token: Type.String({ description: 'The symbol, in capitals.' }),
  coin_id: Nullable(
    Type.String({
      description: 'The coin of that symbol, if the market has one: that of the highest market cap.',
    }),
  ),
  title: Type.String(),
  description: Nullable(Type.String()),
  start: Type.String({ description: Point }),
  end: Nullable(Type.String({ description: `The last moment, day or month of it. ${Point}` })),
  precision: Type.Enum(precisions),
  place: Nullable(Type.String()),
  proof: Nullable(Type.String({ description: 'Where it was announced.' })),
})

const SearchedDay = (description: string) => Type.String({ maxLength: 10, description })

export const eventsOperations = {
  searchEvents: operation({
    method: 'POST',
    path: '/api/events/search',
    area: 'events',
    summary: 'Events by the day they begin, oldest first; of more than 500 the latest',
    body: Type.Object(
      {
        start: SearchedDay('First day, yyyy-MM-dd in UTC'),
        end: SearchedDay('Last day, yyyy-MM-dd in UTC, ten years after the first at most'),
        symbol: Type.Optional(Nullable(Type.String({ maxLength: 60, description: 'Of one token alone' }))),
        types: Type.Optional(Nullable(Type.Array(Type.Enum(eventTypes), { maxItems: eventTypes.length }))),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      groups: Type.Array(
        Type.Object({
          date: Type.String({
            description:
              'The day they begin, or the first of the month; before the first day if still going on.',
          }),
          items: Type.Array(EventItem),
        }),
      ),
      total: Type.Integer({ description: 'How many there are, sent or not.' }),
    }),
    readOnly: true,
    perMinute: 600,
  }),
}
