import { Type } from 'typebox'
import { precisions } from '../../../domain/events/event-time.ts'
import { eventTypes } from '../../../domain/events/event-types.ts'
import { placeLimit } from '../../../domain/events/submission/event-submission.ts'
import { eventDescriptionLimit, headlineLimit } from '../../../domain/kernel/text/text.ts'
import { Correction, Sending, SubmissionStanding } from '../submission-shapes.ts'
import { Lines, Nullable } from '../wire.ts'
import { EventItem, Point, Zone } from './event-shapes.ts'

/** The schema only bounds the size of a field: the rules of the form report errors, in the reader's language. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

const Fields = {
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
  confirmed: Type.Optional(
    Nullable(
      Type.Boolean({
        description: 'True: the sender confirms that the event is none of the returned candidates',
      }),
    ),
  ),
}

export const SubmittedEvent = Type.Object({
  ...Fields,
  email: Stated('Mail address that gets the outcome of the review; the site deletes it after that'),
  sending: Sending,
})

export const CorrectedEvent = Type.Object({ ...Fields, ...Correction })

export const EventSubmission = Type.Object({
  ...SubmissionStanding,
  event_id: Nullable(Type.String({ description: 'Id of the published event; null unless it is approved.' })),
  type: EventItem.properties.type,
  token: EventItem.properties.token,
  title: Type.String(),
  own_title: Nullable(
    Type.String({
      description: 'The title as its sender wrote it; null if it was taken from the description',
    }),
  ),
  description: Nullable(Type.String()),
  start: EventItem.properties.start,
  end: EventItem.properties.end,
  precision: EventItem.properties.precision,
  place: EventItem.properties.place,
  proof: EventItem.properties.proof,
})
