import { Type } from 'typebox'
import { reviews } from '../../../domain/events/event.ts'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventTypes } from '../../../domain/events/event-types.ts'
import { eventDescriptionLimit, headlineLimit } from '../../../domain/kernel/text/text.ts'
import { placeLimit } from '../../../domain/events/submission/event-submission.ts'
import { EventItem, Point, Zone } from './event-shapes.ts'
import { Lines, Nullable } from '../wire.ts'

/** Whatever is wrong with a field of an event is told in the reader's words: the schema only bounds what is read. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

export const SubmittedEvent = Type.Object({
  type: Stated(`Needed. One of ${eventTypes.join(', ')}`),
  token: Stated('Needed. The symbol'),
  title: Stated(`At most ${headlineLimit} characters; left out, how the description begins`),
  description: Type.Optional(
    Nullable(
      Lines({
        maxLength: 10_000,
        description: `Needed. At most ${eventDescriptionLimit} characters, as people count them`,
      }),
    ),
  ),
  start: Stated(`Needed. ${Point} A moment without an offset is one of the zone.`),
  end: Stated('The last moment, day or month, not before the start'),
  precision: Type.Optional(
    Nullable(Type.Enum(precisions, { description: 'Left out: as exact as it is written' })),
  ),
  zone: Stated(Zone),
  place: Stated(`At most ${placeLimit} characters`),
  proof: Stated('Needed. Where it was announced: http or https'),
  email: Stated('Told of the outcome, and then forgotten'),
  confirmed: Type.Optional(
    Nullable(Type.Boolean({ description: 'It is none of the events that were answered as likely the same' })),
  ),
})

export const EventSubmission = Type.Object({
  status: Type.Enum(reviews),
  reason: Nullable(Type.String({ description: 'Of a refusal, in the words of the reviewer.' })),
  event_id: Nullable(Type.String({ description: 'The event, once it is approved.' })),
  submitted_at: Type.String(),
  decided_at: Nullable(Type.String()),
  type: EventItem.properties.type,
  token: EventItem.properties.token,
  title: Type.String(),
  description: Nullable(Type.String()),
  start: EventItem.properties.start,
  end: EventItem.properties.end,
  precision: EventItem.properties.precision,
  place: EventItem.properties.place,
  proof: EventItem.properties.proof,
})
