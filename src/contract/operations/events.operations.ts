import { Type } from 'typebox'
import { defaultEvents } from '../../domain/events/event-query.ts'
import { FoundEvents, SearchedEvents } from '../shapes/events/event-search-shapes.ts'
import { EventItem, EventPage } from '../shapes/events/event-shapes.ts'
import { EventSubmission, SubmittedEvent } from '../shapes/events/event-submission-shapes.ts'
import { submissionReply, SubmissionToken } from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

export const eventsOperations = {
  searchEvents: operation({
    method: 'POST',
    path: '/api/events/search',
    area: 'events',
    summary: `Events by the day they begin, oldest first, ${defaultEvents} at a time`,
    body: SearchedEvents,
    reply: FoundEvents,
    readOnly: true,
    perMinute: 600,
  }),
  getEvent: operation({
    method: 'GET',
    path: '/api/events/item/{id}',
    area: 'events',
    summary: 'One event, with the coin and the token sale it is about; a withdrawn one says so',
    params: Type.Object({ id: Type.String({ maxLength: 120 }) }),
    reply: EventPage,
    problems: ['event_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
  addEvent: operation({
    method: 'POST',
    path: '/api/events/add',
    area: 'events',
    summary: 'Submit an event; it waits for review, and its sender gets a link to follow it',
    body: SubmittedEvent,
    reply: submissionReply(EventItem, 'Which events it is likely the same as.'),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getEventSubmission: operation({
    method: 'GET',
    path: '/api/events/submission',
    area: 'events',
    summary: 'How a submitted event stands',
    query: SubmissionToken,
    reply: EventSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
