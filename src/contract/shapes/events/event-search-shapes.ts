import { Type } from 'typebox'
import { defaultEvents, maxDays, maxEvents } from '../../../domain/events/event-query.ts'
import { maxSymbols, maxSymbolsLength } from '../../../domain/events/event-symbol.ts'
import { eventGroups, eventTypes } from '../../../domain/events/event-types.ts'
import { Nullable } from '../wire.ts'
import { EventItem, Zone } from './event-shapes.ts'

const SearchedDay = (description: string) => Type.String({ maxLength: 10, description })

export const EventSearchRequest = Type.Object(
  {
    start: SearchedDay('First day of the search as yyyy-MM-dd, in the time zone `zone`'),
    end: SearchedDay(
      `Last day of the search, inclusive, as yyyy-MM-dd in the time zone \`zone\`; at most ${maxDays} days after the first`,
    ),
    symbol: Type.Optional(
      Nullable(
        Type.String({
          maxLength: maxSymbolsLength,
          description: `Only events of the tokens with these symbols, at most ${maxSymbols}, separated by commas: \`BTC,ETH\`; default: all tokens`,
        }),
      ),
    ),
    types: Type.Optional(
      Nullable(
        Type.Array(Type.Enum([...eventGroups, ...eventTypes]), {
          maxItems: eventGroups.length + eventTypes.length,
          description: 'Only events of these types and of the types of these groups; default: all types',
        }),
      ),
    ),
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
      Nullable(
        Type.String({
          maxLength: 140,
          description:
            '`next` of the previous response, to get the events that follow; default: from the beginning',
        }),
      ),
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
    {
      description:
        'Number of events of each type in the searched days, including the types that `types` leaves out.',
    },
  ),
  next: Nullable(
    Type.String({
      description: 'Send this as `cursor` to get the next events; null when there are no more.',
    }),
  ),
  tokens: Type.Array(
    Type.Object({
      symbol: Type.String({ description: 'Symbol in capitals' }),
      coins: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
        description:
          'Coins with this symbol, the largest first, with their names in the language of the host; several when coins share the symbol.',
      }),
      is_known: Type.Boolean({
        description: 'False when no coin, no event and no token sale has this symbol.',
      }),
    }),
    {
      description:
        'The tokens of `symbol`, each once, in alphabetical order; empty for a search of all tokens.',
    },
  ),
})
