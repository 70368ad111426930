import { Type } from 'typebox'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventGroups, eventTypes } from '../../../domain/events/event-types.ts'
import { Nullable } from '../wire.ts'

export const Point = 'A month (yyyy-MM), a day (yyyy-MM-dd) or a moment, as exact as it is known.'
export const Zone = 'A time zone such as Asia/Tokyo; UTC if left out'

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
  is_demo: Type.Boolean({ description: 'It is made up, and pages have to say so.' }),
})

export const EventPage = Type.Object({
  ...EventItem.properties,
  coin: Nullable(Type.Object({ id: Type.String(), name: Type.String(), symbol: Type.String() })),
  offering: Nullable(Type.Object({ item_id: Type.String(), name: Type.String(), status: Type.Integer() })),
  source: Type.String({ description: 'Who entered it.' }),
  updated_at: Type.String(),
  withdrawn_at: Nullable(Type.String({ description: 'Since then it is known not to take place.' })),
})
