import { Type } from 'typebox'
import { defaultEvents } from '../../domain/events/event-query.ts'
import { EventSearchResult, EventSearchRequest } from '../shapes/events/event-search-shapes.ts'
import { EventItem, EventPage } from '../shapes/events/event-shapes.ts'
import { EventSubmission, SubmittedEvent } from '../shapes/events/event-submission-shapes.ts'
import { submissionReply, SubmissionToken } from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

export const eventsOperations = {
  searchEvents: operation({
    method: 'POST',
    path: '/api/events/search',
    area: 'events',
    summary: `Search events by the day they begin, oldest first, ${defaultEvents} at a time`,
    body: EventSearchRequest,
    reply: EventSearchResult,
    readOnly: true,
    perMinute: 600,
  }),
  getEvent: operation({
    method: 'GET',
    path: '/api/events/item/{id}',
    area: 'events',
    summary: 'Get one event, with its coin and token sale; a withdrawn event has `withdrawn_at`',
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
    summary: 'Submit an event for review; the sender gets a link to its state',
    body: SubmittedEvent,
    reply: submissionReply(EventItem, 'Existing events that this one probably duplicates.'),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getEventSubmission: operation({
    method: 'GET',
    path: '/api/events/submission',
    area: 'events',
    summary: 'Get the state of a submitted event',
    query: SubmissionToken,
    reply: EventSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
