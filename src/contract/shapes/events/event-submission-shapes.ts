import { Type } from 'typebox'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventTypes } from '../../../domain/events/event-types.ts'
import { reviews } from '../../../domain/events/event.ts'
import { placeLimit } from '../../../domain/events/submission/event-submission.ts'
import { eventDescriptionLimit, headlineLimit } from '../../../domain/kernel/text/text.ts'
import { Sending } from '../submission-shapes.ts'
import { Lines, Nullable } from '../wire.ts'
import { EventItem, Point, Zone } from './event-shapes.ts'

/** The schema only bounds the size of a field: the rules of the form report errors, in the reader's language. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

export const SubmittedEvent = Type.Object({
  type: Stated(`Required. One of ${eventTypes.join(', ')}`),
  token: Stated('Required. Symbol of the token that the event is about'),
  title: Stated(`At most ${headlineLimit} characters; default: the beginning of the description`),
  description: Type.Optional(
    Nullable(
      Lines({
        maxLength: 10_000,
        description: `Required. At most ${eventDescriptionLimit} characters; an emoji counts as one`,
      }),
    ),
  ),
  start: Stated(`Required. ${Point} A date and time without an offset is in the time zone \`zone\`.`),
  end: Stated(
    'The last moment, day or month of the event, in the form of `start` and not before it; default: the event has no duration',
  ),
  precision: Type.Optional(
    Nullable(Type.Enum(precisions, { description: 'Default: derived from the form of `start`' })),
  ),
  zone: Stated(`Time zone of \`start\` and \`end\`. ${Zone}`),
  place: Stated(`Where the event takes place, at most ${placeLimit} characters`),
  proof: Stated('Required. URL of the announcement, http or https'),
  email: Stated('Mail address that gets the outcome of the review; the site deletes it after that'),
  confirmed: Type.Optional(
    Nullable(
      Type.Boolean({
        description: 'True: the sender confirms that the event is none of the returned candidates',
      }),
    ),
  ),
  sending: Sending,
})

export const EventSubmission = Type.Object({
  status: Type.Enum(reviews, { description: 'Outcome of the review by the operator' }),
  reason: Nullable(
    Type.String({ description: 'Why the operator refused the event, in the words of the operator.' }),
  ),
  event_id: Nullable(Type.String({ description: 'Id of the published event; null unless it is approved.' })),
  submitted_at: Type.String({ description: 'When the event was submitted' }),
  decided_at: Nullable(Type.String({ description: 'When the operator decided; null while waiting' })),
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
