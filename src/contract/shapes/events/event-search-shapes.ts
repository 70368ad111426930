import { Type } from 'typebox'
import { defaultEvents, maxDays, maxEvents } from '../../../domain/events/event-query.ts'
import { eventTypes } from '../../../domain/events/event-types.ts'
import { Nullable } from '../wire.ts'
import { EventItem, Zone } from './event-shapes.ts'

const SearchedDay = (description: string) => Type.String({ maxLength: 10, description })

export const EventSearchRequest = Type.Object(
  {
    start: SearchedDay('First day as yyyy-MM-dd, in the time zone `zone`'),
    end: SearchedDay(
      `Last day as yyyy-MM-dd, in the time zone \`zone\`; at most ${maxDays} days after the first`,
    ),
    symbol: Type.Optional(Nullable(Type.String({ maxLength: 60, description: 'Only events of this token' }))),
    types: Type.Optional(Nullable(Type.Array(Type.Enum(eventTypes), { maxItems: eventTypes.length }))),
    zone: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 64,
          description: `Time zone of the days in the request and the response. ${Zone}`,
        }),
      ),
    ),
    latest: Type.Optional(
      Nullable(
        Type.Boolean({
          description:
            'True: when not all events fit into one response, return the latest ones, and with a cursor the ones before them',
        }),
      ),
    ),
    cursor: Type.Optional(
      Nullable(Type.String({ maxLength: 140, description: '`next` of the previous response' })),
    ),
    limit: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 1,
          maximum: maxEvents,
          description: `Maximum number of events in the response; default: ${defaultEvents}`,
        }),
      ),
    ),
  },
  { additionalProperties: false },
)

export const EventSearchResult = Type.Object({
  groups: Type.Array(
    Type.Object({
      date: Type.String({
        description:
          'The day on which these events begin in the time zone, or the first day of their month. It is before `start` for events that are still going on.',
      }),
      items: Type.Array(EventItem),
    }),
  ),
  total: Type.Integer({
    description: 'Number of all matching events, including those that are not in this response.',
  }),
  counts: Type.Object(
    Object.fromEntries(eventTypes.map((type) => [type, Type.Integer()])) as Record<
      (typeof eventTypes)[number],
      ReturnType<typeof Type.Integer>
    >,
    { description: 'Number of events of each type in these days, whatever `types` says.' },
  ),
  next: Nullable(
    Type.String({ description: 'Cursor of the next response; null when there are no more events.' }),
  ),
})
