import { Type } from 'typebox'
import { precisions } from '../../domain/events/event-time.ts'
import { mostEvents, usualEvents } from '../../domain/events/event-query.ts'
import { eventGroups, eventTypes } from '../../domain/events/event-types.ts'
import { reviews } from '../../domain/events/event.ts'
import { operation } from './operation.ts'
import { Lines, Nullable } from './wire.ts'

const Point = 'A month (yyyy-MM), a day (yyyy-MM-dd) or a moment, as exact as it is known.'
const Zone = 'A time zone such as Asia/Tokyo; UTC if left out'

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

const SearchedDay = (description: string) => Type.String({ maxLength: 10, description })

/** Whatever is wrong with a field of an event is told in the reader's words: the schema only bounds what is read. */
const Stated = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: 4_000, description })))

export const eventsOperations = {
  searchEvents: operation({
    method: 'POST',
    path: '/api/events/search',
    area: 'events',
    summary: `Events by the day they begin, oldest first, ${usualEvents} at a time`,
    body: Type.Object(
      {
        start: SearchedDay('First day, yyyy-MM-dd in the zone'),
        end: SearchedDay('Last day, yyyy-MM-dd in the zone, ten years after the first at most'),
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
              maximum: mostEvents,
              description: `Of one answer; ${usualEvents} if left out`,
            }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
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
      next: Nullable(
        Type.String({ description: 'The cursor of those that follow; null when there are none.' }),
      ),
    }),
    readOnly: true,
    perMinute: 600,
  }),
  getEvent: operation({
    method: 'GET',
    path: '/api/events/item/{id}',
    area: 'events',
    summary: 'One event, with the coin and the token sale it is about; a withdrawn one says so',
    params: Type.Object({ id: Type.String({ maxLength: 120 }) }),
    reply: Type.Object({
      ...EventItem.properties,
      coin: Nullable(Type.Object({ id: Type.String(), name: Type.String(), symbol: Type.String() })),
      offering: Nullable(
        Type.Object({ item_id: Type.String(), name: Type.String(), status: Type.Integer() }),
      ),
      source: Type.String({ description: 'Who entered it.' }),
      updated_at: Type.String(),
      withdrawn_at: Nullable(Type.String({ description: 'Since then it is known not to take place.' })),
    }),
    problems: ['event_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
  addEvent: operation({
    method: 'POST',
    path: '/api/events/add',
    area: 'events',
    summary: 'Submit an event; it waits for review, and its sender gets a link to follow it',
    body: Type.Object({
      type: Stated(`Needed. One of ${eventTypes.join(', ')}`),
      token: Stated('Needed. The symbol'),
      title: Stated('At most 110 characters; left out, how the description begins'),
      description: Type.Optional(
        Nullable(
          Lines({ maxLength: 10_000, description: 'Needed. At most 256 characters, as people count them' }),
        ),
      ),
      start: Stated(`Needed. ${Point} A moment without an offset is one of the zone.`),
      end: Stated('The last moment, day or month, not before the start'),
      precision: Type.Optional(
        Nullable(Type.Enum(precisions, { description: 'Left out: as exact as it is written' })),
      ),
      zone: Stated(Zone),
      place: Stated('At most 120 characters'),
      proof: Stated('Needed. Where it was announced: http or https'),
      email: Stated('Told of the outcome, and then forgotten'),
      confirmed: Type.Optional(
        Nullable(
          Type.Boolean({ description: 'It is none of the events that were answered as likely the same' }),
        ),
      ),
    }),
    reply: Type.Object({
      status: Type.Enum(['waiting', 'likely_duplicate'] as const, {
        description: 'Likely a duplicate, nothing was stored: send it again with `confirmed` if it is not.',
      }),
      candidates: Type.Array(EventItem, { description: 'Which events it is likely the same as.' }),
      token: Nullable(Type.String({ description: 'Opens the submission; nobody can find it out again.' })),
      link: Nullable(Type.String({ description: 'The page that tells how it stands.' })),
    }),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getEventSubmission: operation({
    method: 'GET',
    path: '/api/events/submission',
    area: 'events',
    summary: 'How a submitted event stands',
    query: Type.Object({ token: Type.String({ maxLength: 100, description: 'As it was answered' }) }),
    reply: Type.Object({
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
    }),
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
