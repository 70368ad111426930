import { Type } from 'typebox'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventGroups, eventTypes } from '../../../domain/events/event-types.ts'
import { Nullable } from '../wire.ts'

export const Point = 'A month (yyyy-MM), a day (yyyy-MM-dd) or a moment, depending on the precision.'
export const Zone = 'A time zone such as Asia/Tokyo; default: UTC'

export const EventItem = Type.Object({
  event_id: Type.String(),
  type: Type.Enum(eventTypes),
  group: Type.Enum(eventGroups),
  token: Type.String({ description: 'The symbol in capitals.' }),
  coin_id: Nullable(
    Type.String({
      description: 'The coin with this symbol and the highest market cap; null when the market has none.',
    }),
  ),
  title: Type.String(),
  description: Nullable(Type.String()),
  start: Type.String({ description: Point }),
  end: Nullable(Type.String({ description: `The end of the event. ${Point}` })),
  precision: Type.Enum(precisions),
  place: Nullable(Type.String()),
  proof: Nullable(Type.String({ description: 'Address of the announcement.' })),
  is_demo: Type.Boolean({ description: 'True for demo content; pages must label it.' }),
})

export const EventPage = Type.Object({
  ...EventItem.properties,
  coin: Nullable(Type.Object({ id: Type.String(), name: Type.String(), symbol: Type.String() })),
  offering: Nullable(Type.Object({ item_id: Type.String(), name: Type.String(), status: Type.Integer() })),
  source: Type.String({ description: 'Origin of the entry.' }),
  updated_at: Type.String(),
  withdrawn_at: Nullable(
    Type.String({ description: 'When the event was withdrawn; null when it still takes place.' }),
  ),
})
