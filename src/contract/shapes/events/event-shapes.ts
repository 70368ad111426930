import { Type } from 'typebox'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventGroups, eventTypes } from '../../../domain/events/event-types.ts'
import { Nullable } from '../wire.ts'

export const Point =
  'A month (yyyy-MM), a day (yyyy-MM-dd) or a date and time with its UTC offset, as `precision` says.'
export const Zone = 'An IANA time zone such as Asia/Tokyo; default: UTC'

export const EventItem = Type.Object({
  event_id: Type.String({ description: 'Id of the event' }),
  type: Type.Enum(eventTypes, { description: 'What kind of event it is' }),
  group: Type.Enum(eventGroups, { description: 'Group to which the type belongs' }),
  token: Type.String({ description: 'Symbol of the token, in capitals.' }),
  coin_id: Nullable(
    Type.String({
      description:
        'Id of the coin with this symbol, of several the one with the highest market cap; null when the market has none.',
    }),
  ),
  title: Type.String({ description: 'Title in the language of the host, or in another when there is none.' }),
  description: Nullable(
    Type.String({ description: 'Description in the language of the host, or in another.' }),
  ),
  start: Type.String({ description: `The start of the event. ${Point}` }),
  end: Nullable(
    Type.String({ description: `The end of the event, inclusive; null when it has no duration. ${Point}` }),
  ),
  precision: Type.Enum(precisions, { description: 'How exactly the time of the event is known.' }),
  place: Nullable(Type.String({ description: 'Where the event takes place.' })),
  proof: Nullable(Type.String({ description: 'URL of the announcement.' })),
  is_demo: Type.Boolean({ description: 'True for demo content; pages must label it.' }),
})

export const EventPage = Type.Object({
  ...EventItem.properties,
  coin: Nullable(
    Type.Object(
      { id: Type.String(), name: Type.String(), symbol: Type.String() },
      { description: 'The coin of `coin_id`' },
    ),
  ),
  offering: Nullable(
    Type.Object(
      { item_id: Type.String(), name: Type.String(), status: Type.Integer() },
      { description: 'The token sale that the operator has linked to the coin; null when none is' },
    ),
  ),
  source: Type.String({
    description:
      'Where the event comes from: `submission` for one sent by a visitor, otherwise the name of the source.',
  }),
  updated_at: Type.String({ description: 'When the event was last changed.' }),
  withdrawn_at: Nullable(
    Type.String({ description: 'When the event was withdrawn; null when it still takes place.' }),
  ),
})
